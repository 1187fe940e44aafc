// What never changes at a table: the cards, as their data is written. The server sends it once.

const TOOLS = ["hammer", "wrench", "gear", "shovel"] as const;
export type Tool = (typeof TOOLS)[number];
export type CardType = "production" | "utility" | "training" | "special" | "monument";
export const FLOORS = ["research", "generator", "mine"] as const;
export type Floor = (typeof FLOORS)[number];
type Resource = "metal" | "energy";
export type Stock = Resource | "goods";

/** So much, or as much as the value of the die, or a chosen value. */
export type Amount = number | "die" | "chosen";

export interface Needs {
  dice?: "one" | "pair" | "triple" | "run" | "three";
  /** Which values one die may have; any if left out. */
  values?: number[];
  /** The least sum of three dice. */
  least?: number;
  pay?: { metal?: Amount; energy?: Amount; cards?: number };
}

export interface Gives {
  goods?: number;
  /** A list: by the value of the die. */
  metal?: Amount | number[];
  energy?: Amount;
  cards?: number;
  one_of?: { metal?: number; energy?: number; cards?: number }[];
  die?: "chosen" | "rolled";
  change?: "flip" | "up" | "down" | "reroll";
  refund?: number;
  use?: "market";
}

export interface BlueprintStill {
  id: string;
  copies: number;
  type: CardType;
  tool: Tool;
  cost: { metal?: number; energy?: number };
  discount?: { metal: number; per: CardType };
  /** A list: of the first, second … copy. */
  prestige: number | number[];
  several?: boolean;
  needs?: Needs;
  gives?: Gives;
  set_off?: "goods" | "building";
  clauses: string[];
}

export interface ContractorStill {
  id: string;
  copies: number;
  cost: { energy?: number };
  gives: {
    metal?: number;
    energy?: number;
    cards?: number;
    reveal?: "build" | "refund";
    set?: number;
    rolled?: number;
    chosen?: number;
  };
  others?: { metal?: number; energy?: number; cards?: number };
  clauses: string[];
}

interface FloorStill {
  values: number[];
  gives: { cards?: number; energy?: Amount; metal?: number };
}

export interface Still {
  blueprint: BlueprintStill[];
  contractor: ContractorStill[];
  floors: Record<Floor, FloorStill> & { spaces: number };
  keeps: { resources: number; blueprints: number };
  end: { goods: number; cards: number };
  start: { metal: number; energy: number; dice: number; blueprints: number };
}

export function blueprintOf(still: Still, id: string): BlueprintStill | undefined {
  return still.blueprint?.find((one) => one.id === id);
}

export function contractorOf(still: Still, id: string): ContractorStill | undefined {
  return still.contractor?.find((one) => one.id === id);
}

/** What all copies of a card in a compound are worth. */
export function prestigeOf(card: BlueprintStill | undefined, copies: number): number {
  if (!card) return 0;
  const { prestige } = card;
  if (typeof prestige === "number") return prestige * copies;
  return prestige.slice(0, copies).reduce((sum, one) => sum + one, 0);
}
