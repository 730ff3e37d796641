"""Hypothesis without deadlines: the first call compiles."""

from hypothesis import HealthCheck, settings

pytest_plugins = ["databases", "housing"]

settings.register_profile("house", deadline=None, suppress_health_check=list(HealthCheck), max_examples=50)
settings.load_profile("house")
