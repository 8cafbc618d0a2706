/**
 * Finds where a text names persons: whole names, a first or last name alone, behind a title, with initials, in any case, with
 * or without accents, hyphens and elisions. Pure.
 */
import { CIVIL_TITLES } from '../persons/name-titles.ts';
import { type Atom, isCapital, isInCapitals } from './atoms.ts';
import { foldedAt, isSentenceStart, isTitleAt, type Line, lineOf } from './line.ts';
import { type Mention, mentionAt } from './mentions.ts';
import { indexNames, type NamedPerson, type NameIndex } from './name-index.ts';
import { placeCalled, type WordBefore, wordBeforeName } from './word-before.ts';
import { BEFORE_PEOPLE, BEHIND_PEOPLE, DETERMINERS, NAMED_PLACES, SAINTS } from './word-lists.ts';
import { isFrenchParticle, type NameWord } from './written-name.ts';

/**
 * - `certain`: it is the name;
 * - `doubtful`: it may be a word, or somebody else; it counts as the name until the person says otherwise;
 * - `unlikely`: it reads as a word, or as somebody else; it stays until the person says otherwise.
 */
export type Sureness = 'certain' | 'doubtful' | 'unlikely';

/** A place in a text, in UTF-16 units, and what stands there once it is replaced. */
export interface NamePlace {
  start: number;
  end: number;
  becomes: string;
  /** Where the name begins, without the word before it. */
  nameStart: number;
  /** Part of the place where it is elided, or has to be: "d'Aline" becomes 'de Personne A'. */
  wordBefore: WordBefore | null;
  /** Several where it can be any of them: the surname of two persons. */
  pseudonyms: string[];
  sureness: Sureness;
}

const HYPHEN = /^[-‐‑]$/u;
const SPACE = /^[ \u00a0\u202f\t]+$/u;

/** A finder for the persons of one incident. Its work grows with the text, not with the number of names. */
export const createNameFinder = (persons: readonly NamedPerson[]): ((text: string) => NamePlace[]) => {
  const index = indexNames(persons);
  return (text) => (index.beginnings.size === 0 ? [] : placesIn(lineOf(text), index));
};

const placesIn = (line: Line, index: NameIndex): NamePlace[] => {
  const { atoms } = line;
  const places: NamePlace[] = [];
  for (let at = 0; at < atoms.length; ) {
    const mention = mentionAt(line, at, index);
    const place = mention && placeOf(line, mention, index, places.at(-1)?.end ?? 0);
    if (place === undefined) {
      at += 1;
      continue;
    }
    places.push(place);
    while (at < atoms.length && (atoms[at]?.start ?? 0) < place.end) at += 1;
  }
  return places;
};

/**
 * Where the mention stands with what goes with them, and how sure that is. What stands before it, up to `taken`, may have
 * taken the title, the particle or the word before the name.
 */
const placeOf = (line: Line, mention: Mention, index: NameIndex, taken: number): NamePlace | undefined => {
  const { words = [] } = index.names[mention.name] ?? {};
  const head = beforeName(line, mention, words);
  const sureness = surenessOf(line, mention, words, head);
  if (sureness === null) return undefined;
  const { pseudonyms, joined } = mention.people;
  const { from, to } = withCompound(line, mention, head);
  const nameStart = Math.max(line.atoms[from]?.start ?? 0, taken);
  const wordBefore = wordBeforeName(line, from);
  const last = line.atoms[to];
  const point = mention.isInitials || isInitialAt(line, mention, to) ? 1 : 0;
  const place = {
    start: nameStart,
    end: (last?.end ?? 0) + point,
    becomes: joined,
    nameStart,
    wordBefore: wordBefore && wordBefore.start >= taken ? wordBefore : null,
    pseudonyms,
    sureness: pseudonyms.length > 1 && sureness === 'certain' ? ('doubtful' as const) : sureness,
  };
  return placeCalled(place, joined);
};

/** The point behind 'Aline M.' goes with it. */
const isInitialAt = (line: Line, { from, to }: Mention, last: number): boolean =>
  to > from && last === to && line.atoms[to]?.raw.length === 1 && line.gap(to + 1).startsWith('.');

interface Head {
  /** The first run that goes with the name: of particles and civil titles. */
  from: number;
  hasTitle: boolean;
}

