"""The table of cards against targets (14.3): what each effect does to each thing on the street.

A line is a cell: the thing, the street, what is chosen, the street after it. What is chosen is the text of an option,
or several; ``roll`` and ``walk`` are what comes by itself at the start of a human and of a zombie phase. ``cannot``
says that the option is not offered. ``never`` gives the reason why a cell can't occur. A thing may have several lines.
"""

THINGS = (
    *("zombie", "dog", "shielded zombie", "wall", "barrel", "car", "mine", "pit", "barrier", "netted zombie"),
    "burning space",
)

TABLE: dict[str, str] = {}

TABLE["shot"] = """
zombie          | B3 z3                 | play shot_1 b             | B2 z2
zombie          | B3 z3                 | play shot_2 b             | B2 z1
dog             | B3 dog                | play shot_1 b             | -
shielded zombie | B3 z3+s               | play shot_2 b             | B3 z3
wall            | B3 wall5, B2 z3       | play shot_1 b             | cannot
wall            | B3 wall5 z3           | play shot_1 b             | B3 wall5, B2 z2
barrel          | B4 barrel, B3 z3      | play shot_1 b             | B4 barrel, B2 z2
car             | B4 car, B1 z3         | play shot_1 b             | B1 z3
mine            | B4 mine, B3 z3        | play shot_1 b             | B4 mine, B2 z2
pit             | B3 pit2 z3, B2 z3     | play shot_1 b             | B2 z3
pit             | B3 pit2 z3            | play shot_1 b             | B3 pit2, B2 z2
barrier         | B3 z3, B1 barrier     | play shot_1 b             | B3 z2, B1 barrier
netted zombie   | B3 z3 net             | play shot_2 b             | B3 z1 net
burning space   | B3 z3 fire            | play shot_1 b             | B3 fire, B2 z2
burning space   | B3 z3, B2 fire        | play shot_1 b             | B2 z1 fire
"""

TABLE["burst"] = """
zombie          | B3 z3                 | play burst_2 b            | B2 z1
zombie          | B3 z4                 | play burst_3 b            | B2 z1
dog             | B4 dog, B3 z3         | play burst_2 b            | B2 z2
shielded zombie | B3 z3+s               | play burst_3 b            | B3 z3
wall            | B3 wall5, B2 z3       | play burst_2 b            | cannot
wall            | B3 wall5 z3           | play burst_2 b            | B3 wall5, B2 z1
barrel          | B4 barrel, B3 z3      | play burst_2 b            | B4 barrel, B2 z1
car             | B4 car, B1 z3         | play burst_2 b            | B1 z2
mine            | B4 mine, B3 z3        | play burst_2 b            | B4 mine, B2 z1
pit             | B3 pit1 z3, B2 z3     | play burst_2 b            | B2 z3
pit             | B3 pit1 z3            | play burst_2 b            | B3 pit1, B2 z1
barrier         | B3 z3, B1 barrier     | play burst_2 b            | B3 z1, B1 barrier
netted zombie   | B3 z3 net             | play burst_2 b            | B3 z1 net
burning space   | B3 z3 fire            | play burst_2 b            | B3 fire, B2 z1
burning space   | B3 z4, B2 fire        | play burst_2 b            | B2 z1 fire
"""

TABLE["sniper"] = """
zombie          | B3 z3                 | play sniper b3            | B2 z1
dog             | B3 dog                | play sniper b3            | -
shielded zombie | B3 z1+s               | play sniper b3            | B3 z1
wall            | B3 wall5, B2 z3       | play sniper b2            | B3 wall5, B1 z1
barrel          | B4 barrel             | play sniper b4            | cannot
barrel          | B4 barrel, B3 z3      | play sniper b3            | B4 barrel, B2 z1
car             | B4 car, B3 z3         | play sniper b4            | B3 z2
mine            | B4 mine               | play sniper b4            | cannot
mine            | B4 mine, B3 z3        | play sniper b3            | B4 mine, B2 z1
pit             | B3 pit1 z3, B2 z3     | play sniper b3            | B2 z3
pit             | B3 pit1 z3            | play sniper b3            | B3 pit1, B2 z1
barrier         | B3 z3, B1 barrier     | play sniper b3            | B3 z1, B1 barrier
netted zombie   | B3 z3 net             | play sniper b3            | B3 z1 net
burning space   | B3 z3 fire            | play sniper b3            | B3 fire, B2 z1
burning space   | B3 z4, B2 fire        | play sniper b3            | B2 z1 fire
"""

