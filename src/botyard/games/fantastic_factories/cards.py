"""The names of everything that is printed: cards, tools, types, floors."""

from typing import Final

from botyard.kernel.names import Names

TOOLS: Final = Names("tool", ["hammer", "wrench", "gear", "shovel"])

# The types that have a die of The Machine come first, in the order of its dice (FF-55).
TYPES: Final = Names("type", ["training", "production", "special", "utility", "monument"])
TRAINING: Final = 0
PRODUCTION: Final = 1
SPECIAL: Final = 2
UTILITY: Final = 3
MONUMENT: Final = 4

# By tool, so that the cards of one tool stand side by side.
BLUEPRINTS: Final = Names(
    "blueprint",
    [
        "fulfillment-center",
        "golem",
        "harvester",
        "obelisk",
        "robot",
        "temp-agency",
        "warehouse",
        "battery-factory",
        "fitness-center",
        "laboratory",
        "manufactory",
        "megalith",
        "nuclear-plant",
        "refinery",
        "scrap-yard",
        "assembly-line",
        "biolab",
        "black-market",
        "dojo",
        "foundry",
        "mega-factory",
        "power-plant",
        "recycling-plant",
        "solar-array",
        "aluminum-factory",
        "beacon",
        "concrete-plant",
        "gymnasium",
        "incinerator",
        "motherlode",
        "replicator",
        "trash-compactor",
    ],
)
KINDS: Final = 32
NO_CARD: Final = -1
REPLICATOR: Final = 30

CONTRACTORS: Final = Names(
    "contractor",
    [
        "architect",
        "electrician",
        "engineer",
        "foreman",
        "hired-hands",
        "investor",
        "miner",
        "specialist",
    ],
)
CREW: Final = 8  # kinds of contractors

FLOORS: Final = Names("floor", ["research", "generator", "mine"])
RESEARCH: Final = 0
GENERATOR: Final = 1
MINE: Final = 2

ROWS: Final = Names("row", ["blueprints", "contractors"])
BLUEPRINT_ROW: Final = 0
CONTRACTOR_ROW: Final = 1
SLOTS: Final = 4  # in each row

RESOURCES: Final = Names("resource", ["metal", "energy"])
METAL: Final = 0
ENERGY: Final = 1
GOODS: Final = 2
STOCK: Final = Names("stock", ["metal", "energy", "goods"])

DICE: Final = Names("face", ["1", "2", "3", "4", "5", "6"])
FACES: Final = 6
