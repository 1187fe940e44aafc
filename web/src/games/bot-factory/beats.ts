// Which events are seen at the same time: what somebody pays with what it is paid for, a row of
// projects that slides, a part and the next one of its stack.

import { follows, inBeats } from "../../parts/beats.ts";

const DRAWN = ["top-shown", "marker-moved"];

/** What may follow in a beat that begins with an event. */
const TOGETHER: Record<string, string[]> = {
  spent: ["reserved", "raised", "placed", "gained", "swapped", "took-spare", "took-part", ...DRAWN],
  placed: ["gained"],
  swapped: ["took-spare"],
  fed: DRAWN,
  "wheel-filled": DRAWN,
  "spare-laid": DRAWN,
  "took-part": DRAWN,
  "stack-renewed": ["top-shown"],
  "spare-discarded": ["spare-discarded"],
  "wheel-discarded": ["wheel-discarded"],
  "column-discarded": ["column-discarded"],
  "project-discarded": ["project-discarded"],
  "project-slid": ["project-slid"],
  "project-laid": ["project-laid", "projects-renewed"],
  "projects-renewed": ["project-laid"],
  "column-cleared": ["lowered"],
  "contract-removed": ["contract-removed"],
  "universal-returned": ["universal-returned"],
  "vilela-board-shown": ["vilela-bot-shown"],
  rotated: ["gained"],
  dispensed: ["gained"],
};

export const beats = inBeats(follows(TOGETHER));
