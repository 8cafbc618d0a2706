/**
 * What is held of one value while a conversation is read. Of a time, the day and the hour are two entries, so that one can be put
 * right without the other; ./present joins them again.
 */
import type { Finding, Passage, Value } from '../readers/finding.ts';
import type { Proposal, ProposalState } from './proposal.ts';
import { isSameName, isSameRole, isWithin, stemsOf } from './stems.ts';

/** `vague` is a time without day or hour: "fin septembre". */
export type Slot = 'day' | 'time' | 'vague' | 'habit' | Exclude<Value['detail'], 'when'>;

export type WhenValue = Extract<Value, { detail: 'when' }>;
export type PersonValue = Extract<Value, { part: unknown }>;

export interface Entry {
  slot: Slot;
  /** What the readers found, in the order of telling. */
  findings: readonly Finding[];
  /** What the person put in by hand; the findings only say where it was. */
  set: Value | null;
  state: ProposalState;
  by: Proposal['by'];
  /** A later word of the person settled the same question otherwise. */
  isSuperseded: boolean;
  /** Whoever did the former incident may have done this one too: nobody else was named. */
  isCarried: boolean;
}

export const newEntry = (findings: readonly Finding[], value: Value, set: Value | null = null): Entry => ({
  slot: slotOf(value),
  findings,
  set,
  state: 'proposed',
  by: null,
  isSuperseded: false,
  isCarried: false,
});

export const isLive = ({ state }: Entry): boolean => state !== 'refused';

export const mark = (entry: Entry, state: ProposalState, by: Proposal['by']): void => {
  entry.state = state;
  entry.by = by;
};

export const isPerson = (value: Value): value is PersonValue => 'part' in value;

export const slotOf = (value: Value): Slot => {
  if (value.detail !== 'when') return value.detail;
  if (value.of === 'habit') return 'habit';
  if (value.day !== null) return 'day';
  return value.time === null ? 'vague' : 'time';
};

/** A time with a day and an hour, as the two that it is; anything else as it is. */
export const splitValue = (value: Value): readonly Value[] =>
  value.detail === 'when' && value.of !== 'habit' && value.day !== null && value.time !== null
    ? [
        { ...value, time: null },
        { ...value, day: null },
      ]
    : [value];

/** Two passages overlap when they share half of the shorter one, in the same message. */
export const isOverlapping = (one: Passage, other: Passage): boolean => {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  const shorter = Math.min(one.end - one.start, other.end - other.start);
  return one.messageId === other.messageId && shared > 0 && shared * 2 >= shorter;
};

export const passagesOf = ({ findings }: Entry): Passage[] => findings.map(({ passage }) => passage);

const PARTS = ['author', 'target', 'witness', 'informed', 'mentioned'] as const;

/** Of all that was found of a person: the fullest name, the first role, the weightiest part. */
const personOf = (values: readonly PersonValue[], first: PersonValue): PersonValue => {
  const names = values.flatMap(({ name }) => (name === null ? [] : [name]));
  const fullest = names.reduce<string | null>(
    (best, name) => (best === null || stemsOf(name).length > stemsOf(best).length ? name : best),
    null,
  );
  const part = PARTS.find((one) => values.some((value) => value.part === one)) ?? first.part;
  return { ...first, name: fullest, role: values.find(({ role }) => role !== null)?.role ?? null, part };
};

export const heldValue = ({ set, findings }: Entry): Value => {
  const values = findings.map(({ value }) => value);
  const first = set ?? values[0];
  if (first === undefined) throw new Error('An entry has a value or a finding');
  if (set !== null) return set;
  if (isPerson(first)) return personOf(values.filter(isPerson), first);
  if (first.detail !== 'when') return first;
  const times = values.filter((value): value is WhenValue => value.detail === 'when');
  return {
    ...first,
    isApproximate: times.every(({ isApproximate }) => isApproximate),
    isFull: times.some(({ isFull }) => isFull),
  };
};

/** The person that is held; null for anything else. */
export const personIn = (entry: Entry): PersonValue | null => {
  const value = heldValue(entry);
  return isPerson(value) ? value : null;
};

/** Those who did it, as far as it was not refused. */
export const authorsAmong = (entries: readonly Entry[]): Entry[] =>
  entries.filter((one) => one.slot === 'people' && isLive(one) && personIn(one)?.part === 'author');

/** Whether two values are one; of what is told in words, the words say (see {@link isSameWords}). */
export const isSameValue = (one: Value, other: Value): boolean => {
  if (isPerson(one) && isPerson(other)) {
    if (one.name !== null && other.name !== null) return isSameName(one.name, other.name);
    const isNameless = one.name === null && other.name === null;
    return isNameless && one.role !== null && other.role !== null && isSameRole(one.role, other.role);
  }
  if (one.detail === 'when' && other.detail === 'when') {
    const isDated = one.day !== null || one.time !== null;
    const isHabit = (one.of === 'habit') === (other.of === 'habit');
    return isDated && one.day === other.day && one.time === other.time && isHabit;
  }
  return one.detail === 'incident_type' && other.detail === 'incident_type' && one.type === other.type;
};

/** The same told again: the same stems, numbers aside. */
export const isSameWords = (one: string, other: string): boolean => {
  const [some, others] = [stemsOf(one), stemsOf(other)].map((stems) =>
    stems.filter((stem) => !/^\d/.test(stem)),
  ) as [string[], string[]];
  return isWithin(some, others) && isWithin(others, some);
};

export const isSettled = ({ state }: Entry): boolean => state === 'confirmed' || state === 'corrected';

/** A role and a name that is told for it are one person; so is a name without a role, while one author alone has none. */
const isSamePerson = (known: Value, value: PersonValue, isOnlyNameless: boolean): boolean => {
  if (!isPerson(known) || isSameValue(known, value)) return isPerson(known);
  if (known.name !== null && value.name !== null) return false;
  if (known.role !== null && value.role !== null) return isSameRole(known.role, value.role);
  return isOnlyNameless && known.part === 'author' && value.part === 'author' && known.name === null;
};

/** Slots whose value is the words themselves. */
export const TOLD_IN_WORDS: ReadonlySet<Slot> = new Set([
  'where',
  'description',
  'impact',
  'actions',
  'vague',
  'habit',
]);

/** Whether a finding tells of what the entry holds already. */
export const holds = (entry: Entry, finding: Finding, entries: readonly Entry[]): boolean => {
  const { value, isDenial, passage } = finding;
  const [known] = entry.findings;
  if (entry.slot !== slotOf(value) || (known?.isDenial ?? false) !== isDenial) return false;
  if (isDenial) return true;
  if (isPerson(value)) {
    // A name for a role that the person settled is proposed by itself.
    if (isSettled(entry) && value.name !== null && personIn(entry)?.name === null) return false;
    const nameless = authorsAmong(entries).filter((one) => personIn(one)?.name === null);
    return isSamePerson(heldValue(entry), value, nameless.length === 1);
  }
  if (!TOLD_IN_WORDS.has(entry.slot)) return isSameValue(heldValue(entry), value);
  return passagesOf(entry).some(
    (one) => isOverlapping(one, passage) || isSameWords(one.words, passage.words),
  );
};
