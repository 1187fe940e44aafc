// Whether there are guided first games yet: no button leads nowhere.

const screens = import.meta.glob("./Learn.svelte");

export const hasLearn = Object.keys(screens).length > 0;
