"""What is sent, as the benchmark plays it (Tests/Benchmarks/Recordings): record.py DAEMON"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[2] / "Tests" / "Benchmarks" / "Recordings"))
import recording  # noqa: E402

for name, form in ("keys", recording.TYPES), ("checkout", recording.CHECKOUT):
    with tempfile.TemporaryDirectory() as folder:
        record = os.path.join(folder, "record")
        environment = dict(os.environ, FIELD_SERVER=sys.argv[1], FIELD_FORM=str(form), FIELD_RECORD=record,
                           FIELD_STEPS=json.dumps(recording.steps(name)))
        subprocess.run(["emacs", "-Q", "--batch", "-L", "..", "-L", ".", "-l", "record.el"], cwd=HERE,
                       env=environment, check=True)
        recording.check("emacs", name, recording.messages(record))
