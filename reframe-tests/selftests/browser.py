"""A real browser, without a window: what it makes of a page, as measures and as a picture."""

from __future__ import annotations

import json
import re
import shutil
import struct
import subprocess
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from typing import Any

# Chromium without its windows: a smaller package, and a page may be as narrow as one likes.
NAME = "chromium-headless-shell"
QUIET = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-sync",
    "--disable-extensions", "--disable-background-networking", "--disable-component-update", "--hide-scrollbars",
    "--force-device-scale-factor=1", "--host-resolver-rules=MAP * ~NOTFOUND",
)  # fmt: skip

# Put behind a page: leaves what `measure` says in the page's own text, from where --dump-dom gives it back.
PROBE = """<script>addEventListener("load", () => {{
  const box = (one) => {{
    const at = one.getBoundingClientRect();
    return {{x: at.x, y: at.y, width: at.width, height: at.height}};
  }};
  const measured = (() => {{ {measure} }})();
  const place = document.createElement("pre");
  place.id = "measured";
  place.textContent = JSON.stringify(measured);
  document.body.append(place);
}});</script>"""


@dataclass(frozen=True)
class Browser:
    """Each call is a start of its own, with a profile that is thrown away."""

    program: Path
    folder: Path

    def run(self, page: Path, width: int, height: int, dark: bool, *options: str) -> str:
        profile = self.folder / "profile"
        shutil.rmtree(profile, ignore_errors=True)
        colours = ["--blink-settings=preferredColorScheme=0"] if dark else ["--blink-settings=preferredColorScheme=1"]
        command = [str(self.program), *QUIET, *colours, f"--user-data-dir={profile}", f"--window-size={width},{height}"]
        done = subprocess.run(
            [*command, *options, page.as_uri()],
            stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, timeout=300,
            env={"PATH": "/usr/bin:/bin", "HOME": str(self.folder), "TMPDIR": str(self.folder)},
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    def measure(self, page: Path, measure: str, width: int = 1280, height: int = 800, dark: bool = False) -> Any:
        """What the body of a JavaScript function returns in the page; `box(element)` is at hand."""
        copy = self.folder / "probed.html"
        copy.write_text(page.read_text(encoding="utf-8") + PROBE.format(measure=measure), encoding="utf-8")
        text = self.run(copy, width, height, dark, "--dump-dom")
        found = re.search(r'<pre id="measured">(.*?)</pre>', text, re.DOTALL)
        assert found, f"the page was not loaded: {text[:500]}"
        return json.loads(unescape(found[1]))

    def picture(self, page: Path, width: int = 1280, height: int = 800, dark: bool = False) -> Picture:
        file = self.folder / "picture.png"
        file.unlink(missing_ok=True)
        self.run(page, width, height, dark, f"--screenshot={file}")
        return read_png(file.read_bytes())


@dataclass(frozen=True)
class Picture:
    """Rows of pixels, red, green and blue of each."""

    width: int
    rows: list[bytes]

    def at(self, x: float, y: float) -> str:
        """A pixel's colour as style sheets write it."""
        return f"#{self.rows[int(y)][3 * int(x) : 3 * int(x) + 3].hex()}"

    def colours(self, box: dict[str, float]) -> set[str]:
        """The colours in a part of the picture."""
        columns = range(int(box["x"]), min(int(box["x"] + box["width"]), self.width))
        rows = range(int(box["y"]), min(int(box["y"] + box["height"]), len(self.rows)))
        return {self.at(x, y) for y in rows for x in columns}


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    place = 8
    while place < len(data):
        length, kind = struct.unpack_from(">I4s", data, place)
        yield kind, data[place + 8 : place + 8 + length]
        place += length + 12


def read_png(data: bytes) -> Picture:
    """A PNG of eight bits a channel, as browsers write it: enough of the format for that."""
    parts: dict[bytes, bytes] = {}
    for kind, content in chunks(data):
        parts[kind] = parts.get(kind, b"") + content
    width, height, depth, colour, _, _, interlace = struct.unpack(">IIBBBBB", parts[b"IHDR"])
    assert (depth, interlace) == (8, 0)
    channels = {2: 3, 6: 4}[colour]
    raw = zlib.decompress(parts[b"IDAT"])
    length = width * channels
    before = bytes(length)
    rows = []
    for number in range(height):
        start = number * (length + 1)
        before = unfilter(raw[start], raw[start + 1 : start + 1 + length], before, channels)
        rows.append(before if channels == 3 else b"".join(before[at : at + 3] for at in range(0, length, 4)))
    return Picture(width, rows)


def unfilter(kind: int, line: bytes, above: bytes, channels: int) -> bytes:
    """One line of pixels, of which the file holds differences to its neighbours (PNG, 9.2)."""
    if kind == 0:
        return line
    if kind == 2:
        return bytes((one + up) & 255 for one, up in zip(line, above))
    done = bytearray(line)
    for place, one in enumerate(line):
        left = done[place - channels] if place >= channels else 0
        up = above[place]
        corner = above[place - channels] if place >= channels else 0
        if kind == 1:
            guess = left
        elif kind == 3:
            guess = (left + up) // 2
        else:
            distances = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
            guess = (left, up, corner)[distances.index(min(distances))]
        done[place] = (one + guess) & 255
    return bytes(done)
