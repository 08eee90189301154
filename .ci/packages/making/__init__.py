"""Makes the packages: `python3 -m making --help`, with this folder's parent in the path; .ci/package does it."""
