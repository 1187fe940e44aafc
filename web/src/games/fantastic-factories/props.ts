// What the board is given; the same for every game, with a model of its own.

import type { BoardProps as AnyProps } from "../index.ts";
import type { Model } from "./model.ts";

export interface BoardProps extends AnyProps {
  model: Model;
}
