/**
 * Finds where a text names persons: whole names, a first or last name alone, behind a title, with initials, in any case, with
 * or without accents, hyphens and elisions. Pure.
 */
import { CIVIL_TITLES, isTitle } from '../persons/name-titles.ts';
import { type Atom, atomsOf, isCapital, isInCapitals } from './atoms.ts';
import {
  BEFORE_PEOPLE,
  BEHIND_PEOPLE,
  DETERMINERS,
  FRENCH_LETTERS,
  NAMED_PLACES,
  SAINTS,
  UNELIDED,
} from './word-lists.ts';
import { isFrenchParticle, type NameWord, wordsOfName } from './written-name.ts';

/** Somebody with all names that they are recorded by. */
export interface NamedPerson {
  pseudonym: string;
  names: readonly string[];
}

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
  /** Several where it can be any of them: the surname of two persons. */
  pseudonyms: readonly string[];
  sureness: Sureness;
}

/** How a run of letters can begin a mention of somebody. */
interface Beginning {
  person: number;
  name: number;
  /** Which words of the name it says. */
  says: readonly number[];
  /** The runs that it takes; one for 'jeanpierre'. */
  parts: readonly string[];
  /** `part` of a word: 'Dupont' of 'Dupont-Moretti'. `handle`: 'aline.morel@' as one run, only in an address. */
  as: 'word' | 'part' | 'joined' | 'handle';
}

interface Mention {
  person: number;
  name: number;
  from: number;
  /** The last run that belongs to it. */
  to: number;
  says: ReadonlySet<number>;
  /** How many words of the name are written out. */
  written: number;
  isPart: boolean;
  /** Initials and nothing else. */
  isInitials: boolean;
}

