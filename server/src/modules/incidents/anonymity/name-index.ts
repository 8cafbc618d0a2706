/** The names of an incident's persons by the runs of letters that they can begin with, so that a text is read once for all of them. */
import { type NameWord, wordsOfName } from './written-name.ts';

/** Somebody with all names that they are recorded by. */
export interface NamedPerson {
  pseudonym: string;
  names: readonly string[];
}

/** Those whom a mention can be of, in the order of the persons. */
export interface People {
  persons: readonly number[];
  pseudonyms: string[];
  /** 'Personne A ou Personne B' */
  joined: string;
}

/** A name, with everybody who has it: 'Aline Morel' and 'Mme Aline MOREL' are one. */
export interface KnownName {
  words: readonly NameWord[];
  people: People;
}

/** A name that a run can begin. */
export interface Beginner {
  name: number;
  /** Which words of the name it says. */
  says: readonly number[];
  /** Among all beginnings; the first of several that are as long says how sure the place is. */
  order: number;
}

/** How runs of letters can begin a mention, and of which names: equal runs of several names are compared with a text once. */
export interface Beginning {
  /** The runs that it takes; one for 'jeanpierre'; of initials their letters: 'jp' of 'Jean-Pierre'. */
  parts: readonly string[];
  /** `part` of a word: 'Dupont' of 'Dupont-Moretti'. `handle`: 'aline.morel@' as one run, only in an address. */
  as: 'word' | 'part' | 'joined' | 'handle' | 'initials';
  /** How many words of the name are written out. */
  written: number;
  /** In their order. */
  beginners: readonly Beginner[];
  byName: ReadonlyMap<number, readonly Beginner[]>;
  people: People;
}

/** By a run of letters: of names, which of their words. */
type WordsBy = ReadonlyMap<string, ReadonlyMap<number, readonly number[]>>;

export interface NameIndex {
  names: readonly KnownName[];
  /** By the first run of letters. */
  beginnings: ReadonlyMap<string, readonly Beginning[]>;
  /** By the first letter. */
  initials: ReadonlyMap<string, readonly Beginning[]>;
  /** The names that have words beginning with this run, particles included, and which words. */
  having: WordsBy;
  /** The names that have words beginning with this letter. */
  havingInitial: WordsBy;
  peopleOf: (persons: Iterable<number>) => People;
}

/** The names of the persons of one incident. */
export const indexNames = (persons: readonly NamedPerson[]): NameIndex => {
  const peopleOf = (them: Iterable<number>): People => {
    const own = [...new Set(them)].sort((one, other) => one - other);
    const pseudonyms = [...new Set(own.map((person) => persons[person]?.pseudonym ?? ''))];
    return { persons: own, pseudonyms, joined: pseudonyms.join(' ou ') };
  };
  const names = knownNames(persons, peopleOf);
  // What is written out comes before initials.
  const found = [...names.flatMap(beginningsOf), ...names.flatMap(initialsOf)];
  const groups = groupsOf(names, peopleOf, found);
  return {
    names,
    beginnings: Map.groupBy(
      groups.filter(({ as }) => as !== 'initials'),
      ({ parts }) => parts[0] ?? '',
    ),
    initials: Map.groupBy(
      groups.filter(({ as }) => as === 'initials'),
      ({ parts }) => parts[0]?.charAt(0) ?? '',
    ),
    having: wordsBy(names, runsThatBegin),
    havingInitial: wordsBy(names, ({ parts }) => [parts[0]?.charAt(0) ?? '']),
    peopleOf,
  };
};

const knownNames = (
  persons: readonly NamedPerson[],
  peopleOf: NameIndex['peopleOf'],
): readonly KnownName[] => {
  const all = persons.flatMap(({ names }, person) =>
    [...new Set(names)]
      .map((name) => ({ person, words: wordsOfName(name) }))
      .filter(({ words }) => words.length > 0),
  );
  const same = Map.groupBy(all, ({ words }) => JSON.stringify(words));
  return [...same.values()].flatMap(([first, ...others]) =>
    first ? [{ words: first.words, people: peopleOf([first, ...others].map(({ person }) => person)) }] : [],
  );
};

/** One way in which one name can begin. */
interface OneBeginning extends Pick<Beginning, 'parts' | 'as' | 'written'> {
  name: number;
  says: readonly number[];
}

const groupsOf = (
  names: readonly KnownName[],
  peopleOf: NameIndex['peopleOf'],
  found: readonly OneBeginning[],
): Beginning[] => {
  const ordered = found.map((one, order) => ({ ...one, order }));
  const same = Map.groupBy(ordered, ({ parts, as, written }) => JSON.stringify([parts, as, written]));
  return [...same.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { parts, as, written } = first;
    const beginners = own.map(({ name, says, order }): Beginner => ({ name, says, order }));
    const people = peopleOf(own.flatMap(({ name }) => names[name]?.people.persons ?? []));
    const byName = Map.groupBy(beginners, ({ name }) => name);
    return [{ parts, as, written, beginners, byName, people }];
  });
};

const beginningsOf = ({ words }: KnownName, name: number): OneBeginning[] => {
  const found: OneBeginning[] = [];
  const add = (as: Beginning['as'], says: readonly number[], ...parts: string[]) =>
    found.push({ name, says, parts, as, written: says.length });
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

/** The first letters of a word of a name: 'jp' of 'Jean-Pierre'. */
const initialsOf = ({ words }: KnownName, name: number): OneBeginning[] =>
  words.map(({ parts }, word) => {
    const letters = parts.map((part) => part.charAt(0)).join('');
    return { name, says: [word], parts: [letters], as: 'initials', written: 0 };
  });

/** The first runs of a word behind another: of 'de La Fontaine' its particle, the word, and both as one run. */
const runsThatBegin = ({ parts, particles }: NameWord): string[] => {
  const joined = parts.join('');
  return [parts[0] ?? '', joined, ...particles.slice(0, 1), particles.join('') + joined];
};

const wordsBy = (names: readonly KnownName[], keysOf: (word: NameWord) => readonly string[]): WordsBy => {
  const by = new Map<string, Map<number, number[]>>();
  for (const [name, { words }] of names.entries()) {
    for (const [at, word] of words.entries()) {
      for (const key of new Set(keysOf(word))) {
        const known = by.get(key) ?? new Map<number, number[]>();
        by.set(key, known.set(name, [...(known.get(name) ?? []), at]));
      }
    }
  }
  return by;
};