TABLE["napalm"] = """
zombie          | B3 z3                 | play napalm b3            | B3 z2 fire
dog             | B3 dog                | play napalm b3            | B3 fire
shielded zombie | B3 z1+s               | play napalm b3            | B3 z1 fire
wall            | B3 wall5              | play napalm b3            | B3 wall5 fire
barrel          | B3 barrel             | play napalm b3            | B3 barrel fire
car             | B3 car, B2 z2         | play napalm b3            | B3 fire, B2 z1
mine            | B3 mine, B2 z2        | play napalm b3, shrapnel b2 | B3 fire, B2 z1
pit             | B3 pit1               | play napalm b3            | B3 pit1 fire
pit             | B3 pit1 z2            | play napalm b3            | B3 fire
barrier         | B1 barrier            | play napalm b1            | B1 barrier fire
barrier         | B3 z2, B1 barrier     | play napalm b3            | B3 z1 fire, B1 barrier
netted zombie   | B3 z3 net             | play napalm b3            | B3 z2 net fire
burning space   | B3 fire               | play napalm b3            | cannot
"""

TABLE["gasoline"] = """
zombie          | B3 z3, B2 z1          | play gasoline b3 3 b2 1   | -
zombie          | B3 z3, B2 z1          | play gasoline b3 2 b2 1   | cannot
dog             | B3 dog, B2 z4         | play gasoline b3 1 b2 3   | B2 z1
dog             | B3 dog                | play gasoline b3 2        | cannot
shielded zombie | B3 z3+s, B2 z1        | play gasoline b3 1        | B3 z3, B2 z1
shielded zombie | B3 z1+s, B2 z1        | play gasoline b3 1 b2 1   | cannot
wall            | B3 wall5, B2 z3       | play gasoline b3 1 b2 3   | B3 wall5
wall            | B3 wall5 z1, B2 z3    | play gasoline b3 1 b2 3   | B3 wall5
barrel          | B3 barrel, B2 z3      | play gasoline b3 1 b2 3   | B3 barrel
car             | B3 car, B2 z3         | play gasoline b3 1        | B2 z2
mine            | B3 mine, B2 z3        | play gasoline b3 1, shrapnel b2 | B2 z2
pit             | B3 pit1, B2 z3        | play gasoline b3 1 b2 3   | B3 pit1
pit             | B3 pit2 z4            | play gasoline b3 2        | -
barrier         | B1 barrier, B2 z3     | play gasoline b1 1 b2 3   | B1 barrier
netted zombie   | B3 z3 net             | play gasoline b3 2        | B3 z1 net
burning space   | B3 z3 fire            | play gasoline b3 2        | B3 z1 fire
"""

TABLE["flamethrower"] = """
zombie          | B3 z5                 | play flamethrower b3 4    | B3 z1
dog             | B3 dog                | play flamethrower b3 1    | -
dog             | B3 dog                | play flamethrower b3 2    | cannot
shielded zombie | B3 z3+s               | play flamethrower b3 1    | B3 z3
shielded zombie | B3 z3+s               | play flamethrower b3 2    | cannot
wall            | B4 wall5, B3 z3       | play flamethrower b3 1    | cannot
wall            | B3 wall5 z3           | play flamethrower b3 1    | B3 wall5 z2
wall            | A3 z3, B3 wall5, C3 z1 | play flamethrower a3 1 b3 1 c3 1 | A3 z2, B3 wall5
barrel          | A3 z3, B3 barrel, C3 z1 | play flamethrower a3 1 b3 1 c3 1 | A3 z2, B3 barrel
car             | A3 z3, B3 car, C3 z1  | play flamethrower a3 1 b3 1 | A3 z1
mine            | A3 z3, B3 mine        | play flamethrower a3 1 b3 1, shrapnel b2 | A3 z2
pit             | A3 z3, B3 pit1, C3 z1 | play flamethrower a3 1 b3 1 c3 1 | A3 z2, B3 pit1
pit             | B3 pit2 z4            | play flamethrower b3 2    | -
barrier         | A1 z3, B1 barrier, C1 z1 | play flamethrower a1 1 b1 1 c1 1 | A1 z2, B1 barrier
netted zombie   | B3 z3 net             | play flamethrower b3 2    | B3 z1 net
burning space   | B3 z3 fire            | play flamethrower b3 2    | B3 z1 fire
"""

