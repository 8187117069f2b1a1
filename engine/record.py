"""The record: one thing for save, link, fixture and bug report.

Bytes: format (1) · game code (1) · rules version (varint) · data fingerprint (2) · players and
options (varint, mixed radix) · seed (6) · number of actions (varint) · actions (one big integer:
each action's index among the legal ones, mixed radix) · CRC-32 (4). Text: base64url, unpadded.

Decoding plays the game, so an illegal record cannot exist, and a forced action costs nothing.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine.catalogue import by_code, by_slug
from engine.chance import SEED_BITS, SeededDealer
from engine.errors import BadRecord, IllegalAction, OtherRules
from engine.game import TERMINAL, Game, Options, OptionValue

FORMAT = 1
MAX_BYTES = 16_384
MAX_TEXT = -(-MAX_BYTES * 4 // 3)
MAX_ACTIONS = 40_000
_SEED_BYTES = SEED_BITS // 8
_CHECK_BYTES = 4


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its first position on. `options` are settled; `actions` are action numbers."""

    game: str
    players: int
    seed: int
    options: Options = field(default_factory=dict)
    actions: tuple[int, ...] = ()


def encode(record: Record) -> bytes:
    """The record as bytes. Raises what the game raises if it is not a legal one."""
    game = by_slug(record.game)
    options = game.settle(record.players, record.options)
    state = game.new_state(record.players, options, SeededDealer(record.seed))
    digits: list[tuple[int, int]] = []
    for action in record.actions:
        legal = state.legal_actions() if state.current_player != TERMINAL else []
        if action not in legal:
            raise IllegalAction(action, legal)
        digits.append((legal.index(action), len(legal)))
        state.apply_action(action)
    return assemble(game, record.players, options, record.seed, digits)


def assemble(
    game: Game[Any],
    players: int,
    options: Options,
    seed: int,
    digits: Sequence[tuple[int, int]],
) -> bytes:
    """A record's bytes from settled options and, per action, its index and of how many it was."""
    packed = 0
    for digit, radix in reversed(digits):
        packed = packed * radix + digit
    body = b"".join(
        (
            bytes((FORMAT, game.code)),
            _varint(game.rules_version),
            game.fingerprint().to_bytes(2, "big"),
            _varint(_pack_options(game, players, options)),
            seed.to_bytes(_SEED_BYTES, "big"),
            _varint(len(digits)),
            packed.to_bytes((packed.bit_length() + 7) // 8, "big"),
        )
    )
    return body + zlib.crc32(body).to_bytes(_CHECK_BYTES, "big")


def decode(data: bytes) -> Record:
    """The record in these bytes, played through the engine.

    Raises BadRecord (damaged, too long, not canonical, an action too many), UnknownGame,
    OtherRules, BadPlayers or BadOption. Takes time in proportion to its capped length only.
    """
    tape = Tape(data)
    head = tape.head
    state = by_slug(head.game).new_state(head.players, head.options, SeededDealer(head.seed))
    actions = []
    for _ in range(tape.count):
        legal = state.legal_actions() if state.current_player != TERMINAL else []
        action = legal[tape.index(legal)]
        state.apply_action(action)
        actions.append(action)
    tape.end()
    return replace(head, actions=tuple(actions))


def header(data: bytes) -> Record:
    """The record without its actions: quick, for lists. Raises what `decode` raises so far."""
    return Tape(data).head


def to_text(data: bytes) -> str:
    """Bytes as text that is safe in a URL fragment."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def from_text(text: str) -> bytes:
    """The bytes of such a text; raises BadRecord if it is not exactly one."""
    if len(text) > MAX_TEXT:
        raise BadRecord(f"longer than {MAX_TEXT} characters", MAX_TEXT)
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        data = b""
    # Anything but the one canonical spelling is refused: padding, stray bits, other alphabets.
    if not data or to_text(data) != text:
        raise BadRecord("it is cut off or holds characters that no record has", 0)
    return data


class Tape:
    """The actions of encoded bytes, for whoever plays them: what each means, only the position in
    which it is played can tell.

    head: the record without its actions. count: how many there are. Raises what `decode` raises.
    """

    def __init__(self, data: bytes) -> None:
        self.head, self.count, self._packed = _open(data)
        self._played = 0

    def index(self, legal: Sequence[int]) -> int:
        """Which of these, the legal ones, comes next. None are where the game is over."""
        if not legal:
            raise BadRecord(
                f"the game ends after {self._played} of {self.count} actions", self._played
            )
        self._played += 1
        if len(legal) == 1:
            return 0
        self._packed, index = divmod(self._packed, len(legal))
        return index

    def end(self) -> None:
        """To be called when all have been played."""
        if self._packed:
            raise BadRecord("something is left after the last action", self.count)


def _open(data: bytes) -> tuple[Record, int, int]:
    """The record without actions, how many there are, and they themselves, in one number."""
    if len(data) > MAX_BYTES:
        raise BadRecord(f"longer than {MAX_BYTES} bytes", MAX_BYTES)
    body, check = data[:-_CHECK_BYTES], data[-_CHECK_BYTES:]
    if not body or zlib.crc32(body).to_bytes(_CHECK_BYTES, "big") != check:
        raise BadRecord("it is damaged or cut off", len(body))
    reader = _Reader(body)
    if (found := reader.take(1)[0]) != FORMAT:
        raise BadRecord(f"format {found} where {FORMAT} is known", 0)
    game = by_code(reader.take(1)[0])
    rules = f"{reader.varint()}-{int.from_bytes(reader.take(2), 'big'):04x}"
    ours = f"{game.rules_version}-{game.fingerprint():04x}"
    if rules != ours:
        raise OtherRules(game.slug, rules, ours)
    players, options = _unpack_options(game, reader)
    seed = int.from_bytes(reader.take(_SEED_BYTES), "big")
    count = reader.varint()
    if count > MAX_ACTIONS:
        raise BadRecord(f"more than {MAX_ACTIONS} actions", reader.at)
    start = reader.at
    digits = reader.take(len(body) - start)
    if digits[:1] == b"\0":
        raise BadRecord("a superfluous zero", start)
    head = Record(game.slug, players, seed, options)
    return head, count, int.from_bytes(digits, "big")


def _pack_options(game: Game[Any], players: int, options: Options) -> int:
    packed = 0
    for option in reversed(game.options):
        packed = packed * len(option.values) + option.values.index(options[option.name])
    return packed * len(game.players) + game.players.index(players)


def _unpack_options(game: Game[Any], reader: _Reader) -> tuple[int, dict[str, OptionValue]]:
    start = reader.at
    packed, seats = divmod(reader.varint(), len(game.players))
    options: dict[str, OptionValue] = {}
    for option in game.options:
        packed, index = divmod(packed, len(option.values))
        options[option.name] = option.values[index]
    if packed:
        raise BadRecord("options that this game does not have", start)
    players = game.players[seats]
    return players, game.settle(players, options)


def _varint(number: int) -> bytes:
    """Seven bits a byte, low ones first; the high bit says that more follow."""
    out = bytearray()
    while number >= 0x80:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number)
    return bytes(out)


class _Reader:
    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def take(self, size: int) -> bytes:
        if self.at + size > len(self.data):
            raise BadRecord("it is cut off", len(self.data))
        self.at += size
        return self.data[self.at - size : self.at]

    def varint(self) -> int:
        start = self.at
        number = shift = 0
        while True:
            byte = self.take(1)[0]
            number |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                break
            if shift > 63:
                raise BadRecord("a number too long", start)
        if byte == 0 and shift > 7:
            raise BadRecord("a number spelt too long", start)
        return number
