/**
 * The words of a clause, each with the part that it can play in a time. A pattern is then written over these parts, one letter a
 * word, so that its spelling does not matter: "mardi dernié" and "jeudi passé" are both `weekday last`.
 */
import { fold } from '../../text/fold.ts';
import type { Clause } from '../../text/sentences.ts';
import { soundsOf } from '../../text/sound.ts';
import PATTERNS from './time-patterns.json' with { type: 'json' };
import TIME_WORDS from './time-words.json' with { type: 'json' };

type Kind = keyof typeof TIME_WORDS | 'year4' | 'clock' | 'shortdate' | 'fulldate' | 'word';
interface Sense {
  kind: Kind;
  /** Of a `clock` the minutes since midnight, of a date or a number what is written, else that of the list. */
  value: string;
}

export interface TimeToken extends Sense {
  /** UTF-16 offsets into the text, the end exclusive. */
  start: number;
  end: number;
  /** Folded as written, without an apostrophe at its end. */
  raw: string;
  /** The first and last word of the clause that it was made of. */
  first: number;
  last: number;
}

const OTHER_KINDS: readonly Kind[] = ['year4', 'clock', 'shortdate', 'fulldate', 'word'];
const LETTERS: ReadonlyMap<string, string> = new Map(
  [...Object.keys(TIME_WORDS), ...OTHER_KINDS].map((kind, at) => [kind, String.fromCharCode(0x100 + at)]),
);
const FRAGMENTS: Readonly<Record<string, string>> = PATTERNS.fragments;

const BY_FORM = new Map<string, Sense>();
const BY_SOUND = new Map<string, Sense>();
/** Shorter words sound like too many others. */
const SHORTEST_BY_SOUND = 5;
for (const [kind, values] of Object.entries(TIME_WORDS) as [Kind, Record<string, string>][]) {
  for (const [value, forms] of Object.entries(values)) {
    for (const form of forms.split(' ')) {
      BY_FORM.set(form, { kind, value });
      if (form.length < SHORTEST_BY_SOUND) continue;
      for (const sound of soundsOf(form)) BY_SOUND.set(sound, { kind, value });
    }
  }
}

/** A pattern over kinds of words. Small letters name a kind, capitals a fragment of ./time-patterns.json; blanks do not count. */
export const timePattern = (source: string): RegExp => new RegExp(lettersFor(source), 'dy');

const lettersFor = (source: string): string =>
  source
    .replace(/\(\?<\w+>|[A-Z_]+|[a-z]+4?/g, (name) => {
      if (name.startsWith('(')) return name;
      const fragment = FRAGMENTS[name];
      const letters = fragment === undefined ? LETTERS.get(name) : `(?:${lettersFor(fragment)})`;
      if (letters === undefined) throw new Error(`No such kind of word: ${name}`);
      return letters;
    })
    .replace(/\s+/g, '');

/** One letter for each token. */
export const lettersOf = (tokens: readonly TimeToken[]): string =>
  tokens.map(({ kind }) => LETTERS.get(kind) ?? '').join('');

const CLOCK = /^([01]?\d|2[0-4])(?:(?:h|hr|heures?)([0-5]?\d)?|:([0-5]\d))(?:mn|min)?$/;
const DATE = /^\d{1,4}(?:\/\d{1,4}){1,2}$|^\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})$/;
const MINUTES_A_DAY = 24 * 60;
const FIRST_YEAR = 1950;
const WORD: Sense = { kind: 'word', value: '' };

const digitsSense = (raw: string): Sense | null => {
  const clock = CLOCK.exec(raw);
  if (clock) {
    const minutes = Number(clock[1]) * 60 + Number(clock[2] ?? clock[3] ?? 0);
    return { kind: 'clock', value: String(minutes % MINUTES_A_DAY) };
  }
  if (DATE.test(raw)) return { kind: /[./].*[./]/.test(raw) ? 'fulldate' : 'shortdate', value: raw };
  if (!/^\d{1,4}$/.test(raw)) return null;
  return { kind: Number(raw) >= FIRST_YEAR ? 'year4' : 'number', value: raw };
};

/** "vingt-cinq", "vingt-et-un". */
const compoundNumber = (plain: string): Sense | null => {
  const parts = plain.split('-').filter((part) => part !== 'et');
  const values = parts.map((part) => BY_FORM.get(part)).map((part) => Number(part?.value));
  const isNumber = values.length > 1 && (values[0] ?? 0) >= 20 && values.every((value) => value > 0);
  return isNumber ? { kind: 'number', value: String(values.reduce((sum, value) => sum + value)) } : null;
};

const senseOf = (raw: string, plain: string, sounds: readonly string[]): Sense =>
  digitsSense(raw) ??
  BY_FORM.get(raw) ??
  // Of words written as one the last counts: "cété" is "ce était".
  BY_FORM.get(plain.split(' ').at(-1) ?? '') ??
  compoundNumber(plain) ??
  sounds.map((sound) => BY_SOUND.get(sound)).find((found) => found !== undefined) ??
  WORD;

/** What two words are together: "c" and "était" of "cété", the parts of "12/03", "avant hier"; null for two words. */
const joinedOf = (before: TimeToken, start: number, raw: string, plain: string, between: string) => {
  if (before.start === start) return { raw: before.raw, ...senseOf(before.raw, plain, []) };
  const date = `${before.raw}/${raw}`;
  if (/^[/-]$/.test(between) && /^\d+(?:\/\d+)+$/.test(date)) return { ...senseOf(date, '', []), raw: date };
  const compound = `${before.raw}-${raw}`;
  const sense = BY_FORM.get(compound);
  return sense === undefined ? null : { ...sense, raw: compound };
};

/** The tokens of a clause, in order. */
export const timeTokensOf = (clause: Clause, text: string): TimeToken[] => {
  const tokens: TimeToken[] = [];
  for (const [at, { start, end, raw: written, plain, sounds }] of clause.words.entries()) {
    const raw = fold(written).replace(/'$/, '');
    const before = tokens.at(-1);
    const joined =
      before === undefined ? null : joinedOf(before, start, raw, plain, text.slice(before.end, start));
    if (before !== undefined && joined !== null) Object.assign(before, joined, { end, last: at });
    else tokens.push({ start, end, raw, ...senseOf(raw, plain, sounds), first: at, last: at });
  }
  return tokens;
};
