// What somebody likes, kept in this browser only.

export const LANGUAGES = ["en", "fr", "de", "it"] as const;
export const THEMES = ["system", "light", "dark"] as const;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export type Language = (typeof LANGUAGES)[number];
type Theme = (typeof THEMES)[number];

const KEY = "botyard";

interface Kept {
  language?: string;
  theme?: string;
  speed?: number;
  sound?: boolean;
  keys?: boolean;
  confirm?: boolean;
  seen?: Record<string, number>;
  company?: string[];
}

class Preferences {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  speed = $state<number>(1);
  sound = $state(false);
  /** Whether a single letter, digit or sign does something. */
  keys = $state(true);
  /** Whether what would end one's turn waits for *Done*. */
  confirm = $state(false);
  /** The last version of each table that was looked at, for "since your last look". */
  seen = $state<Record<string, number>>({});
  /** Who else played at this screen last, in the order of their seats. */
  company = $state<string[]>([]);

  load(): void {
    const kept = this.#kept();
    this.language = LANGUAGES.find((known) => known === kept.language) ?? spoken();
    this.theme = THEMES.find((known) => known === kept.theme) ?? "system";
    this.speed = SPEEDS.find((known) => known === kept.speed) ?? 1;
    this.sound = kept.sound === true;
    this.keys = kept.keys !== false;
    this.confirm = kept.confirm === true;
    this.seen = kept.seen ?? {};
    this.company = Array.isArray(kept.company) ? kept.company.map(String) : [];
  }

  save(): void {
    const { language, theme, speed, sound, keys, confirm, company } = this;
    const seen = Object.fromEntries(Object.entries(this.seen).slice(-50));
    const kept: Kept = { language, theme, speed, sound, keys, confirm, seen, company };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  #kept(): Kept {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
      return typeof kept === "object" && kept !== null ? kept : {};
    } catch {
      return {};
    }
  }
}

function spoken(): Language {
  for (const tag of navigator.languages) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (known) return known;
  }
  return "en";
}

export const preferences = new Preferences();
