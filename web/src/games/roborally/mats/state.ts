// What a robot's owner does now, for the head of the mat.

import type { IconName } from "../../../parts/icons.ts";
import type { Robot } from "../model.ts";

export interface MatState {
  /** A text key `mat-…`. */
  key: string;
  icon: IconName;
  tone: "good" | "busy" | "plain";
}

export function stateOf(robot: Robot, waiting: boolean, programming: boolean): MatState | null {
  if (robot.fate === "out") return { key: "mat-out", icon: "no", tone: "plain" };
  if (robot.fate === "finished") return { key: "mat-finished", icon: "flag", tone: "good" };
  if (robot.fate === "sent-off") return { key: "mat-sent-off", icon: "undo", tone: "plain" };
  if (waiting) {
    const key = programming ? "mat-programming" : "mat-deciding";
    return { key, icon: "clock", tone: "busy" };
  }
  if (robot.power === "down") return { key: "mat-down", icon: "power", tone: "plain" };
  if (robot.fate === "destroyed") return { key: "mat-destroyed", icon: "undo", tone: "plain" };
  if (programming && robot.ready) return { key: "mat-ready", icon: "check", tone: "good" };
  if (robot.power === "announced") return { key: "mat-announced", icon: "power", tone: "plain" };
  return null;
}
