/** Finds which names begin at a run of a text, and how far they go. */
import { isCapital } from './atoms.ts';
import { APOSTROPHE, foldedAt, isCapitalAt, isTitleAt, type Line } from './line.ts';
import type { Beginner, Beginning, NameIndex, People } from './name-index.ts';
import { FRENCH_LETTERS } from './word-lists.ts';
import type { NameWord } from './written-name.ts';

export interface Mention {
  /** The first of the names that it can be. */
  name: number;
  people: People;
  from: number;
  /** The last run that belongs to it. */
  to: number;
  says: ReadonlySet<number>;
  /** How many words of the name are written out. */
  written: number;
  isPart: boolean;
  /** Initials and nothing else. */
  isInitials: boolean;
  /** Of equal ones the least comes first. */
  order: number;
}

/** Between two words of one name; the points are those of addresses. */
const BETWEEN = /^(?:[ \u00a0\u202f\t]+|[-‐‑._])$/u;
/** The same, behind an initial. */
const BEHIND_INITIAL = /^\.?[ \u00a0\u202f\t]?$/u;
/** Between the pieces of one word. */
const WITHIN = /^(?:[-‐‑'’ \u00a0]|)$/u;

/** The longest mention that begins at a run: of several persons where nothing tells them apart. */
export const mentionAt = (line: Line, at: number, index: NameIndex): Mention | undefined => {
  const found = [
    ...(index.beginnings.get(foldedAt(line, at)) ?? []).flatMap((beginning) => {
      const to = endOf(line, at, beginning.parts);
      if (to === null || (beginning.as === 'handle' && !line.isInAddress(at, to))) return [];
      const begun = begunWith(beginning, at, to);
      return [begun, ...extendedOf(line, index, beginning, begun)];
    }),
    ...initialsAt(line, at, index),
  ];
  if (found.length < 2) return found[0];
  const longest = Math.max(...found.map(({ to }) => to));
  const long = found.filter(({ to }) => to === longest);
  const most = Math.max(...long.map(({ written }) => written));
  const whole = long.filter(({ written }) => written === most);
  const full = whole.filter(({ isPart }) => !isPart);
  return asOne(full.length > 0 ? full : whole, index);
};

/** The first of equal mentions, of the people of all of them. */
const asOne = (mentions: readonly Mention[], index: NameIndex): Mention | undefined => {
  const [first, ...others] = mentions.toSorted((one, other) => one.order - other.order);
  if (first === undefined || others.length === 0) return first;
  return { ...first, people: index.peopleOf(mentions.flatMap(({ people }) => people.persons)) };
};

const begunWith = ({ as, written, beginners, people }: Beginning, from: number, to: number): Mention => {
  const [first] = beginners;
  return {
    name: first?.name ?? 0,
    people,
    from,
    to,
    says: new Set(first?.says),
    written,
    isPart: as === 'part',
    isInitials: as === 'initials',
    order: first?.order ?? 0,
  };
};

/** The last of the runs that are these parts; null where they are others. */
const endOf = (line: Line, at: number, parts: readonly string[]): number | null => {
  const [first = ''] = parts;
  if (parts.length === 1 && first.length === 1 && !isLetterOfName(line, at)) return null;
  const fits = parts.every(
    (part, offset) =>
      foldedAt(line, at + offset) === part && (offset === 0 || WITHIN.test(line.gap(at + offset))),
  );
  return fits ? at + parts.length - 1 : null;
};

/** 'O' of 'O Ba'; "a", "y" and "m'" are words. */
const isLetterOfName = (line: Line, at: number): boolean =>
  isCapitalAt(line, at)
    ? !APOSTROPHE.test(line.gap(at + 1))
    : !FRENCH_LETTERS.has(foldedAt(line, at)) && !/^['’.]/u.test(line.gap(at + 1));

/** The mentions of those of its names that go on behind it. */
const extendedOf = (line: Line, index: NameIndex, beginning: Beginning, begun: Mention): Mention[] =>
  goingOn(line, index, beginning, begun.to + 1).flatMap(({ name, says, order }) => {
    const { words = [], people = begun.people } = index.names[name] ?? {};
    const mention = extended(line, words, { ...begun, name, people, says: new Set(says), order });
    return mention.to > begun.to ? [mention] : [];
  });

/**
 * Those of the names that can go on with a run. Only these are compared with the text: of a hundred persons called Aline,
 * 'Aline Morel' is one.
 */
const goingOn = (line: Line, index: NameIndex, { beginners, byName }: Beginning, at: number): Beginner[] => {
  const atom = line.atoms[at];
  if (atom === undefined || !isJoined(line, at)) return [];
  const having = index.having.get(atom.folded);
  const initial = isInitial(line, at) ? index.havingInitial.get(atom.folded.charAt(0)) : undefined;
  const isGoingOn = ({ name, says }: Beginner): boolean =>
    [having?.get(name), initial?.get(name)].some((words) => words?.some((word) => !says.includes(word)));
  if (beginners.length <= (having?.size ?? 0) + (initial?.size ?? 0)) return beginners.filter(isGoingOn);
  const names = new Set([...(having?.keys() ?? []), ...(initial?.keys() ?? [])]);
  return [...names].flatMap((name) => byName.get(name)?.filter(isGoingOn) ?? []);
};

/** With the other words of the same name behind it, initials and particles included. */
const extended = (line: Line, words: readonly NameWord[], mention: Mention): Mention => {
  const { says } = mention;
  let { to, written } = mention;
  const grown = new Set(says);
  for (;;) {
    const next = nextWord(line, to + 1, words, grown);
    if (next === null) break;
    to = next.to;
    written += next.isWritten ? 1 : 0;
    if (next.says !== null) grown.add(next.says);
  }
  return { ...mention, to, written, says: grown };
};

/** True where what stands before a run can stand between two words of one name. */
const isJoined = (line: Line, at: number): boolean => {
  const isBehindInitial = line.atoms[at - 1]?.raw.length === 1 && BEHIND_INITIAL.test(line.gap(at));
  return isBehindInitial || BETWEEN.test(line.gap(at));
};

/** A word of the name, or its initial, that follows. */
const nextWord = (
  line: Line,
  at: number,
  words: readonly NameWord[],
  said: ReadonlySet<number>,
): { to: number; says: number | null; isWritten: boolean } | null => {
  if (!isJoined(line, at)) return null;
  for (const [index, { parts, particles }] of words.entries()) {
    if (said.has(index)) continue;
    const behind = behindParticles(line, at, particles);
    for (const from of new Set([behind, at])) {
      const to = endOf(line, from, parts) ?? endOf(line, from, [parts.join('')]);
      if (to !== null) return { to, says: index, isWritten: true };
    }
    const joined = endOf(line, at, [particles.join('') + parts.join('')]);
    if (particles.length > 0 && joined !== null) return { to: joined, says: index, isWritten: true };
    if (isInitial(line, behind) && parts[0]?.startsWith(foldedAt(line, behind)))
      return { to: behind, says: index, isWritten: false };
  }
  return null;
};

/** 'Aline M.': a capital with a point. */
const isInitial = (line: Line, at: number): boolean =>
  line.atoms[at]?.raw.length === 1 && isCapitalAt(line, at) && line.gap(at + 1).startsWith('.');

/** The run behind the particles of a word, where they stand; else the run where they could. */
const behindParticles = (line: Line, at: number, particles: readonly string[]): number => {
  let next = at;
  for (const particle of particles) {
    if (foldedAt(line, next) !== particle) return at;
    next += 1;
  }
  return next;
};

/** 'A. Morel', 'J.-P. Dupont', 'A.M.', 'A. m'a dit'. */
const initialsAt = (line: Line, at: number, index: NameIndex): Mention[] => {
  const atom = line.atoms[at];
  if (atom === undefined || atom.raw.length > 2) return [];
  const known = index.initials.get(atom.folded.charAt(0));
  if (known === undefined || !/^\p{L}+$/u.test(atom.raw)) return [];
  // 'M. Morel' is a title, also of Marc Morel.
  if (isTitleAt(line, at) && isCapitalAt(line, at + 1)) return [];
  return known.flatMap((beginning): Mention[] => {
    const end = endOfInitials(line, at, beginning.parts[0] ?? '');
    if (end === null) return [];
    const begun = begunWith(beginning, at, end);
    const isAlone = isCapital(atom) && isLoneInitial(line, at, end);
    return [begun, ...extendedOf(line, index, beginning, begun)].flatMap((mention): Mention[] => {
      if (mention.written > 0) return [{ ...mention, isInitials: false }];
      const count = index.names[mention.name]?.words.length ?? 0;
      const isAll = isCapital(atom) && mention.says.size === count && count > 1;
      return isAll || isAlone ? [mention] : [];
    });
  });
};

/** 'J.-P.', 'J-P.', 'JP': the letters of one word of a name. */
const endOfInitials = (line: Line, at: number, letters: string): number | null => {
  if (letters.length > 1 && foldedAt(line, at) === letters) return at;
  for (let offset = 0; offset < letters.length; offset += 1) {
    if (foldedAt(line, at + offset) !== letters[offset]) return null;
    if (offset > 0 && !/^(?:\.?[-‐‑]|\. ?)$/u.test(line.gap(at + offset))) return null;
  }
  const end = at + letters.length - 1;
  return /^\./.test(line.gap(end + 1)) ? end : null;
};

/** 'A. m'a dit': not the end of a sentence, and not 'M. Dupont'. */
const isLoneInitial = (line: Line, at: number, end: number): boolean => {
  const before = line.gap(at);
  const isAlone = at === 0 || /[\s'’(«"]$/u.test(before);
  const next = line.atoms[end + 1];
  return isAlone && next !== undefined && /^\. +$/.test(line.gap(end + 1)) && !isCapital(next);
};