/** Between two words of one name; the points are those of addresses. */
const BETWEEN = /^(?:[ \u00a0\u202f\t]+|[-‐‑._])$/u;
/** The same, behind an initial. */
const BEHIND_INITIAL = /^\.?[ \u00a0\u202f\t]?$/u;
/** Between the pieces of one word. */
const WITHIN = /^(?:[-‐‑'’ \u00a0]|)$/u;
const APOSTROPHE = /^['’‘ʼ′´`]$/u;
const HYPHEN = /^[-‐‑]$/u;
const SPACE = /^[ \u00a0\u202f\t]+$/u;

/** A finder for the persons of one incident. */
export const createNameFinder = (persons: readonly NamedPerson[]): ((text: string) => NamePlace[]) => {
  const names = persons.flatMap(({ names: written }, person) =>
    [...new Set(written)]
      .map((name) => ({ person, words: wordsOfName(name) }))
      .filter(({ words }) => words.length > 0),
  );
  const beginnings = Map.groupBy(
    names.flatMap(({ person, words }, name) => beginningsOf(person, name, words)),
    ({ parts }) => parts[0] ?? '',
  );
  const initials = Map.groupBy(
    names.flatMap(({ person, words }, name) =>
      words.map(({ parts }, word): Initials => {
        const letters = parts.map((part) => part.charAt(0)).join('');
        return { person, name, word, letters };
      }),
    ),
    ({ letters }) => letters.charAt(0),
  );
  const reader = { names, beginnings, initials, persons };
  return (text) => (beginnings.size === 0 ? [] : placesIn(text, reader));
};

/** The first letters of a word of a name: 'jp' of 'Jean-Pierre'. */
interface Initials {
  person: number;
  name: number;
  word: number;
  letters: string;
}

interface Reader {
  names: readonly { person: number; words: readonly NameWord[] }[];
  /** By the first run of letters. */
  beginnings: ReadonlyMap<string, readonly Beginning[]>;
  /** By the first letter. */
  initials: ReadonlyMap<string, readonly Initials[]>;
  persons: readonly NamedPerson[];
}

const beginningsOf = (person: number, name: number, words: readonly NameWord[]): Beginning[] => {
  const found: Beginning[] = [];
  const add = (as: Beginning['as'], says: readonly number[], ...parts: string[]) =>
    found.push({ person, name, says, parts, as });
  for (const [at, { parts, particles }] of words.entries()) {
    const joined = parts.join('');
    add('word', [at], ...parts);
    if (parts.length > 1) add('joined', [at], joined);
    if (particles.length > 0) add('joined', [at], particles.join('') + joined);
    if (parts.length > 1) for (const part of parts) if (part.length > 2) add('part', [at], part);
  }
  if (words.length > 1) {
    const all = words.map((_, at) => at);
    const joined = words.map(({ parts }) => parts.join(''));
    const [first = '', ...others] = joined;
    const last = joined.at(-1) ?? '';
    add('handle', all, joined.join(''));
    add('handle', all, others.join('') + first);
    add('handle', all, first.charAt(0) + last);
    add('handle', all, last + first.charAt(0));
  }
  return found;
};

const placesIn = (text: string, reader: Reader): NamePlace[] => {
  const atoms = atomsOf(text);
  const line: Line = {
    text,
    atoms,
    gap: (at) => text.slice(atoms[at - 1]?.end ?? 0, atoms[at]?.start ?? text.length),
    hasCapitals: /\p{Lu}/u.test(text),
  };
  const places: NamePlace[] = [];
  for (let at = 0; at < atoms.length; ) {
    const mentions = mentionsAt(line, at, reader);
    const place = placeOf(line, mentions, reader);
    if (place === undefined) {
      at += 1;
      continue;
    }
    // A title or a particle before it may have been taken by what stands before.
    const start = Math.max(place.start, places.at(-1)?.end ?? 0);
    places.push({ ...place, start });
    while (at < atoms.length && (atoms[at]?.start ?? 0) < place.end) at += 1;
  }
  return places;
};

interface Line {
  text: string;
  atoms: readonly Atom[];
  /** What stands before a run; behind the last one, the rest. */
  gap: (at: number) => string;
  hasCapitals: boolean;
}

const foldedAt = ({ atoms }: Line, at: number): string => atoms[at]?.folded ?? '';
const isCapitalAt = ({ atoms }: Line, at: number): boolean => atoms[at] !== undefined && isCapital(atoms[at]);

/** The longest mentions that begin at a run: of several persons where nothing tells them apart. */
const mentionsAt = (line: Line, at: number, reader: Reader): Mention[] => {
  const found = [
    ...(reader.beginnings.get(foldedAt(line, at)) ?? []).flatMap((beginning) => {
      const to = endOf(line, at, beginning.parts);
      if (to === null || (beginning.as === 'handle' && !isInAddress(line, at, to))) return [];
      return extended(line, reader, {
        person: beginning.person,
        name: beginning.name,
        from: at,
        to,
        says: new Set(beginning.says),
        written: beginning.says.length,
        isPart: beginning.as === 'part',
        isInitials: false,
      });
    }),
    ...initialsAt(line, at, reader),
  ];
  const longest = Math.max(...found.map(({ to }) => to));
  const long = found.filter(({ to }) => to === longest);
  const most = Math.max(...long.map(({ written }) => written));
  const whole = long.filter(({ written }) => written === most);
  const full = whole.filter(({ isPart }) => !isPart);
  return full.length > 0 ? full : whole;
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

/** 'amorel@', '@alinemorel', 'linkedin.com/in/alinemorel'. */
const isInAddress = ({ text, atoms }: Line, at: number, to: number): boolean => {
  const before = text.slice(0, atoms[at]?.start).match(/\S*$/)?.[0] ?? '';
  const behind = text.slice(atoms[to]?.end).match(/^\S*/)?.[0] ?? '';
  return /[@/]/.test(before) || behind.includes('@') || (atoms[at]?.raw.length ?? 0) > 7;
};

/** With the other words of the same name behind it, initials and particles included. */
const extended = (line: Line, reader: Reader, mention: Mention): Mention => {
  const { words = [] } = reader.names[mention.name] ?? {};
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

/** A word of the name, or its initial, that follows. */
const nextWord = (
  line: Line,
  at: number,
  words: readonly NameWord[],
  said: ReadonlySet<number>,
): { to: number; says: number | null; isWritten: boolean } | null => {
  const isBehindInitial = line.atoms[at - 1]?.raw.length === 1 && BEHIND_INITIAL.test(line.gap(at));
  if (!isBehindInitial && !BETWEEN.test(line.gap(at))) return null;
  for (const [index, { parts, particles }] of words.entries()) {
    if (said.has(index)) continue;
    const behind = behindParticles(line, at, particles);
    for (const from of new Set([behind, at])) {
      const to = endOf(line, from, parts) ?? endOf(line, from, [parts.join('')]);
      if (to !== null) return { to, says: index, isWritten: true };
    }
    const joined = endOf(line, at, [particles.join('') + parts.join('')]);
    if (particles.length > 0 && joined !== null) return { to: joined, says: index, isWritten: true };
    // 'Aline M.': a capital with a point.
    const atom = line.atoms[behind];
    const isInitial = atom?.raw.length === 1 && isCapital(atom) && line.gap(behind + 1).startsWith('.');
    if (isInitial && parts[0]?.startsWith(atom.folded)) return { to: behind, says: index, isWritten: false };
  }
  return null;
};

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
const initialsAt = (line: Line, at: number, reader: Reader): Mention[] => {
  const atom = line.atoms[at];
  if (atom === undefined || atom.raw.length > 2 || !/^\p{L}+$/u.test(atom.raw)) return [];
  // 'M. Morel' is a title, also of Marc Morel.
  if (isTitleAt(line, at) && isCapitalAt(line, at + 1)) return [];
  const known = reader.initials.get(atom.folded.charAt(0)) ?? [];
  return known.flatMap(({ person, name, word, letters }): Mention[] => {
    const end = endOfInitials(line, at, letters);
    if (end === null) return [];
    const begun = { person, name, from: at, to: end, says: new Set([word]), written: 0, isPart: false };
    const whole = extended(line, reader, { ...begun, isInitials: true });
    if (whole.written > 0) return [{ ...whole, isInitials: false }];
    if (!isCapital(atom)) return [];
    const count = reader.names[name]?.words.length ?? 0;
    const isAll = whole.says.size === count && count > 1;
    return isAll || isLoneInitial(line, at, end) ? [whole] : [];
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

/** Where the mentions stand with what goes with them, and how sure that is. */
const placeOf = (line: Line, mentions: readonly Mention[], reader: Reader): NamePlace | undefined => {
  const [mention] = mentions;
  if (mention === undefined) return undefined;
  const { words = [] } = reader.names[mention.name] ?? {};
  const head = beforeName(line, mention, words);
  const sureness = surenessOf(line, mention, words, head);
  if (sureness === null) return undefined;
  const pseudonyms = [...new Set(mentions.map(({ person }) => reader.persons[person]?.pseudonym ?? ''))];
  const { from, to } = withCompound(line, mention, head);
  const elided = elisionBefore(line, from);
  const last = line.atoms[to];
  const point = mention.isInitials || isInitialAt(line, mention, to) ? 1 : 0;
  return {
    start: elided?.start ?? line.atoms[from]?.start ?? 0,
    end: (last?.end ?? 0) + point,
    becomes: (elided?.written ?? '') + pseudonyms.join(' ou '),
    pseudonyms,
    sureness: pseudonyms.length > 1 && sureness === 'certain' ? 'doubtful' : sureness,
  };
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

/** 'M.', 'Mme', 'docteur'; 'me' only as 'Me', which is an advocate. */
const isTitleAt = (line: Line, at: number): boolean => {
  const atom = line.atoms[at];
  if (atom === undefined || !/^\.?[ \u00a0\u202f\t]+$/u.test(line.gap(at + 1))) return false;
  if (atom.folded === 'me') return atom.raw === 'Me';
  // "m'", a metre, 'M' in the middle of initials.
  if (atom.folded === 'm') return atom.raw === 'M' || line.gap(at + 1).startsWith('.');
  return isTitle(atom.folded);
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

/** Behind a point, a colon, the beginning of a line or of a quotation, where every word has a capital. */
const isSentenceStart = (line: Line, at: number): boolean => {
  const gap = line.gap(at);
  return at === 0 || /[.!?…:;\n«"“(•*]/u.test(gap) || /(?:^|\s)[-–—]\s/u.test(gap);
};

/** "d'", "qu'" before a name, whole. */
const elisionBefore = (line: Line, from: number): { start: number; written: string } | null => {
  const atom = line.atoms[from - 1];
  if (atom === undefined || !APOSTROPHE.test(line.gap(from))) return null;
  const whole = UNELIDED[atom.folded];
  if (whole === undefined) return null;
  return {
    start: atom.start,
    written: isCapital(atom) ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole,
  };
};
