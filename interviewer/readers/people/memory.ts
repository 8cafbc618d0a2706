/** Whom a conversation has spoken of so far, and what part each played. Kept for one reading; a copy is made before each turn. */
import { fold } from '../../text/fold.ts';
import type { Part, Turn } from '../finding.ts';
import type { Mention, Span } from './mention.ts';
import { nameParts } from './names.ts';

/** Words that stand for a person, in the turn in which they were written. */
interface Place extends Span {
  turn: Turn;
  /** A finding was given for it. */
  isGiven: boolean;
}

export interface Known extends Pick<Mention, 'name' | 'role' | 'kind' | 'gender' | 'isPlural'> {
  part: Part | null;
  why: string;
  /** The name was only told as that of somebody known before, by "il s'appelle" or the like. */
  isNamedLater: boolean;
  /** "N'y est pour rien", "n'a rien vu", "l'autre chef": plays no part, whatever else is read of them. */
  isCleared: boolean;
  places: Place[];
}

export interface Memory {
  people: Known[];
  /** Something was done by somebody of whom only "il" or "elle" was told. */
  isAuthorUnsaid: boolean;
}

export const copyOf = ({ people, isAuthorUnsaid }: Memory): Memory => ({
  people: people.map((one) => ({ ...one, places: one.places.map((place) => ({ ...place })) })),
  isAuthorUnsaid,
});

/** Folded parts of all names told so far. */
export const knownNames = ({ people }: Memory): ReadonlySet<string> =>
  new Set(people.flatMap(({ name }) => nameParts(name ?? '').filter((part) => part.length > 2)));

/** The same name, or a part of it: "Colin" and "l'adjudant Colin". */
const isSameName = (one: string, two: string): boolean => {
  const [short = [], long = []] = [nameParts(one), nameParts(two)].sort((a, b) => a.length - b.length);
  return short.length > 0 && short.every((part) => long.includes(part));
};

const headOf = (role: string): string => fold(role).split(/[\s'-]/, 1)[0] ?? '';

const isSameRole = (one: Known, { role, isPlural, gender }: Mention): boolean =>
  one.role !== null &&
  role !== null &&
  one.isPlural === isPlural &&
  headOf(one.role) === headOf(role) &&
  (one.gender === null || gender === null || one.gender === gender);

/** The person whom a mention speaks of: one known before by name or by role, or somebody new. */
export const personOf = (memory: Memory, turn: Turn, mention: Mention): Known => {
  const { name, isSame, isNew } = mention;
  const author = isSame ? authorOf(memory) : undefined;
  const byName = memory.people.findLast(
    (one) => one.name !== null && name !== null && isSameName(one.name, name),
  );
  const byRole = isNew
    ? undefined
    : memory.people.findLast((one) => isSameRole(one, mention) && (name === null || one.name === null));
  const known = author ?? byName ?? byRole ?? { ...NOBODY, places: [] };
  learn(known, mention);
  if (name !== null && nameParts(name).length > nameParts(known.name ?? '').length) known.name = name;
  known.places.push(...mention.spans.map((span) => ({ ...span, turn, isGiven: false })));
  moveLast(memory, known);
  return known;
};

const UNTOLD = { name: null, role: null, kind: null, gender: null, isPlural: false };
const NOBODY = { ...UNTOLD, part: null, why: '', isNamedLater: false, isCleared: false };

/** Takes what is told of the same person, where nothing else was told before. */
const learn = (known: Known, { name, role, kind, gender, isPlural }: Known | Mention): void => {
  if (known.places.length === 0) known.isPlural = isPlural;
  known.name ??= name;
  known.role ??= role;
  known.kind ??= kind;
  known.gender ??= gender;
};

/** The one spoken of last stands last: pronouns look for them there. */
const moveLast = (memory: Memory, known: Known, left = known): void => {
  memory.people = [...memory.people.filter((one) => one !== known && one !== left), known];
};

/** Why somebody is a witness who was told to be one, whatever they did beside. */
export const NAMED = 'named as who saw it';

/** The first part that was told stands, but for a superior who did something; one's own family did nothing. */
export const give = (people: readonly Known[], part: Part, why: string): void => {
  for (const known of people) {
    const isHigher = part === 'author' && known.kind === 'lead' && known.part === 'witness';
    if (why === NAMED) known.isCleared = false;
    if (known.isCleared || (known.part !== null && !isHigher)) continue;
    if (part !== 'author' || known.kind !== 'family') Object.assign(known, { part, why });
  }
};

/** Plays no part; a name that was given to somebody else by mistake is taken back. */
export const clear = (memory: Memory, known: Known): void => {
  const wrong = known.isNamedLater ? withoutName(known) : undefined;
  if (wrong !== undefined) memory.people.push({ ...wrong, role: null, part: null, isCleared: true });
  else if (known.part !== 'author') Object.assign(known, { part: null, isCleared: true });
};

/** Takes the name away, and gives what was known under it. */
export const withoutName = (known: Known): Known => {
  const [named, others] = [true, false].map((isName) =>
    known.places.filter(({ what }) => (what === 'name') === isName),
  );
  const before = { ...known, isNamedLater: false, places: named ?? [] };
  Object.assign(known, { name: null, isNamedLater: false, places: others ?? [] });
  return before;
};

/** Joins a name that was told late to the person whom it belongs to. */
export const nameLater = (memory: Memory, named: Known, owner: Known): void => {
  if (named.name !== null) owner.isNamedLater = owner.name === null;
  owner.name = named.name ?? owner.name;
  learn(owner, named);
  owner.places.push(...named.places);
  moveLast(memory, owner, named);
};

/** The author known best: the one spoken of last. */
export const authorOf = ({ people }: Memory): Known | undefined =>
  people.findLast(({ part }) => part === 'author');

export const hasAuthor = (memory: Memory): boolean => memory.isAuthorUnsaid || authorOf(memory) !== undefined;
