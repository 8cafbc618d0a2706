/**
 * The words of a clause, each with the part that it can play in a time. A pattern is then written over these parts, one letter a
 * word, so that its spelling does not matter: "mardi dernié" and "jeudi passé" are both `weekday last`.
 */
import { fold } from '../../text/fold.ts';
import type { Clause } from '../../text/sentences.ts';
import { soundsOf } from '../../text/sound.ts';
import { numberOf } from './numbers.ts';
import TIME_WORDS from './time-words.json' with { type: 'json' };

export type Kind = keyof typeof TIME_WORDS | 'number' | 'year4' | 'clock' | 'digits' | 'word';

export interface TimeToken {
  /** UTF-16 offsets into the text, the end exclusive. */
  start: number;
  end: number;
  /** Folded as written, without an apostrophe at its end. */
  raw: string;
  kind: Kind;
  /** Of a `clock` the minutes since midnight, of a `digits` the date as written, else that of the list. */
  value: string | number;
  /** The first and last word of the clause that it was made of. */
  first: number;
  last: number;
}

const KINDS: readonly Kind[] = [
  ...(Object.keys(TIME_WORDS) as (keyof typeof TIME_WORDS)[]),
  'number',
  'year4',
  'clock',
  'digits',
  'word',
];
const LETTERS = new Map<string, string>(KINDS.map((kind, at) => [kind, String.fromCharCode(0x100 + at)]));

const BY_FORM = new Map<string, { kind: Kind; value: string }>();
const BY_SOUND = new Map<string, { kind: Kind; value: string }>();
/** Shorter words sound like too many others. */
const SHORTEST_BY_SOUND = 5;
for (const [kind, values] of Object.entries(TIME_WORDS)) {
  for (const [value, forms] of Object.entries(values)) {
    for (const form of forms.split(' ')) {
      BY_FORM.set(form, { kind: kind as Kind, value });
      if (form.length < SHORTEST_BY_SOUND) continue;
      for (const sound of soundsOf(form)) BY_SOUND.set(sound, { kind: kind as Kind, value });
    }
  }
}

const CLOCK = /^([01]?\d|2[0-4])(?:(?:h|hr|heures?)([0-5]?\d)?|:([0-5]\d))(?:mn|min)?$/;
const DOTTED_DATE = /^\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})$/;
const MINUTES_A_DAY = 24 * 60;
const FIRST_YEAR = 1950;
/** Times that are also written as two words. */
const JOINED: Readonly<Record<string, string>> = {
  'avant hier': 'avant-hier',
  'avant ier': 'avant-hier',
  'avan hier': 'avant-hier',
  'apres midi': 'apres-midi',
  'apre midi': 'apres-midi',
  'apres demain': 'apres-demain',
  'week end': 'week-end',
  'aujourd hui': "aujourd'hui",
  'demi heure': 'word',
};

/** The pattern over kinds of words, to be tried at one place. Names of kinds stand for a word of that kind. */
export const timePattern = (source: string): RegExp =>
  new RegExp(
    source
      .replace(/[a-z_]+\d?/g, (name) => {
        const letter = LETTERS.get(name);
        if (letter === undefined) throw new Error(`No such kind of word: ${name}`);
        return letter;
      })
      .replace(/\s+/g, ''),
    'y',
  );

/** One letter for each token. */
export const lettersOf = (tokens: readonly TimeToken[]): string =>
  tokens.map(({ kind }) => LETTERS.get(kind) ?? '').join('');

const senseOf = (
  raw: string,
  plain: string,
  sounds: readonly string[],
): Pick<TimeToken, 'kind' | 'value'> => {
  const clock = CLOCK.exec(raw);
  if (clock) {
    const minutes = Number(clock[1]) * 60 + Number(clock[2] ?? clock[3] ?? 0);
    return { kind: 'clock', value: minutes % MINUTES_A_DAY };
  }
  if (DOTTED_DATE.test(raw)) return { kind: 'digits', value: raw };
  // Of words written as one the last counts: "cété" is "ce était".
  const listed = BY_FORM.get(raw) ?? BY_FORM.get(plain) ?? BY_FORM.get(plain.split(' ').at(-1) ?? '');
  if (listed) return listed;
  const number = numberOf(plain) ?? numberOf(raw);
  if (number !== null) return { kind: number >= FIRST_YEAR ? 'year4' : 'number', value: number };
  const heard = sounds.map((sound) => BY_SOUND.get(sound)).find((found) => found !== undefined);
  return heard ?? { kind: 'word', value: '' };
};

const groupOf = (clause: Clause): TimeToken[] => {
  const tokens: TimeToken[] = [];
  const plains = new Map<TimeToken, string>();
  for (const [at, word] of clause.words.entries()) {
    const before = tokens.at(-1);
    if (before !== undefined && before.start === word.start) {
      const plain = `${plains.get(before)} ${word.plain}`;
      plains.set(before, plain);
      Object.assign(before, senseOf(before.raw, plain, []), { last: at });
      continue;
    }
    const raw = fold(word.raw).replace(/'$/, '');
    const sense = senseOf(raw, word.plain, word.sounds);
    const token = { start: word.start, end: word.end, raw, ...sense, first: at, last: at };
    plains.set(token, word.plain);
    tokens.push(token);
  }
  return tokens;
};

/** The tokens of a clause, in order. */
export const timeTokensOf = (clause: Clause, text: string): TimeToken[] => {
  const tokens: TimeToken[] = [];
  for (const token of groupOf(clause)) {
    const before = tokens.at(-1);
    const between = before === undefined ? '' : text.slice(before.end, token.start);
    if (before !== undefined && /^[/-]$/.test(between) && isDigits(before) && /^\d+$/.test(token.raw)) {
      const value = `${before.kind === 'digits' ? before.value : before.raw}/${token.raw}`;
      Object.assign(before, { kind: 'digits', value, end: token.end, last: token.last });
      continue;
    }
    const joined = before === undefined ? undefined : JOINED[`${before.raw} ${token.raw}`];
    if (before !== undefined && joined !== undefined) {
      Object.assign(before, senseOf(joined, joined, []), { end: token.end, last: token.last, raw: joined });
      continue;
    }
    tokens.push(token);
  }
  return tokens;
};

/** A telephone number has five parts, and is no date for that. */
const isDigits = ({ kind, raw, value }: TimeToken): boolean =>
  kind === 'digits' ? /^\d+(?:[/]\d+){1,4}$/.test(String(value)) : /^\d{1,4}$/.test(raw);