TABLE["street_fire"] = """
zombie          | A3 z3                 | play street_fire a        | A3 z2
dog             | A3 dog                | play street_fire a        | -
shielded zombie | A3 z1+s               | play street_fire a        | A3 z1
wall            | A4 wall5, A3 z3       | play street_fire a        | A4 wall5, A3 z2
barrel          | A4 barrel, A3 z3      | play street_fire a        | A4 barrel, A3 z2
car             | A4 car, B3 z3         | play street_fire a        | B3 z2
mine            | A4 mine, B4 z3        | play street_fire a, shrapnel b4 | B4 z2
pit             | A4 pit1, A3 z3        | play street_fire a        | A4 pit1, A3 z2
pit             | A4 pit1 z2            | play street_fire a        | -
barrier         | A3 z3, A1 barrier     | play street_fire a        | A3 z2, A1 barrier
netted zombie   | A3 z3 net             | play street_fire a        | A3 z2 net
burning space   | A3 z3 fire            | play street_fire a        | A3 z2 fire
"""

TABLE["high_voltage"] = """
zombie          | B3 z3                 | play high_voltage b       | B3 z2
dog             | B3 dog                | play high_voltage b       | -
shielded zombie | B3 z1+s               | play high_voltage b       | B3 z1
wall            | B4 wall5, B3 z3       | play high_voltage b       | B4 wall5, B3 z2
barrel          | B4 barrel, B3 z3      | play high_voltage b       | B4 barrel, B3 z2
car             | B4 car, B3 z3         | play high_voltage b       | B4 car, B3 z2
mine            | B4 mine, B3 z3        | play high_voltage b       | B4 mine, B3 z2
pit             | B4 pit1, B3 z3        | play high_voltage b       | B4 pit1, B3 z2
pit             | B4 pit1 z2            | play high_voltage b       | -
barrier         | B3 z3, B1 barrier     | play high_voltage b       | B3 z2, B1 barrier
netted zombie   | B3 z3 net             | play high_voltage b       | B3 z2 net
burning space   | B3 z3 fire            | play high_voltage b       | B3 z2 fire
"""

TABLE["grenade"] = """
zombie          | B3 z5                 | play grenade b3           | -
dog             | B3 dog                | play grenade b3           | -
shielded zombie | B3 z5+s               | play grenade b3           | -
wall            | B3 wall6              | play grenade b3           | -
barrel          | B3 barrel             | play grenade b3           | -
car             | B3 car, B2 z3         | play grenade b3           | B2 z2
mine            | B3 mine, B2 z3        | play grenade b3, shrapnel b2 | B2 z2
pit             | B3 pit2               | play grenade b3           | -
barrier         | B3 z3, B1 barrier     | play grenade b1           | B3 z3
netted zombie   | B3 z3 net             | play grenade b3           | -
burning space   | B3 z3 fire            | play grenade b3           | -
burning space   | B3 fire               | play grenade b3           | cannot
"""

