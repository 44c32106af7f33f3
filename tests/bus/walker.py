"""Walks through everything that the program tells the accessibility bus, with the system's own Python.

For each line that is read, one line of JSON with all parts of the window that show, from the top down: how
deep it lies, role, name, description, whether it can have the keyboard and has it. Asks the bus itself and
for many parts at once: a reader's library asks for one after the other, and a table has hundreds.
"""

import json
import sys

from gi.repository import Gio, GLib  # type: ignore[import-not-found]  # the system's own

ACCESSIBLE = "org.a11y.atspi.Accessible"
PROPERTIES = "org.freedesktop.DBus.Properties"
ROOT = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
SHOWING, FOCUSABLE, FOCUSED = 25, 11, 12
"""Bits of a part's state."""
TOP = 2
"""Application and window are walked into whether they say that they show or not."""
ASKED = (
    (ACCESSIBLE, "GetChildren", None),
    (ACCESSIBLE, "GetState", None),
    (ACCESSIBLE, "GetRoleName", None),
    (PROPERTIES, "Get", ("(ss)", (ACCESSIBLE, "Name"))),
    (PROPERTIES, "Get", ("(ss)", (ACCESSIBLE, "Description"))),
)


class Bus:
    """The bus of screen readers."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        place = ("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
        address = session.call_sync(*place, None, None, Gio.DBusCallFlags.NONE, -1).unpack()[0]
        flags = Gio.DBusConnectionFlags
        self._bus = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION
        )
        self._left = 0

    def ask(self, parts):
        """What each of these parts says of itself: children, state, role, name, description; None if gone."""
        answers = [[None] * len(ASKED) for _ in parts]
        for n, (owner, path) in enumerate(parts):
            for k, (interface, method, values) in enumerate(ASKED):
                given = GLib.Variant(*values) if values else None
                self._left += 1
                self._bus.call(
                    *(owner, path, interface, method, given, None, Gio.DBusCallFlags.NONE, -1, None),
                    self._answered,
                    (answers[n], k),
                )
        while self._left:
            GLib.MainContext.default().iteration(True)
        return answers

    def _answered(self, bus, result, place):
        answers, k = place
        self._left -= 1
        try:
            answers[k] = bus.call_finish(result).unpack()[0]
        except GLib.Error:  # it is gone already
            return


def walk(bus):
    """All parts that show, and how many were gone before they could answer."""
    found, gone = [], 0
    level = [(part, ()) for part in bus.ask([ROOT])[0][0] or []]
    while level:
        below = []
        for (_, place), (children, state, role, name, described) in zip(
            level, bus.ask([part for part, _ in level]), strict=True
        ):
            depth = len(place)
            if children is None or state is None:
                gone += 1
                continue
            if depth == 0 and name != "quinque-ludi":
                continue
            bits = state[0] | (state[1] << 32 if len(state) > 1 else 0)
            if depth > TOP and not bits >> SHOWING & 1:
                continue
            states = [bool(bits >> bit & 1) for bit in (FOCUSABLE, FOCUSED)]
            found.append((place, [depth, role, name, described, *states]))
            below += [(child, (*place, n)) for n, child in enumerate(children)]
        level = below
    return {"parts": [part for _, part in sorted(found, key=lambda one: one[0])], "gone": gone}


bus = Bus()
print(json.dumps("ready"), flush=True)
for _line in sys.stdin:
    print(json.dumps(walk(bus)), flush=True)
