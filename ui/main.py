"""What the page runs: starts the app, and tells the shell if that fails."""

import traceback

import js

try:
    from ui.start import start

    start()
except BaseException:
    js.sawdust.failed("start", traceback.format_exc())
    raise