TABLE["mine blast and shrapnel"] = """
zombie          | B3 mine, B2 z3        | walk, shrapnel b4         | B3 z1
zombie          | B3 mine, B4 z3        | play grenade b3, shrapnel b4 | B4 z2
dog             | B3 mine, B2 dog       | step b2 b3, shrapnel b4   | -
dog             | B3 mine, B4 dog       | play grenade b3, shrapnel b4 | -
shielded zombie | B3 mine, B2 z1+s      | walk, shrapnel b4         | B3 z1
shielded zombie | B3 mine, B4 z1+s      | play grenade b3, shrapnel b4 | B4 z1
wall            | B3 mine, B4 wall5     | play grenade b3, shrapnel b4 | B4 wall5
barrel          | B3 mine, B4 barrel    | roll, shrapnel b4         | -
barrel          | B3 mine, B4 barrel    | play grenade b3, shrapnel b4 | B4 barrel
car             | B3 mine, B4 car, B5 z3 | play grenade b3, shrapnel b4 | B5 z2
mine            | B3 mine, B4 mine      | play grenade b3, shrapnel b4 | B4 mine
pit             | B3 mine, B4 pit1      | play grenade b3, shrapnel b4 | B4 pit1
pit             | B3 mine, B4 pit1 z2   | play grenade b3, shrapnel b4 | -
barrier         | B2 mine, B1 barrier   | play grenade b2, shrapnel b1 | B1 barrier
netted zombie   | B3 mine, B4 z3 net    | play grenade b3, shrapnel b4 | B4 z2 net
burning space   | B3 mine, B4 z3 fire   | play grenade b3, shrapnel b4 | B4 z2 fire
"""

TABLE["car explosion"] = """
zombie          | B3 car, A2 z3         | play shot_1 b             | A2 z2
dog             | B3 car, A2 dog        | play shot_1 b             | -
shielded zombie | B3 car, A2 z1+s       | play shot_1 b             | A2 z1
wall            | B3 car, A2 wall5      | play shot_1 b             | A2 wall5
barrel          | B3 car, A2 barrel     | play shot_1 b             | A2 barrel
car             | B3 car, A2 car, A1 z3 | play shot_1 b             | A1 z2
mine            | B3 car, A2 mine, A1 z3 | play shot_1 b, shrapnel a1 | A1 z2
pit             | B3 car, A2 pit1       | play shot_1 b             | A2 pit1
pit             | B3 car, A2 pit1 z2    | play shot_1 b             | -
barrier         | B2 car, A1 barrier    | play shot_1 b             | A1 barrier
netted zombie   | B3 car, A2 z3 net     | play shot_1 b             | A2 z2 net
burning space   | B3 car, A2 z3 fire    | play shot_1 b             | A2 z2 fire
"""

TABLE["barrel rolls in"] = """
zombie          | B4 barrel, B3 z5      | roll                      | -
dog             | B4 barrel, B3 dog     | roll                      | -
shielded zombie | B4 barrel, B3 z1+s    | roll                      | B3 z1
wall            | B4 barrel, B3 wall5   | roll                      | B3 wall5
wall            | B4 barrel, B3 wall5 z3 | roll                     | B3 wall5 z3
barrel          | B4 barrel, B3 barrel  | roll                      | B3 barrel, B2 barrel
car             | B4 barrel, B3 car     | roll                      | B3 car
car             | B4 barrel, B3 car z1  | roll                      | B3 car z1
mine            | B4 barrel, B3 mine, B2 z3 | roll, shrapnel b2     | B2 z2
pit             | B4 barrel, B3 pit2    | roll                      | -
pit             | B4 barrel, B3 pit2 z3 | roll                      | B3 pit2
barrier         | B2 barrel, B1 barrier | roll                      | B1 barrel
netted zombie   | B4 barrel, B3 z3 net  | roll                      | -
burning space   | B4 barrel, B3 fire    | roll                      | B3 barrel
"""