/** The particles and the title before a name. */
const beforeName = (line: Line, { from, says }: Mention, words: readonly NameWord[]): Head => {
  const first = Math.min(...says);
  const { particles = [] } = words[first] ?? {};
  const behindTitle = from - particles.length;
  const all = particles.every((particle, at) => foldedAt(line, behindTitle + at) === particle);
  const titled = all && isTitleAt(line, behindTitle - 1);
  let start = titled ? behindTitle : from;
  if (!titled && all) {
    for (let at = from - 1; at >= behindTitle; at -= 1) {
      const atom = line.atoms[at];
      if (!atom || (!isCapital(atom) && isFrenchParticle(atom.folded))) break;
      start = at;
    }
  }
  if (!isTitleAt(line, start - 1)) return { from: start, hasTitle: false };
  const isCivil = CIVIL_TITLES.has(foldedAt(line, start - 1));
  return { from: isCivil ? start - 1 : start, hasTitle: true };
};

/** The run before or behind that a hyphen joins to the name: 'Aline Morel-Durand'. */
const compoundOf = (line: Line, { from, to }: Mention): { before: Atom | null; behind: Atom | null } => {
  const joined = (atom: Atom | undefined, gap: string) =>
    atom !== undefined && HYPHEN.test(gap) && isCapital(atom) ? atom : null;
  return {
    before: joined(line.atoms[from - 1], line.gap(from)),
    behind: joined(line.atoms[to + 1], line.gap(to + 1)),
  };
};

const withCompound = (line: Line, mention: Mention, head: Head): { from: number; to: number } => {
  const { before, behind } = compoundOf(line, mention);
  const isSaint = before !== null && SAINTS.has(before.folded);
  return {
    from: before !== null && !isSaint && head.from === mention.from ? head.from - 1 : head.from,
    to: behind === null ? mention.to : mention.to + 1,
  };
};

/** How sure it is that a name stands there; null where it is none. */
const surenessOf = (
  line: Line,
  mention: Mention,
  words: readonly NameWord[],
  { from, hasTitle }: Head,
): Sureness | null => {
  if (mention.isInitials) return 'doubtful';
  if (mention.says.size > 1) return 'certain';
  const [said = 0] = mention.says;
  const word = words[said];
  const atom = line.atoms[mention.from];
  if (word === undefined || atom === undefined) return null;
  const { before, behind } = compoundOf(line, mention);
  if (before !== null || behind !== null) {
    const isSurname = said === words.length - 1 && words.length > 1;
    const isSaint = before !== null && SAINTS.has(before.folded);
    return isSurname && !isSaint ? 'doubtful' : 'unlikely';
  }
  if (hasTitle) return 'certain';
  if (word.isOnlyBeside) return null;
  const previous = foldedAt(line, mention.from - 1);
  const isBehindWord = mention.from > 0 && SPACE.test(line.gap(mention.from));
  if (isBehindWord && SAINTS.has(previous)) return 'unlikely';
  if (!isCapital(atom)) return lowSureness(line, mention, word, isBehindWord ? previous : '');
  if (mention.isPart) return 'doubtful';
  if (isBehindWord && (NAMED_PLACES.has(previous) || isOtherName(line, mention.from - 1))) return 'doubtful';
  if (!word.isCommon) return 'certain';
  if (isBehindWord && isInCapitals(atom) && DETERMINERS.has(previous)) return 'unlikely';
  const isShouted = isInCapitals(atom) && isShoutedAround(line, mention);
  const isDetermined = isBehindWord && DETERMINERS.has(previous) && !isFrenchParticle(previous);
  return isShouted || isDetermined || isSentenceStart(line, from) ? 'doubtful' : 'certain';
};

/** Of a name without a capital. */
const lowSureness = (line: Line, mention: Mention, word: NameWord, previous: string): Sureness | null => {
  if (mention.isPart && word.isCommon) return null;
  if (!word.isCommon) return 'doubtful';
  // Two letters without a capital are too many words.
  if (word.parts.join('').length < 3) return null;
  const isDetermined = DETERMINERS.has(previous);
  const next = foldedAt(line, mention.to + 1);
  const isSubject = SPACE.test(line.gap(mention.to + 1)) && BEHIND_PEOPLE.has(next);
  const isNamed = isSubject || BEFORE_PEOPLE.has(previous) || !line.hasCapitals;
  return isNamed && !isDetermined ? 'doubtful' : 'unlikely';
};

/** 'Paul Morel', where Morel is known as Aline's name: it may be somebody else. */
const isOtherName = (line: Line, at: number): boolean => {
  const atom = line.atoms[at];
  return (
    atom !== undefined &&
    isCapital(atom) &&
    atom.raw.length > 1 &&
    !isSentenceStart(line, at) &&
    !DETERMINERS.has(atom.folded)
  );
};

const isShoutedAround = ({ atoms }: Line, { from, to }: Mention): boolean => {
  const around = [atoms[from - 1], atoms[to + 1]].filter((atom) => atom !== undefined);
  return (
    around.length > 0 && around.every((atom) => isInCapitals(atom) || atom.raw === atom.raw.toUpperCase())
  );
};
