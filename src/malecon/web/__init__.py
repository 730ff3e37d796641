"""HTTP and WebSocket in front of the tables. Knows no rule and no title."""
