/** Who does what a verb says: the person before it, the writer, or a pronoun for somebody told before. */
import { afterToken, isBreak, type Line, plainAt } from './line.ts';
import type { Known, Memory } from './memory.ts';
import { authorOf } from './memory.ts';
import type { Mention } from './mentions.ts';

/** A mention with the person it speaks of. */
export interface Placed {
  mention: Mention;
  /** Changes where a name turns out to be of somebody told before. */
  known: Known;
}

export type Subject =
  | { is: 'self'; at: number }
  | { is: 'people'; people: readonly Known[]; at: number }
  | { is: 'pronoun'; gender: 'f' | 'm'; isPlural: boolean; at: number }
  | { is: 'nobody'; at: number };

const REACH = 14;
const SELF = new Set(['je', 'on']);
const OTHERS = new Map<string, { gender: 'f' | 'm'; isPlural: boolean }>([
  ['il', { gender: 'm', isPlural: false }],
  ['elle', { gender: 'f', isPlural: false }],
  ['el', { gender: 'f', isPlural: false }],
  ['ils', { gender: 'm', isPlural: true }],
  ['elles', { gender: 'f', isPlural: true }],
]);
const THINGS = new Set(['ca', 'ce', 'cela', 'ceci', 'tu', 'vous', 'sa']);
/** A subject before one of these is not that of a verb behind it. */
const WALLS = new Set(['que', 'quand', 'si', 'lorsque', 'car', 'parce', 'comme', 'dont', 'ou']);

/** The subject of the verb, or of the object pronoun, at a place. */
export const subjectOf = (line: Line, placed: readonly Placed[], verb: number): Subject => {
  for (let at = verb - 1; at >= Math.max(0, verb - REACH); at -= 1) {
    const plain = plainAt(line, at);
    const index = placed.findLastIndex(({ mention }) => mention.from <= at && at <= mention.to);
    const found = placed[index];
    if (found !== undefined) {
      const isObject = found.mention.beside !== null && found.mention.beside !== 'entre';
      if (!isObject)
        return { is: 'people', people: groupBefore(line, placed, index), at: found.mention.from };
      at = found.mention.from;
      continue;
    }
    if (plain === 'on' && isHeardHave(line, at)) continue;
    if (SELF.has(plain)) {
      // "Un brancardier que je ne connais pas m'a barré le passage."
      const that = plainAt(line, at - 1) === 'que' ? at - 1 : -1;
      const isRelative =
        verb > at + 1 && placed.some(({ mention }) => mention.to < that && mention.to >= that - 3);
      if (!isRelative || that === -1) return { is: 'self', at };
      at = that;
      continue;
    }
    if (plain === 'nous' && /ons$/.test(plainAt(line, at + 1))) return { is: 'self', at };
    const other = OTHERS.get(plain);
    if (other !== undefined && plainAt(line, at + 1) !== 'y') return { is: 'pronoun', ...other, at };
    if (plain === 'qui') {
      const those = placed.filter(({ mention }) => mention.to < at && mention.to >= at - 8);
      // "Inès de la compta qui me l'a dit".
      const before = those.findLast(({ mention }) => mention.beside !== 'de') ?? those.at(-1);
      if (before !== undefined) return { is: 'people', people: [before.known], at };
      return { is: 'pronoun', gender: 'm', isPlural: false, at };
    }
    if (THINGS.has(plain) && at < verb - 1) return { is: 'nobody', at };
    if (plain === 'y' && isHeardHe(line, at)) return { is: 'pronoun', gender: 'm', isPlural: false, at };
    if (WALLS.has(plain)) return { is: 'nobody', at };
  }
  return { is: 'nobody', at: Math.max(0, verb - REACH) };
};

/** "Ils on tt entendu": "ont" by ear, since no verb follows that "on" could have. */
const isHeardHave = (line: Line, at: number): boolean =>
  ['tout', 'rien', 'vu', 'entendu', 'ri', 'rigole', 'assiste'].includes(plainAt(line, at + 1));

