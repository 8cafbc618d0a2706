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

/** Two words or more, none of them empty, and no number at the end: that is an address of a machine. */
const PUBLIC_NAME = /^(?:[^.]+\.)+[a-z][^.]*$/;

/** The address that the quick exit may lead to: https, a public name, and neither user nor password in it; null for any other. */
const exitAddress = (target: string): URL | null => {
  if (!/^https:\/\//i.test(target) || /\p{Cc}/u.test(target) || !URL.canParse(target)) return null;
  const address = new URL(target);
  const { href, hostname, username, password } = address;
  const isFit = PUBLIC_NAME.test(hostname) && username === '' && password === '';
  return isFit && href.length <= EXIT_ADDRESS_MAX_CHARACTERS ? address : null;
};

/** True for one of the neutral pages by its name, or an https address of one's own. */
export const isExitTarget = (target: unknown): target is string =>
  typeof target === 'string' && (isExitPage(target) || exitAddress(target) !== null);

/**
 * What is kept of a chosen target: the name of a neutral page, or an address as browsers write it. Null for what the quick exit
 * must not lead to: Recueil itself neither, which is what one leaves.
 * @param origin Recueil's own
 */
export const exitTargetFrom = (target: string, origin: string): string | null => {
  if (isExitPage(target)) return target;
  const address = exitAddress(target);
  return address === null || address.host === new URL(origin).host ? null : address.href;
};

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
