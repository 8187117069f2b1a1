"""localStorage, with errors that say what is wrong."""

from __future__ import annotations

from engine.errors import EngineError

try:
    import js
except ImportError:
    js = None


class StorageFull(EngineError):
    """localStorage has no room for this."""

    key = "error.storage-full"


class StorageOff(EngineError):
    """localStorage cannot be used (private window, blocked, embedded without permission)."""

    key = "error.storage-off"


class Storage:
    """Texts by name, kept by the browser."""

    def get(self, key: str) -> str | None:
        try:
            value = js.localStorage.getItem(key)
        except Exception as error:
            raise StorageOff(str(error)) from None
        # A missing key is JavaScript's null, which is not Python's None in every Pyodide.
        return value if isinstance(value, str) else None

    def set(self, key: str, value: str) -> None:
        try:
            js.localStorage.setItem(key, value)
        except Exception as error:
            if "quota" in str(error).lower():
                raise StorageFull(str(error)) from None
            raise StorageOff(str(error)) from None

    def remove(self, key: str) -> None:
        try:
            js.localStorage.removeItem(key)
        except Exception as error:
            raise StorageOff(str(error)) from None

    def names(self) -> list[str]:
        try:
            return [str(js.localStorage.key(i)) for i in range(js.localStorage.length)]
        except Exception as error:
            raise StorageOff(str(error)) from None
