"""A match in progress: seats, take-back, saves, records, settings. No Qt."""
