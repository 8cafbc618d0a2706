/** Whom a conversation has spoken of so far, and what part each played. Kept for one reading; a copy is made before each turn. */
import { fold } from '../../text/fold.ts';
import type { Part, Turn } from '../finding.ts';
import type { Mention, Span } from './mentions.ts';
import { nameParts } from './names.ts';
import type { RoleKind } from './roles.ts';

/** Words that stand for a person, in the turn in which they were written. */
interface Place {
  turn: Turn;
  span: Span;
  what: 'name' | 'role';
}

export interface Known {
  name: string | null;
  role: string | null;
  kind: RoleKind | null;
  gender: 'f' | 'm' | null;
  isPlural: boolean;
  part: Part | null;
  why: string;
  /** The name was only told as that of somebody known before, by "il s'appelle" or the like. */
  isNamedLater: boolean;
  /** "N'y est pour rien", "n'a rien vu", "l'autre chef": plays no part, whatever else is read of them. */
  isCleared: boolean;
  places: Place[];
  /** Places for which a finding was given. */
  given: Set<Place>;
}

export interface Memory {
  people: Known[];
  /** Something was done by somebody of whom only "il" or "elle" was told. */
  isAuthorUnsaid: boolean;
}

export const emptyMemory = (): Memory => ({ people: [], isAuthorUnsaid: false });

export const copyOf = ({ people, isAuthorUnsaid }: Memory): Memory => ({
  people: people.map((one) => ({ ...one, places: [...one.places], given: new Set(one.given) })),
  isAuthorUnsaid,
});

/** Folded parts of all names told so far. */
export const knownNames = ({ people }: Memory): ReadonlySet<string> =>
  new Set(
    people.flatMap(({ name }) => (name === null ? [] : nameParts(name).filter((part) => part.length > 2))),
  );

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

const isIndefinite = ({ roleSpan }: Mention, text: string): boolean =>
  roleSpan !== null && /^(?:une?|1|des|deux)\s/i.test(text.slice(roleSpan.start, roleSpan.end));

/** "Sa mère, Mme Aubert" has the name of somebody else. */
const isRelative = (one: Known, { kind }: Mention): boolean => kind === 'relative' && one.kind !== 'relative';

/** The person whom a mention speaks of: one known before by name or by role, or somebody new. */
export const personOf = (memory: Memory, turn: Turn, mention: Mention): Known => {
  const { name } = mention;
  const author = authorOf(memory);
  if (mention.isSame && author !== undefined) {
    if (name !== null) addPlace(author, turn, mention);
    author.name ??= name;
    return author;
  }
  const newest = [...memory.people].reverse();
  const byName =
    name === null
      ? undefined
      : newest.find((one) => one.name !== null && !isRelative(one, mention) && isSameName(one.name, name));
  const isNew = mention.isOther || isIndefinite(mention, turn.message.content);
  const byRole = isNew
    ? undefined
    : newest.find((one) => isSameRole(one, mention) && (name === null || one.name === null));
  const known = byName ?? byRole ?? addPerson(memory, mention);
  if (name !== null && (known.name === null || nameParts(name).length > nameParts(known.name).length))
    known.name = name;
  known.role ??= mention.role;
  known.kind ??= mention.kind;
  known.gender ??= mention.gender;
  // The one spoken of last stands last: pronouns look for them there.
  memory.people = [...memory.people.filter((one) => one !== known), known];
  addPlace(known, turn, mention);
  return known;
};

const addPlace = ({ places }: Known, turn: Turn, { roleSpan, nameSpan }: Mention): void => {
  if (roleSpan !== null) places.push({ turn, span: roleSpan, what: 'role' });
  if (nameSpan !== null) places.push({ turn, span: nameSpan, what: 'name' });
};

const addPerson = (memory: Memory, { name, role, kind, gender, isPlural }: Mention): Known => {
  const added: Known = {
    name,
    role,
    kind,
    gender,
    isPlural,
    part: null,
    why: '',
    isNamedLater: false,
    isCleared: false,
    places: [],
    given: new Set(),
  };
  memory.people.push(added);
  return added;
};

/** Why somebody is a witness who saw or heard it. */
export const SAW = 'saw or heard';
/** Why somebody is a witness who was told to be one, whatever they did beside. */
export const NAMED = 'named as who saw it';

/** The first part that was told stands; family and helpers are no authors unless something plain was done. */
export const give = (known: Known, part: Part, why: string): void => {
  const isHigher = part === 'author' && known.kind === 'lead' && known.part === 'witness';
  if (why === NAMED) known.isCleared = false;
  if (known.isCleared) return;
  if (known.part !== null && !isHigher) return;
  if (part === 'author' && known.kind === 'family') return;
  known.part = part;
  known.why = why;
};

/** Plays no part; a name that was given to somebody else by mistake is taken back. */
export const clear = (memory: Memory, known: Known): void => {
  if (known.isNamedLater && known.name !== null) {
    const { name } = known;
    const named = known.places.filter(({ what }) => what === 'name');
    memory.people.push({
      ...known,
      role: null,
      part: null,
      isCleared: true,
      places: named,
      given: new Set(),
      name,
    });
    known.name = null;
    known.isNamedLater = false;
    known.places = known.places.filter(({ what }) => what === 'role');
    return;
  }
  if (known.part === 'author' && !known.isNamedLater) return;
  known.part = null;
  known.isCleared = true;
};

/** Joins a name that was told late to the person whom it belongs to. */
export const nameLater = (memory: Memory, named: Known, owner: Known): void => {
  if (named === owner) return;
  if (named.name !== null) {
    owner.isNamedLater = owner.name === null;
    owner.name = named.name;
  }
  owner.role ??= named.role;
  owner.kind ??= named.kind;
  owner.gender ??= named.gender;
  owner.places.push(...named.places);
  memory.people = [...memory.people.filter((one) => one !== named && one !== owner), owner];
};

/** The author known best: the one spoken of last. */
export const authorOf = ({ people }: Memory): Known | undefined =>
  people.findLast(({ part }) => part === 'author');