TABLE["blood"] = """
zombie          | B3 z3                 | play blood b3 a3          | A3 z3
zombie          | B3 z3, A3 z2          | play blood b3 a3          | cannot
dog             | B3 dog                | play blood b3 a3          | A3 dog
shielded zombie | B3 z3+s               | play blood b3 a3          | A3 z3+s
wall            | B3 z5, A3 wall5       | play blood b3 a3          | A3 wall5 z5
wall            | B3 z4, A3 wall5, B2 z3 | play blood b3 a3         | cannot
wall            | B3 dog, A3 wall5      | play blood b3 a3          | cannot
barrel          | B3 z3, A3 barrel      | play blood b3 a3          | -
barrel          | B3 z3+s, A3 barrel    | play blood b3 a3          | A3 z3
car             | B3 z3, A3 car         | play blood b3 a3          | A3 car z3
mine            | B3 z3, A3 mine        | play blood b3 a3, shrapnel a2 | A3 z1
pit             | B3 z2, A3 pit2        | play blood b3 a3          | -
pit             | B3 z3, A3 pit2        | play blood b3 a3          | A3 pit2 z3
barrier         | B3 z3, A1 barrier     | play blood b3 a3          | cannot
barrier         | B3 z3, B1 barrier     | play blood b3 a3          | cannot
netted zombie   | B3 z3 net             | play blood b3 a3          | cannot
burning space   | B3 z3, A3 fire        | play blood b3 a3          | A3 z2 fire
"""

TABLE["searchlight, get_back and boss retreat"] = """
zombie          | B3 z3                 | play searchlight b        | B2 z3
zombie          | B3 z3, C3 z2          | play get_back             | B2 z3, C2 z2
zombie          | B3 z3, C5 z1+boss(0)  | play shot_1 c             | B2 z3
dog             | B3 dog                | play searchlight b        | B2 dog
dog             | B3 dog                | play get_back             | B2 dog
dog             | B3 dog, C5 z1+boss(0) | play shot_1 c             | B3 dog
shielded zombie | B3 z3+s               | play get_back             | B2 z3+s
shielded zombie | B3 z3+s, C5 z1+boss(0) | play shot_1 c            | B2 z3+s
wall            | B3 z5, B2 wall5       | play searchlight b        | B2 wall5 z5
wall            | B3 z4, B2 wall5       | play searchlight b        | cannot
wall            | B3 dog, B2 wall5      | play get_back             | cannot
wall            | B3 z4, B2 wall5, C5 z1+boss(0) | play shot_1 c    | B3 z4, B2 wall5
barrel          | B3 z3, B2 barrel      | play searchlight b        | -
barrel          | B3 z3+s, B2 barrel    | play get_back             | B2 z3
car             | B3 z3, B2 car         | play searchlight b        | B2 car z3
mine            | B3 z3, B2 mine        | play searchlight b, shrapnel b3 | B2 z1
mine            | B3 z3, B2 mine, C5 z1+boss(0) | play shot_1 c, shrapnel b3 | B2 z1
pit             | B3 z2, B2 pit2        | play searchlight b        | -
pit             | B3 z3, B2 pit2        | play get_back             | B2 pit2 z3
barrier         | B3 z3, B1 barrier     | play searchlight b        | cannot
barrier         | B3 z3, B1 barrier, C5 z1+boss(0) | play shot_1 c  | B3 z3, B1 barrier
netted zombie   | B3 z3 net             | play searchlight b        | cannot
netted zombie   | B3 z3 net, C5 z1+boss(0) | play shot_1 c          | B3 z3 net
burning space   | B3 z3, B2 fire        | play searchlight b        | B2 z2 fire
"""

TABLE["net"] = """
zombie          | B3 z3, B2 z3          | play net b3 b2            | B3 z3 net, B2 z3 net
zombie          | B3 z3, B2 z4          | play net b3 b2            | cannot
dog             | B3 dog                | play net b3               | cannot
shielded zombie | B3 z3+s               | play net b3               | B3 z3+s net
wall            | B3 wall5 z3           | play net b3               | B3 wall5 z3 net
barrel          | never: a barrel shares its space with no zombie
car             | B3 car z3             | play net b3               | B3 car z3 net
mine            | never: a mine shares its space with no zombie
pit             | B3 pit2 z3            | play net b3               | B3 pit2 z3 net
barrier         | B3 z3, B1 barrier     | play net b3               | B3 z3 net, B1 barrier
netted zombie   | B3 z3 net, B2 z2      | play net b3 b2            | B3 z3 net, B2 z2 net
burning space   | B3 z3 fire            | play net b3               | B3 z3 net fire
"""

