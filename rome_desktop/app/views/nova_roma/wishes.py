"""What a cell of the mosaic shows: icons and numbers for what an achievement asks for."""

from rome_desktop.games.nova_roma.components import Achievement

ICONS = {"building": "hammer", "maritime": "ship", "cards": "patrician", "estate": "house"}


def wish_icons(wish: Achievement) -> tuple[tuple[str, str], ...]:
    """One or two (icon, number) pairs, the first one above; `icon+icon` where both count together."""
    if wish.kind == "spend_influence":
        return (("influence", f"{wish.have}"), ("influence", f"−{wish.spend}"))
    if wish.kind == "hippodrome_space":
        return (("chariot", str(wish.total)),)
    if wish.kind == "hippodrome_total":
        return (("chariot", f"Σ{wish.total}"),)
    need = wish.need or {}
    if wish.kind == "combo":
        first, second = (ICONS[thing] for thing in need)
        return ((f"{first}+{second}", str(wish.total)),)
    return tuple((ICONS[thing], str(count)) for thing, count in need.items())