/** "Y sappel dylan": "il" by ear. */
const isHeardHe = (line: Line, at: number): boolean =>
  !/^(?:a|avait|ave|avai|avaient|en|aura)$/.test(plainAt(line, at + 1)) &&
  !/^(?:je|il|elle|on|ne|tu|se|me|nous|ils|elles|ca|a|et)$/.test(plainAt(line, at - 1));

const VERBS = new Set('je on il elle ils elles a ai ont est sont etait avait me se qui que'.split(' '));

/** "Anaïs, l'aide-soignante, et Thomas": persons told side by side, up to the one at the index. */
export const groupBefore = (line: Line, placed: readonly Placed[], index: number): Known[] => {
  const group: Known[] = [];
  for (let at = index; at >= 0; at -= 1) {
    const own = placed[at];
    if (own === undefined) break;
    group.unshift(own.known);
    const before = placed[at - 1];
    if (
      before === undefined ||
      before.mention.beside !== null ||
      !areListed(line, before.mention, own.mention)
    )
      break;
  }
  return group;
};

/** Between two persons stand a comma or "et", and perhaps where one of them works, but no verb. */
export const areListed = (line: Line, one: Mention, two: Mention): boolean => {
  let between = line.words.slice(one.to + 1, two.from);
  const aside = between.findLastIndex(({ plain }) => plain === 'et');
  // "Et Sabri, qui prenaient leur poste, et une interne".
  const isAside = between[0]?.plain === 'qui' && aside > 0 && isBreak(line, one.to + 1 + aside);
  if (isAside) between = between.slice(aside);
  if (between.length > 5 || between.some(({ plain }) => VERBS.has(plain))) return false;
  return between.some(({ plain }) => plain === 'et' || plain === 'e') || isBreak(line, two.from);
};

/** Persons told side by side from a place on, the first at most a few words behind it. */
export const groupFrom = (line: Line, placed: readonly Placed[], from: number): Placed[] => {
  const first = placed.findIndex(({ mention }) => mention.from > from && mention.from <= from + 6);
  const group: Placed[] = [];
  for (let at = first; at >= 0 && at < placed.length; at += 1) {
    const own = placed[at];
    const last = group.at(-1);
    if (own === undefined || (last !== undefined && !areListed(line, last.mention, own.mention))) break;
    group.push(own);
  }
  return group;
};

const isFit = (one: Known, gender: 'f' | 'm', isPlural: boolean): boolean =>
  !one.isCleared &&
  one.kind !== 'family' &&
  one.kind !== 'care' &&
  one.part !== 'informed' &&
  (isPlural || !one.isPlural) &&
  (one.gender === null || one.gender === gender || isPlural);

/**
 * The person whom a pronoun stands for: the one told last in this turn; for what is done to the writer also the author of earlier
 * turns.
 */
export const behindPronoun = (
  memory: Memory,
  here: ReadonlySet<Known>,
  placed: readonly Placed[],
  { gender, isPlural, at }: { gender: 'f' | 'm'; isPlural: boolean; at: number },
): Known | undefined => {
  const before = placed.findLast(({ mention, known }) => mention.to < at && isFit(known, gender, isPlural));
  if (before !== undefined) return before.known;
  const isBehind = (known: Known): boolean => placed.some((one) => one.known === known);
  const inTurn = memory.people.findLast(
    (one) => here.has(one) && !isBehind(one) && isFit(one, gender, isPlural),
  );
  if (inTurn !== undefined) return inTurn;
  const author = authorOf(memory);
  if (author !== undefined && (!isPlural || author.isPlural)) return author;
  return memory.people.findLast((one) => one.part === null && !isBehind(one) && isFit(one, gender, isPlural));
};

/** The first word behind a place that is no auxiliary, pronoun or adverb. */
export const verbBehind = (line: Line, at: number, helpers: ReadonlySet<string>): number => {
  let verb = afterToken(line, at);
  if (verb > at + 1) verb = at + 1;
  const last = at + 6;
  while (verb < last && helpers.has(plainAt(line, verb)) && verb < line.words.length - 1) verb += 1;
  return verb;
};