TABLE["freeze"] = """
zombie          | B3 z3                 | frozen walk               | B3 z3
dog             | B3 dog                | frozen walk               | B3 dog
shielded zombie | B3 z3+s               | frozen walk               | B3 z3+s
wall            | B3 wall5, B2 z5       | frozen walk               | B3 wall5, B2 z5
barrel          | B3 barrel             | frozen roll               | B2 barrel
barrel          | B3 barrel, B2 z3      | frozen roll               | -
car             | B3 car z3             | frozen walk               | B3 car z3
mine            | B3 mine, B2 z3        | frozen walk               | B3 mine, B2 z3
pit             | B3 pit2, B2 z2        | frozen walk               | B3 pit2, B2 z2
barrier         | B3 z3, B1 barrier     | frozen walk               | B3 z3, B1 barrier
netted zombie   | B3 z3 net             | frozen walk               | B3 z3 net
burning space   | B3 fire, B2 z3        | frozen walk               | B3 fire, B2 z3
"""

TABLE["placing wall, pit, mine, car, barrel, barrier"] = "\n".join(
    f"{thing} | {space} {what} | play {card} {space.lower()} | cannot"
    for card, space in (
        *(("wall_5", "B3"), ("wall_6", "B3"), ("pit_1", "B3"), ("pit_2", "B3"), ("mine", "B3"), ("car", "B3")),
        *(("barrel", "B5"), ("barrier", "B1")),
    )
    for thing, what in (
        *(("zombie", "z3"), ("dog", "dog"), ("shielded zombie", "z3+s"), ("wall", "wall5"), ("barrel", "barrel")),
        *(("car", "car"), ("mine", "mine"), ("pit", "pit1"), ("netted zombie", "z3 net"), ("burning space", "fire")),
        *((("barrier", "barrier"),) if space == "B1" else ()),
    )
)

TABLE["place zombie and dog"] = """
zombie          | B1 z3                 | play zombie_2 b1          | cannot
zombie          | B1 z3                 | play dog b1               | cannot
dog             | B1 dog                | play zombie_2 b1          | cannot
dog             | B1 dog                | play dog b1               | cannot
shielded zombie | B1 z3+s               | play zombie_2 b1          | cannot
wall            | B1 wall6              | play zombie_2 b1          | B1 wall6 z2
wall            | B1 wall6              | play dog b1               | cannot
barrel          | B1 barrel             | play zombie_2 b1          | -
barrel          | B1 barrel             | play dog b1               | -
car             | B1 car                | play zombie_2 b1          | B1 car z2
car             | B1 car                | play dog b1               | B1 car dog
mine            | B1 mine               | play zombie_3 b1, shrapnel b2 | B1 z1
mine            | B1 mine               | play dog b1, shrapnel b2  | -
pit             | B1 pit2               | play zombie_2 b1          | -
pit             | B1 pit2               | play zombie_3 b1          | B1 pit2 z3
pit             | B1 pit1               | play dog b1               | -
barrier         | B1 barrier            | play zombie_2 b1          | cannot
barrier         | B1 barrier            | play dog b1               | cannot
netted zombie   | B1 z3 net             | play zombie_2 b1          | cannot
burning space   | B1 fire               | play zombie_2 b1          | B1 z1 fire
burning space   | B1 fire               | play dog b1               | B1 fire
"""

