// Which events are seen at the same time.

import type { EventShown } from "../app/protocol.ts";

/** Events beat by beat, in their order: one that belongs to the beat before it joins it. */
export function inBeats(belongs: (event: EventShown, beat: EventShown[]) => boolean) {
  return (events: EventShown[]): EventShown[][] => {
    const found: EventShown[][] = [];
    for (const event of events) {
      const beat = found.at(-1);
      if (beat && belongs(event, beat)) beat.push(event);
      else found.push([event]);
    }
    return found;
  };
}

/** By what may follow in a beat that begins with an event. */
export function follows(together: Record<string, string[]>) {
  return ({ kind }: EventShown, [first]: EventShown[]): boolean =>
    together[first?.kind ?? ""]?.includes(kind) ?? false;
}
