/** What is held of one incident while its conversation is read: entries, and what was refused and must not come back. */
import type { DetailKind } from '#contract/interview.ts';
import type { Finding, Part, Passage, Value } from '../readers/finding.ts';
import {
  type Entry,
  heldValue,
  holds,
  isLive,
  isOverlapping,
  isPerson,
  isSameValue,
  mark,
  newEntry,
  passagesOf,
  type Slot,
  slotOf,
  TOLD_IN_WORDS,
} from './entry.ts';
import type { Proposal, ProposalState } from './proposal.ts';
import { isWithin, namePartsOf, stemsOf } from './stems.ts';

export interface Refusal {
  slots: readonly Slot[];
  /** Refused in this part only: the other chief may still be mentioned. */
  part: Part | null;
  value: Value | null;
  passages: readonly Passage[];
  /** Words that are refused wherever they stand. */
  words: string;
}

export interface Ledger {
  key: string;
  entries: Entry[];
  refusals: Refusal[];
  /** Refusals that hold for every incident of the conversation, also for those still to come. */
  shared: Refusal[];
  /** The stems of what was told of it, which tell a return to it. */
  stems: Set<string>;
}

export const newLedger = (key: string, shared: Refusal[]): Ledger => ({
  key,
  entries: [],
  refusals: [],
  shared,
  stems: new Set(),
});

export const refusalOf = (slots: readonly Slot[], of: Partial<Refusal>): Refusal => ({
  slots,
  part: null,
  value: null,
  passages: [],
  words: '',
  ...of,
});

export const slotsOf = (details: readonly DetailKind[]): Slot[] =>
  details.flatMap((detail): Slot[] => (detail === 'when' ? ['day', 'time', 'vague', 'habit'] : [detail]));

/** "25" of "2026-12-25", as it is written in words. */
export const dateOf = (day: string): string => String(Number(day.slice(-2)));

/** Whether words name what was found: somebody by a name or the role, a day by its number, anything else by its own words. */
export const isNamedBy = (words: string, { value, passage }: Pick<Finding, 'value' | 'passage'>): boolean => {
  const stems = stemsOf(words);
  if (isPerson(value)) {
    if (value.name === null) return value.role !== null && isWithin(stemsOf(value.role), stems);
    const said = namePartsOf(words);
    return namePartsOf(value.name).some((one) => one.length > 2 && said.includes(one));
  }
  const day = value.detail === 'when' && value.day !== null ? dateOf(value.day) : '';
  const own = stemsOf(passage.words);
  return stems.includes(day) || isWithin(own, stems) || isWithin(stems, own);
};

/** Whether what was found was refused before, by its value, its place or its words. */
export const isRefused = ({ refusals, shared }: Ledger, finding: Finding): boolean => {
  const slot = slotOf(finding.value);
  return [...refusals, ...shared].some(({ slots, part, value, passages, words }) => {
    if (!slots.includes(slot)) return false;
    if (part !== null && !(isPerson(finding.value) && finding.value.part === part)) return false;
    if (value !== null && isSameValue(value, finding.value)) return true;
    // Of one place, the value may have been refused that a reader no longer gives: what stands there is refused with it.
    const isThere = passages.some((one) => isOverlapping(one, finding.passage));
    if (isThere && (!isPerson(finding.value) || value === null)) return true;
    const isSaidAgain = TOLD_IN_WORDS.has(slot) && passages.some((one) => isNamedBy(one.words, finding));
    return isSaidAgain || isNamedBy(words, finding);
  });
};

/** What a model points at again as something else: a person who was refused as author is no witness by that. */
export const isPointedAgain = ({ refusals, shared }: Ledger, { findings, state }: Entry): boolean =>
  state === 'proposed' &&
  findings.every(
    ({ isPointed = false, value, passage }) =>
      isPointed &&
      [...refusals, ...shared].some(
        (refusal) =>
          (refusal.value !== null && isSameValue(refusal.value, value)) ||
          refusal.passages.some((one) => isOverlapping(one, passage)) ||
          isNamedBy(refusal.words, { value, passage }),
      ),
  );

/** Adds what was found, unless it was refused. @returns the entry that holds it, or null */
export const addFinding = (ledger: Ledger, finding: Finding): Entry | null => {
  const entry = ledger.entries.find((one) => isLive(one) && holds(one, finding, ledger.entries));
  // A refused name must not come back as another name for somebody who is known by a role.
  const isAgain = entry !== undefined && isSameValue(heldValue(entry), finding.value);
  if (!isAgain && !finding.isDenial && isRefused(ledger, finding)) return null;
  return entry === undefined ? forceFinding(ledger, finding) : withFinding(entry, finding);
};

/** Adds what was found by itself, though it may have been refused. */
export const forceFinding = (ledger: Ledger, finding: Finding): Entry => {
  const added = newEntry([finding], finding.value);
  ledger.entries.push(added);
  return added;
};

const withFinding = (entry: Entry, finding: Finding): Entry => {
  const { messageId, start, end } = finding.passage;
  const isKnown = passagesOf(entry).some(
    (one) => one.messageId === messageId && one.start === start && one.end === end,
  );
  if (!isKnown) entry.findings = [...entry.findings, finding];
  entry.isCarried = false;
  return entry;
};

const restsOnRole = ({ value, passage }: Finding): boolean =>
  isPerson(value) &&
  (value.name === null ||
    !namePartsOf(passage.words).some((one) => namePartsOf(value.name ?? '').includes(one)));

/** "Karim, le chef d'équipe": told in one breath. */
const IN_APPOSITION = 2;

const isBesideName = ({ passage }: Finding, named: readonly Finding[]): boolean =>
  named.some(
    ({ passage: other }) =>
      passage.messageId === other.messageId &&
      Math.max(passage.start - other.end, other.start - passage.end) <= IN_APPOSITION,
  );

/** Refuses an entry. Of a person, only the name: a role that was told elsewhere stays open, for it may be somebody else's. */
export const refuseEntry = (
  ledger: Ledger,
  entry: Entry,
  by: Proposal['by'],
  part: Part | null = null,
): void => {
  const value = heldValue(entry);
  const named = entry.findings.filter((one) => !restsOnRole(one));
  const roles = entry.findings.filter(restsOnRole);
  const isOfName = roles.some((one) => isBesideName(one, named));
  const ofRole = by === 'words' && !isOfName ? roles : [];
  if (isPerson(value) && value.name !== null && ofRole.length > 0) {
    const findings = ofRole.map((one) => ({ ...one, value: { ...one.value, name: null } as Value }));
    ledger.entries.push({ ...entry, findings, state: 'proposed', by: null });
    entry.findings = entry.findings.filter((one) => !ofRole.includes(one));
  }
  ledger.refusals.push(refusalOf([entry.slot], { part, value, passages: passagesOf(entry) }));
  if (entry.findings.length === 0) entry.set = value;
  mark(entry, 'refused', by);
};

/** The day and the hour have one true value: what was told otherwise before gives way. */
export const settle = (ledger: Ledger, entry: Entry, state: ProposalState, by: Proposal['by']): void => {
  mark(entry, state, by);
  entry.isSuperseded = false;
  if (entry.slot !== 'day' && entry.slot !== 'time') return;
  for (const other of ledger.entries) {
    if (other !== entry && other.slot === entry.slot && isLive(other)) other.isSuperseded = true;
  }
};