TABLE["obligatory step, hunger and order forward"] = """
zombie          | B3 z3 net, B2 z2      | walk                      | B3 z3 net, B2 z2
zombie          | B3 z3, B2 z2          | play hunger b2            | cannot
zombie          | B3 z5, B2 z2, A1 z5+boss(1) | order b2 b3         | cannot
dog             | B3 dog, B2 z2         | play hunger b2            | cannot
dog             | B3 dog, B2 z2         | done                      | B3 dog, B2 z2
shielded zombie | B3 z3+s, B2 z2        | play hunger b2            | cannot
wall            | B3 wall5, B2 z2, B1 z3 | walk                     | B3 wall5 z2, B2 z3
wall            | B3 wall5, B2 z2, B1 z2 | walk                     | B3 wall5, B2 z2, B1 z2
wall            | B3 wall5, B2 z2, B1 z3 | play hunger b2           | B3 wall5 z2, B1 z3
wall            | B3 wall5, B2 z2, B1 z2 | play hunger b2           | cannot
wall            | B3 wall6, B2 z2, B1 z4, A1 z5+boss(1) | order b2 b3 | B3 wall6 z2, A1 z5+boss(0), B1 z4
barrel          | B3 barrel, B2 z2      | walk                      | -
barrel          | B3 barrel, B2 z2+s    | play hunger b2            | B3 z2
car             | B3 car, B2 z2         | walk                      | B3 car z2
mine            | B3 mine, B2 z3        | walk, shrapnel b2         | B3 z1
mine            | B3 mine, B2 z3        | play hunger b2, shrapnel b2 | B3 z1
pit             | B3 pit2, B2 z2        | walk                      | -
pit             | B3 pit2, B2 z3        | play hunger b2            | B3 pit2 z3
barrier         | B2 z3, B1 barrier     | walk                      | B2 z3, B1 barrier
barrier         | B2 z3, B1 barrier     | play hunger b2            | cannot
netted zombie   | B2 z3 net             | walk                      | B2 z3 net
netted zombie   | B2 z3 net             | play hunger b2            | cannot
netted zombie   | B3 z3 net, B2 z2      | play hunger b2            | cannot
burning space   | B3 fire, B2 z2        | walk                      | B3 z1 fire
burning space   | B3 fire, B2 z2, A1 z5+boss(1) | order b2 b3       | B3 z1 fire, A1 z5+boss(0)
"""

TABLE["dog step"] = """
zombie          | B3 z3 net, B2 dog     | step b2 b3                | cannot
dog             | B3 dog, B2 dog        | step b2 b3                | cannot
shielded zombie | B3 z3+s net, B2 dog   | step b2 b3                | cannot
wall            | B3 wall5, B2 dog      | step b2 b3                | cannot
barrel          | B3 barrel, B2 dog     | step b2 b3                | -
car             | B3 car, B2 dog        | step b2 b3, done          | B3 car dog
mine            | B3 mine, B2 dog       | step b2 b3, shrapnel b4   | -
pit             | B3 pit1, B2 dog       | step b2 b3                | -
barrier         | B2 dog, A1 barrier    | step b2 a2                | cannot
barrier         | B2 dog, B1 barrier, A1 dog | step b2 b3           | cannot
netted zombie   | B3 z3 net, B2 dog     | step b2 b3                | cannot
burning space   | B3 fire, B2 dog       | step b2 b3                | B3 fire
"""

TABLE["mass onto and swap with"] = """
zombie          | B3 z3, B2 z2          | play mass b2 b3           | B3 z5
zombie          | B3 z3, B2 z2          | play swap b3 b2           | B3 z2, B2 z3
dog             | B3 dog, B2 z2         | play mass b2 b3           | cannot
dog             | B3 dog, B2 z2         | play swap b3 b2           | cannot
shielded zombie | B3 z3+s, B2 z2+s      | play mass b2 b3           | B3 z5+s
shielded zombie | B3 z3+s, B2 z2        | play swap b3 b2           | B3 z2, B2 z3+s
wall            | B3 wall5 z3, B2 z5    | play mass b2 b3           | B3 wall5 z8
wall            | B3 wall5 z3, B2 z4    | play mass b2 b3           | cannot
wall            | B3 wall5 z3, B2 z5    | play swap b3 b2           | B3 wall5 z5, B2 z3
wall            | B3 wall5 z3, B2 z4, B1 z4 | play swap b3 b2       | cannot
barrel          | never: a barrel shares its space with no zombie
car             | B3 car z3, B2 z2      | play mass b2 b3           | B3 car z5
car             | B3 car z3, B2 z2      | play swap b3 b2           | B3 car z2, B2 z3
mine            | never: a mine shares its space with no zombie
pit             | B3 pit1 z3, B2 z1     | play mass b2 b3           | B3 z3
pit             | B3 pit1 z3, B2 z2     | play mass b2 b3           | B3 pit1 z5
pit             | B3 pit2 z3, B2 z2     | play swap b3 b2           | B2 z3
barrier         | B3 z3, A3 z2, A1 barrier | play mass b3 a3        | cannot
barrier         | B3 z3, A3 z2, A1 barrier | play swap a3 b3        | cannot
netted zombie   | B3 z3 net, B2 z2      | play mass b2 b3           | B3 z5 net
netted zombie   | B3 z3 net, B2 z2      | play mass b3 b2           | cannot
netted zombie   | B3 z3 net, B2 z2      | play swap b3 b2           | cannot
burning space   | B3 z3 fire, B2 z2     | play mass b2 b3           | B3 z4 fire
burning space   | B3 z3 fire, B2 z2 fire | play swap b3 b2          | B3 z1 fire, B2 z2 fire
"""

