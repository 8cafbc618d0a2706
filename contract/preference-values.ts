/** The values of a person's preferences. No zod: the first script of every page reads them. */

/** The languages of the interface; every catalogue exists in each. */
export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** After so many minutes without a touch the screen locks; null: never. */
export const IDLE_LOCK_MINUTES = [3, 10, 30] as const;
export type IdleLockMinutes = (typeof IDLE_LOCK_MINUTES)[number] | null;

/** Public, the same for everybody, and pages that any colleague might have open. */
export const EXIT_PAGES = {
  weather: 'https://meteofrance.com/',
  encyclopedia: 'https://fr.wikipedia.org/',
  trains: 'https://www.sncf-connect.com/',
  search: 'https://www.qwant.com/',
} as const;
export type ExitPage = keyof typeof EXIT_PAGES;

export const EXIT_ADDRESS_MAX_CHARACTERS = 300;

const isExitPage = (target: string): target is ExitPage => Object.hasOwn(EXIT_PAGES, target);

/** True for an address that the quick exit may lead to: https, a public name, and neither user nor password in it. */
const isExitAddress = (target: string): boolean => {
  if (!/^https:\/\//i.test(target) || target.length > EXIT_ADDRESS_MAX_CHARACTERS) return false;
  if (!URL.canParse(target)) return false;
  const { hostname, username, password } = new URL(target);
  return hostname.includes('.') && username === '' && password === '';
};

/** True for one of the neutral pages by its name, or an https address of one's own. */
export const isExitTarget = (target: unknown): target is string =>
  typeof target === 'string' && (isExitPage(target) || isExitAddress(target));

/** Where the quick exit leads with this target. */
export const exitAddressOf = (target: string): string => (isExitPage(target) ? EXIT_PAGES[target] : target);

/** Furthest back that a choice made without a connection can say it was made; older ones count as this old. */
export const CHOICE_MAX_AGE_MS = 365 * 24 * 60 * 60 * 1_000;

/** What applies also before anybody has signed in, or without a connection: the browser keeps a copy of it. */
export interface MirroredPreferences {
  /** Null: each screen has the language that the specification gives it. */
  language: Language | null;
  theme: Theme;
  text_size: TextSize;
  idle_lock_minutes: IdleLockMinutes;
  /** A name of EXIT_PAGES, or an https address. */
  exit_target: string;
  /** The tab shows a title and an icon that tell nothing. */
  neutral_title: boolean;
}

/** What holds until a person chooses. */
export const DEFAULT_PREFERENCES: Readonly<MirroredPreferences> = {
  language: null,
  theme: 'system',
  text_size: 'normal',
  idle_lock_minutes: null,
  exit_target: 'weather',
  neutral_title: false,
};
