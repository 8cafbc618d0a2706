import {
  DEFAULT_PREFERENCES,
  exitTargetFrom,
  IDLE_LOCK_MINUTES,
  LANGUAGES,
  type MirroredPreferences,
  TEXT_SIZES,
  THEMES,
} from '#contract/account/preference-values.ts';
import { readStored, removeStored, writeStored } from '#web/lib/store/safe-storage.ts';

export type PreferenceName = keyof MirroredPreferences;

/** A choice that the server has not taken yet. */
interface WaitingChoice {
  /** When it was made, milliseconds since 1970 by this browser's clock; 0 where that is not known. */
  at: number;
  /** The mark of the person who made it; null while nobody was signed in. */
  by: string | null;
}

export interface Mirror {
  /** The mark of the person whose preferences these are; null for what was chosen before anybody signed in. */
  owner: string | null;
  values: MirroredPreferences;
  waiting: Partial<Record<PreferenceName, WaitingChoice>>;
}

/** Theme and text size are also read by public/theme.js before the first paint. */
const KEYS: Readonly<Record<PreferenceName, string>> = {
  language: 'recueil.language',
  theme: 'recueil.theme',
  text_size: 'recueil.text-size',
  idle_lock_minutes: 'recueil.idle-lock',
  exit_target: 'recueil.exit',
  neutral_title: 'recueil.neutral-title',
};
const BOOK_KEY = 'recueil.choices';
/** Whether it stands under this key. */
export const isMirrored = (key: string): boolean => key === BOOK_KEY || Object.values(KEYS).includes(key);

const NAMES = Object.keys(KEYS) as PreferenceName[];

const oneOf =
  <Value extends string>(known: readonly Value[]) =>
  (stored: string): Value | undefined =>
    known.find((value) => value === stored);

/** Undefined for what this version does not know: the default holds. */
const READERS: { [Name in PreferenceName]: (stored: string) => MirroredPreferences[Name] | undefined } = {
  language: oneOf(LANGUAGES),
  theme: oneOf(THEMES),
  text_size: oneOf(TEXT_SIZES),
  idle_lock_minutes: (stored) => IDLE_LOCK_MINUTES.find((minutes) => String(minutes) === stored),
  exit_target: (stored) => exitTargetFrom(stored, window.location.origin) ?? undefined,
  neutral_title: (stored) => stored === 'true' || undefined,
};

/** What this browser holds; the defaults where it holds nothing, or refuses to. Never throws. */
export const readMirror = (): Mirror => {
  const stored = NAMES.map((name) => [name, read(name)] as const).filter(([, value]) => value !== undefined);
  const values = { ...DEFAULT_PREFERENCES, ...Object.fromEntries(stored) };
  const book = readBook();
  if (book !== null) return { ...book, values };
  // Chosen before preferences belonged to anybody.
  const waiting = Object.fromEntries(stored.map(([name]) => [name, { at: 0, by: null }]));
  return { owner: null, values, waiting };
};

const read = (name: PreferenceName) => {
  const stored = readStored('local', KEYS[name]);
  return stored === null ? undefined : READERS[name](stored);
};

const readBook = (): Pick<Mirror, 'owner' | 'waiting'> | null => {
  try {
    const book: unknown = JSON.parse(readStored('local', BOOK_KEY) ?? 'null');
    if (!isObject(book)) return null;
    const waiting = isObject(book.waiting) ? Object.entries(book.waiting).flatMap(choiceIn) : [];
    return { owner: markIn(book.owner), waiting: Object.fromEntries(waiting) };
  } catch {
    return null;
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const markIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const choiceIn = ([name, choice]: [string, unknown]): [string, WaitingChoice][] =>
  Object.hasOwn(KEYS, name) && isObject(choice) && typeof choice.at === 'number'
    ? [[name, { at: choice.at, by: markIn(choice.by) }]]
    : [];

const bookOf = ({ owner, waiting }: Mirror): string => JSON.stringify({ owner, waiting });

/** Keeps what has changed. What is as by default is not kept, so that a browser tells as little as possible. */
export const keepMirror = (before: Mirror, next: Mirror): void => {
  for (const name of NAMES) {
    const value = next.values[name];
    if (value === before.values[name]) continue;
    if (value === DEFAULT_PREFERENCES[name]) removeStored('local', KEYS[name]);
    else writeStored('local', KEYS[name], String(value));
  }
  const book = bookOf(next);
  if (book !== bookOf(before)) writeStored('local', BOOK_KEY, book);
};

/**
 * Tells one person's preferences from another's in the same browser. 32 bits of a hash (FNV-1a) of the account's id: from the
 * mark the account cannot be found.
 */
export const markOf = (userId: string): string => {
  let hash = 0x811c9dc5;
  for (const character of userId) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
};