TABLE["bite"] = """
zombie          | B3 z3+s, A3 z2        | play bite b3 a3           | cannot
dog             | B3 z3+s, A3 dog       | play bite b3 a3           | cannot
shielded zombie | B3 z3+s               | play bite b3 a3           | A3 z1, B3 z3
wall            | B3 z3+s, A3 wall5     | play bite b3 a3           | cannot
barrel          | B3 z3+s, A3 barrel    | play bite b3 a3           | B3 z3
car             | B3 z3+s, A3 car       | play bite b3 a3           | A3 car z1, B3 z3
mine            | B3 z3+s, A3 mine      | play bite b3 a3, shrapnel a2 | B3 z3
pit             | B3 z3+s, A3 pit1      | play bite b3 a3           | B3 z3
barrier         | B3 z3+s, A1 barrier   | play bite b3 a3           | cannot
netted zombie   | B3 z3+s, A3 z2 net    | play bite b3 a3           | cannot
burning space   | B3 z3+s, A3 fire      | play bite b3 a3           | A3 fire, B3 z3
"""

TABLE["pickaxe"] = """
zombie          | B3 z3                 | play pickaxe b3           | cannot
dog             | B3 dog                | play pickaxe b3           | cannot
shielded zombie | B3 z3+s               | play pickaxe b3           | cannot
wall            | B3 wall5 z5           | play pickaxe b3           | B3 z5
barrel          | B3 barrel             | play pickaxe b3           | -
car             | B3 car z1, A3 z1      | play pickaxe b3           | A3 z1, B3 z1
mine            | B3 mine, A3 z1        | play pickaxe b3           | A3 z1
pit             | B3 pit1               | play pickaxe b3           | cannot
barrier         | B1 barrier            | play pickaxe b1           | cannot
netted zombie   | B3 z3 net             | play pickaxe b3           | cannot
burning space   | B3 fire               | play pickaxe b3           | cannot
"""

TABLE["boss, shield and claws"] = """
zombie          | B3 z3                 | play boss b3              | B3 z3+boss(3)
zombie          | B3 z3                 | play human_shield b3      | B3 z3+s
zombie          | B3 z3                 | play claws b3             | B3 z4
dog             | B3 dog                | play boss b3              | cannot
dog             | B3 dog                | play human_shield b3      | cannot
dog             | B3 dog                | play claws b3             | cannot
shielded zombie | B3 z3+s               | play boss b3              | B3 z3+s+boss(3)
shielded zombie | B3 z3+s               | play human_shield b3      | cannot
shielded zombie | B3 z3+s               | play claws b3             | B3 z4+s
wall            | B3 wall5 z3           | play claws b3             | B3 wall5 z4
barrel          | never: a barrel shares its space with no zombie
car             | B3 car z3             | play boss b3              | B3 car z3+boss(3)
mine            | never: a mine shares its space with no zombie
pit             | B3 pit2 z3            | play human_shield b3      | B3 pit2 z3+s
barrier         | B3 z3, B1 barrier     | play claws b3             | B3 z4, B1 barrier
netted zombie   | B3 z3 net             | play boss b3              | B3 z3+boss(3) net
netted zombie   | B3 z3 net             | play human_shield b3      | B3 z3+s net
netted zombie   | B3 z3 net             | play claws b3             | B3 z4 net
burning space   | B3 z3 fire            | play claws b3             | B3 z4 fire
"""
