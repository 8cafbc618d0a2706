/** What the model weighs in words: the words, how they stand together, their senses, and their letters and sounds in threes to sixes. */
import type { AlarmWord } from './alarm-words.ts';

/** In groups, each of which is weighed as one: many letters say no more than few words. */
export type Traits = readonly (readonly number[])[];

const PLACE_BITS = 18;
export const PLACES = 2 ** PLACE_BITS;

/** FNV-1a. Small numbers that are mixed in keep traits of different kinds apart. */
const START = 0x811c9dc5;
const mix = (hash: number, part: number): number => Math.imul(hash ^ part, 0x01000193);
const hashed = (text: string, start = START): number => {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = mix(hash, text.charCodeAt(at));
  return hash;
};
/** Spreads the bits, of which only the first are used. */
const placeOf = (hash: number): number => Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> (32 - PLACE_BITS);

const lettersIn = (text: string, least: number, most: number, salt: number): number[] => {
  const places: number[] = [];
  for (let from = 0; from < text.length; from += 1) {
    let hash = mix(START, salt);
    for (let size = 1; size <= most && from + size <= text.length; size += 1) {
      hash = mix(hash, text.charCodeAt(from + size - 1));
      if (size >= least) places.push(placeOf(mix(hash, size)));
    }
  }
  return places;
};

const SELF = new Set('je me moi mon ma mes j ai suis'.split(' '));
const OTHERS = new Set('il elle ils elles on i lui qui'.split(' '));
const YOU = new Set('tu te toi ton ta tes vous vos votre'.split(' '));
const NEGATIONS = new Set('pas plus jamais rien aucun aucune ni sans'.split(' '));
/** Senses are paired with those of so many words after them. */
const SENSE_REACH = 7;

const PERSONS = [
  ['I', SELF],
  ['he', OTHERS],
  ['you', YOU],
] as const;
const personOf = (plain: string): string => PERSONS.find(([, words]) => words.has(plain))?.[0] ?? '';

const sensesIn = (words: readonly AlarmWord[]): number[] => {
  const places: number[] = [];
  let subject = 0;
  const negated = words.map(
    (_, at) =>
      [1, 2].some((by) => NEGATIONS.has(words[at + by]?.plain ?? '')) ||
      [1, 2, 3].some((by) => NEGATIONS.has(words[at - by]?.plain ?? '')),
  );
  for (const [at, { plain, senses, isFirst }] of words.entries()) {
    const person = personOf(plain);
    if (isFirst) subject = 0;
    if (person !== '') subject = hashed(person);
    for (const sense of senses) {
      const own = mix(mix(START, sense), negated[at] ? 1 : 0);
      places.push(placeOf(mix(mix(START, sense), 7)), placeOf(own), placeOf(mix(own, subject)));
      for (let next = at + 1; next <= at + SENSE_REACH && next < words.length; next += 1) {
        const other = words[next];
        if (other === undefined) break;
        for (const one of other.senses) {
          const pair = mix(mix(mix(START, 3), sense), one);
          places.push(placeOf(pair));
          places.push(placeOf(mix(mix(pair, negated[at] ? 11 : 12), negated[next] ? 11 : 12)));
          if (next <= at + 3) places.push(placeOf(mix(pair, 5)));
        }
        const who = personOf(other.plain);
        if (who !== '' && next <= at + 3) places.push(placeOf(hashed(who, mix(own, 9))));
      }
    }
  }
  return places;
};

const pairsIn = (words: readonly AlarmWord[]): number[] => {
  const places: number[] = [];
  const sounds = words.map(({ sound }) => hashed(sound, mix(START, 21)));
  for (const [at, one] of words.entries()) {
    const [own = 0, next, third] = sounds.slice(at, at + 3);
    if (next !== undefined) places.push(placeOf(mix(mix(own, next), 1)));
    if (next !== undefined && third !== undefined) {
      places.push(placeOf(mix(mix(own, third), 2)), placeOf(mix(mix(mix(own, next), third), 3)));
    }
    for (const sense of one.senses) {
      if (next !== undefined) places.push(placeOf(mix(mix(next, sense), 4)));
      const before = sounds[at - 1];
      if (before !== undefined) places.push(placeOf(mix(mix(before, sense), 5)));
    }
  }
  return places;
};

const shapeOf = (words: readonly AlarmWord[], text: string): number[] => {
  const hasOneOf = (set: ReadonlySet<string>): boolean => words.some(({ plain }) => set.has(plain));
  const hasForm = (form: RegExp): boolean => words.some(({ plain }) => form.test(plain));
  const marks: readonly (readonly [string, boolean])[] = [
    ['I', hasOneOf(SELF)],
    ['he', hasOneOf(OTHERS)],
    ['you', hasOneOf(YOU)],
    ['imperfect', hasForm(/^(?=.{5}).*[^r]ai(?:t|s|ent)$/)],
    ['conditional', hasForm(/rai(?:t|s|ent)$/)],
    ['future', hasForm(/..(?:rai|ras|ra|ront|rons|rez)$/)],
    ['negated', hasOneOf(NEGATIONS)],
    ['quote', /[«“"]/.test(text)],
    ['question', text.includes('?')],
    ['!', text.includes('!')],
    ['...', /\.\.|…/.test(text)],
    [`length ${Math.min(6, Math.floor(Math.log2(words.length + 1)))}`, true],
  ];
  return marks.filter(([, is]) => is).map(([mark]) => placeOf(hashed(mark, 99)));
};

/** The traits of words that stand together in a text, by group: places in the table of weights, some twice. */
export const traitsOf = (words: readonly AlarmWord[], text: string): Traits => [
  words.flatMap(({ plain, stem, sound }) => [
    placeOf(hashed(plain, 31)),
    placeOf(hashed(stem, 32)),
    placeOf(hashed(sound, 33)),
  ]),
  pairsIn(words),
  sensesIn(words),
  lettersIn(` ${words.map(({ plain }) => plain).join(' ')} `, 3, 5, 41),
  lettersIn(words.map(({ sound }) => sound).join(''), 3, 6, 42),
  shapeOf(words, text),
];
