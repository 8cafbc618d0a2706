/** Who does what a verb says: the person before it, the writer, or a pronoun for somebody told before. */
import { isAt, isBetween, isBreak, type Line, plainAt } from './line.ts';
import { authorOf, type Known } from './memory.ts';
import type { Placed, Scene } from './scene.ts';

export interface Subject {
  is: 'self' | 'people' | 'pronoun' | 'nobody';
  at: number;
  /** Those who are told, and those for whom a pronoun may stand. */
  people: readonly Known[];
}

const REACH = 14;

/** The subject of the verb, or of the object pronoun, at a place. */
export const subjectOf = (scene: Scene, verb: number): Subject => {
  const { line, placed } = scene;
  for (let at = verb - 1; at >= Math.max(0, verb - REACH); at -= 1) {
    const index = placed.findLastIndex(({ mention }) => mention.from <= at && at <= mention.to);
    const found = placed[index];
    const word = plainAt(line, at);
    if (found !== undefined) {
      const { beside, from } = found.mention;
      if (beside === null) return { is: 'people', at: from, people: groupBefore(line, placed, index) };
      at = from;
    } else if (word === 'nous' && /ons$/.test(plainAt(line, at + 1))) return { is: 'self', at, people: [] };
    else if (isAt(line, at, 'self') && !isHeardHave(line, at)) {
      const that = relativeOf(scene, at, verb);
      if (that === null) return { is: 'self', at, people: [] };
      at = that;
    } else if (/^(?:il|elle|el)s?$/.test(word)) return behindPronoun(scene, at);
    else if (word === 'qui') {
      const those = placed.filter(({ mention }) => mention.to < at && mention.to >= at - 8);
      // "Inès de la compta qui me l'a dit".
      const before = those.findLast(({ mention }) => mention.beside !== 'de') ?? those.at(-1);
      return before === undefined ? behindPronoun(scene, at) : { is: 'people', at, people: [before.known] };
    } else if (isAt(line, at, 'walls') || (isAt(line, at, 'things') && at < verb - 1))
      return { is: 'nobody', at, people: [] };
  }
  return { is: 'nobody', at: Math.max(0, verb - REACH), people: [] };
};

/** "Un brancardier que je ne connais pas m'a barré le passage": where "que" stands. */
const relativeOf = ({ line, placed }: Scene, at: number, verb: number): number | null => {
  const isRelative = plainAt(line, at - 1) === 'que' && verb > at + 1;
  return isRelative && placed.some(({ mention: { to } }) => to < at - 1 && to >= at - 4) ? at - 1 : null;
};

/** "Ils on tt entendu": "ont" by ear, since no verb follows that "on" could have. */
const isHeardHave = (line: Line, at: number): boolean =>
  plainAt(line, at) === 'on' && isAt(line, at + 1, 'behind heard have');

/** Persons told side by side, up to the one at the index: "Anaïs, l'aide-soignante, et Thomas". */
const groupBefore = (line: Line, placed: readonly Placed[], index: number): Known[] => {
  let first = index;
  while (placed[first - 1]?.mention.beside === null && areListed(line, placed[first - 1], placed[first]))
    first -= 1;
  return placed.slice(first, index + 1).map(({ known }) => known);
};

/** Persons told side by side from a place on, the first at most a few words behind it. */
export const groupFrom = ({ line, placed }: Scene, from: number): readonly Placed[] => {
  const first = placed.findIndex(({ mention }) => mention.from > from && mention.from <= from + 6);
  if (first === -1) return [];
  let last = first;
  while (areListed(line, placed[last], placed[last + 1])) last += 1;
  return placed.slice(first, last + 1);
};

/** Between two persons stand a comma or "et", and perhaps where one of them works, but no verb. */
export const areListed = (line: Line, one: Placed | undefined, two: Placed | undefined): boolean => {
  if (one === undefined || two === undefined) return false;
  const [to, from] = [one.mention.to, two.mention.from];
  if (from - to > 6 || isBetween(line, to + 1, from, 'verbs')) return false;
  return isBetween(line, to + 1, from, 'and') || isBreak(line, from);
};

/**
 * The person whom a pronoun stands for: the one told last in this turn; for what is done to the writer also the author of earlier
 * turns.
 */
const behindPronoun = ({ line, placed, memory, here }: Scene, at: number): Subject => {
  const word = plainAt(line, at);
  const isPlural = word.endsWith('s');
  const gender = word.startsWith('el') ? 'f' : 'm';
  const isOfGender = (one: Known): boolean => isPlural || one.gender === null || one.gender === gender;
  const isFit = (one: Known): boolean =>
    !one.isCleared &&
    one.kind !== 'family' &&
    one.kind !== 'care' &&
    one.part !== 'informed' &&
    (isPlural || !one.isPlural) &&
    isOfGender(one);
  const index = placed.findLastIndex(({ mention, known }) => mention.to < at && isFit(known));
  const isBefore = (one: Known): boolean => isFit(one) && !placed.some(({ known }) => known === one);
  const author = authorOf(memory);
  const found =
    placed[index]?.known ??
    memory.people.findLast((one) => here.has(one) && isBefore(one)) ??
    (author?.isPlural === isPlural && isOfGender(author) ? author : undefined) ??
    memory.people.findLast((one) => one.part === null && isBefore(one));
  const group = isPlural && index !== -1 ? groupBefore(line, placed, index) : [found];
  return { is: 'pronoun', at, people: group.filter((one) => one !== undefined) };
};

/** The first word behind a place that is no auxiliary, pronoun or adverb. */
export const verbBehind = (line: Line, at: number): number => {
  let verb = at + 1;
  while (verb < at + 6 && isAt(line, verb, 'helpers') && verb < line.words.length - 1) verb += 1;
  return verb;
};
