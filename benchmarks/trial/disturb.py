"""Who disturbs: ``python -m benchmarks.trial.disturb PLAN``. Prints what came of it, in JSON."""

import os
import sys

import msgspec
import uvloop

from benchmarks.trial.nuisances import NUISANCES
from benchmarks.trial.nuisances.crew import Crew
from benchmarks.trial.plan import Plan, Toll

COURTESY = 10
"""How far those who disturb stand back from the processors, which they would not share with the server."""


async def disturb(plan: Plan) -> Toll:
    crew = Crew(plan)
    await NUISANCES[plan.nuisance](crew)
    return crew.toll


if __name__ == "__main__":
    os.nice(COURTESY)
    came_of_it = uvloop.run(disturb(msgspec.json.decode(sys.argv[1], type=Plan)))
    print(msgspec.json.encode(came_of_it).decode())
