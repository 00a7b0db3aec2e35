"""Games by the thousand: simulation, statistics, reports."""
