"""The contract that every title fulfils, and everything built on it. Knows nothing of single titles, the web or bots."""
