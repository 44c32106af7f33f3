"""Listens to the accessibility bus as a screen reader does, with the system's own Python.

Writes a line of JSON for all it hears, and for what it is asked: `tree` (all there is), `press NAME`.
"""

import json
import sys

import pyatspi  # type: ignore[import-not-found]  # the system's own
from gi.repository import GLib  # type: ignore[import-not-found]

KINDS = (
    "object:state-changed:showing",
    "object:state-changed:focused",
    "object:property-change:accessible-name",
    "object:property-change:accessible-description",
    "object:announcement",
)


def say(**told):
    print(json.dumps(told), flush=True)


def program():
    """What runs in the window, once it is on the bus."""
    desktop = pyatspi.Registry.getDesktop(0)
    found = [desktop[n] for n in range(desktop.childCount)]
    return next((app for app in found if app is not None and app.name == "quinque-ludi"), None)


def all_of(part, depth=0):
    """A part and everything in it that shows, with how deep it lies."""
    states = part.getState()
    if depth > 2 and not states.contains(pyatspi.STATE_SHOWING):
        return
    yield part, depth
    for n in range(part.childCount):
        child = part.getChildAtIndex(n)
        if child is not None:
            yield from all_of(child, depth + 1)


def row(part, depth):
    """A part in plain values."""
    states = part.getState()
    names = {"focusable": pyatspi.STATE_FOCUSABLE, "focused": pyatspi.STATE_FOCUSED}
    names |= {"selected": pyatspi.STATE_SELECTED, "enabled": pyatspi.STATE_ENABLED}
    return {
        "depth": depth,
        "role": part.getRoleName(),
        "name": part.name,
        "description": part.description,
        "states": [name for name, state in names.items() if states.contains(state)],
    }


def hear(event):
    try:
        role = event.source.getRoleName()
        if event.type.startswith("object:state-changed:showing"):
            if role == "notification" and event.detail1:
                say(heard="said", name=event.source.name)
        elif event.type.startswith("object:announcement"):
            say(heard="said", name=event.any_data)
        elif event.type.startswith("object:property-change:accessible-name"):
            states = event.source.getState()
            held = states.contains(pyatspi.STATE_FOCUSABLE)
            say(heard="name", role=role, name=event.source.name, focusable=held)
        elif event.type.startswith("object:state-changed:focused") and event.detail1:
            say(heard="focus", role=role, name=event.source.name)
    except GLib.Error:  # what it was about is gone already
        return


def answer(_channel, _condition):
    line = sys.stdin.readline()
    if not line:
        pyatspi.Registry.stop()
        return False
    word, _, rest = line.strip().partition(" ")
    app = program()
    if app is not None:
        app.clearCache()  # what was asked for before may have changed
    if word == "there":
        say(answer=app is not None and app.childCount > 0)
    elif word == "tree":
        say(answer=[row(part, depth) for part, depth in all_of(app)])
    elif word == "press":
        found = next(part for part, _ in all_of(app) if part.name == rest)
        say(answer=found.queryAction().doAction(0))
    return True


pyatspi.Registry.registerEventListener(hear, *KINDS)
GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, answer)
say(answer="ready")
pyatspi.Registry.start()
