/** What is held of one incident while its conversation is read: entries, and what was refused and must not come back. */
import type { DetailKind } from '#contract/interview.ts';
import type { Finding, Part, Passage, Value } from '../readers/finding.ts';
import {
  type Entry,
  heldValue,
  holds,
  isOverlapping,
  isPerson,
  isSameValue,
  isSameWords,
  passagesOf,
  type Slot,
  slotOf,
  TOLD_IN_WORDS,
} from './entry.ts';
import type { Proposal, ProposalState } from './proposal.ts';
import { isSameName, isWithin, namePartsOf, stemsOf } from './stems.ts';

export interface Refusal {
  /** Null for every slot. */
  slots: readonly Slot[] | null;
  /** Refused in this part only: the other chief may still be mentioned. */
  part: Part | null;
  value: Value | null;
  passages: readonly Passage[];
  /** Words that are refused wherever they stand; of a day also its number. */
  words: string;
}

export interface Ledger {
  key: string;
  entries: Entry[];
  refusals: Refusal[];
  /** The stems of what was told of it, which tell a return to it. */
  stems: Set<string>;
}

export const newLedger = (key: string): Ledger => ({ key, entries: [], refusals: [], stems: new Set() });

export const slotsOf = (details: readonly DetailKind[]): Slot[] =>
  details.flatMap((detail): Slot[] => (detail === 'when' ? ['day', 'time', 'vague', 'habit'] : [detail]));

const isRefusedWord = (words: string, { value, passage }: Finding): boolean => {
  const refused = stemsOf(words);
  if (refused.length === 0) return false;
  if (isPerson(value)) return value.name !== null && isWithin(namePartsOf(value.name), namePartsOf(words));
  if (value.detail === 'when') {
    return value.day !== null && refused.includes(String(Number(value.day.slice(-2))));
  }
  return isSameWords(words, passage.words);
};

/** Whether what was found was refused before, by its value, its place or its words. */
export const isRefused = ({ refusals }: Ledger, finding: Finding): boolean => {
  const slot = slotOf(finding.value);
  return refusals.some(({ slots, part, value, passages, words }) => {
    if (slots !== null && !slots.includes(slot)) return false;
    if (part !== null && !(isPerson(finding.value) && finding.value.part === part)) return false;
    if (value !== null && isSameValue(value, finding.value)) return true;
    const isThere = passages.some((one) => isOverlapping(one, finding.passage));
    // Of one place, the value may have been refused that a reader no longer gives: what stands there is refused with it.
    if (isThere && (!isPerson(finding.value) || value === null)) return true;
    const isSaidAgain =
      TOLD_IN_WORDS.has(slot) &&
      passages.some((one) => isWithin(stemsOf(finding.passage.words), stemsOf(one.words)));
    return isSaidAgain || isRefusedWord(words, finding);
  });
};

export const isLive = ({ state }: Entry): boolean => state !== 'refused';

/** A name that is told for the one author whose role was settled. */
const withKnownRole = ({ entries }: Ledger, finding: Finding): Finding => {
  const { value } = finding;
  if (!isPerson(value) || value.name === null || value.role !== null || value.part !== 'author')
    return finding;
  const [author, another] = entries
    .filter((one) => one.slot === 'people' && isLive(one))
    .map(heldValue)
    .filter((one) => isPerson(one) && one.part === 'author');
  if (author === undefined || another !== undefined || !isPerson(author)) return finding;
  const isSame = author.name === null || isSameName(author.name, value.name);
  return isSame ? { ...finding, value: { ...value, role: author.role } } : finding;
};

/** Adds what was found, unless it was refused. @returns the entry that holds it, or null */
export const addFinding = (ledger: Ledger, finding: Finding): Entry | null => {
  const entry = ledger.entries.find((one) => isLive(one) && holds(one, finding, ledger.entries));
  const isAgain = entry !== undefined && isSameValue(heldValue(entry), finding.value);
  // A refused name must not come back as another name for somebody who is known by a role.
  if (!isAgain && !finding.isDenial && isRefused(ledger, finding)) return null;
  if (entry !== undefined) {
    const isKnown = entry.findings.some(
      ({ passage }) =>
        passage.messageId === finding.passage.messageId &&
        passage.start === finding.passage.start &&
        passage.end === finding.passage.end,
    );
    if (!isKnown) entry.findings = [...entry.findings, finding];
    entry.isCarried = false;
    return entry;
  }
  const added: Entry = {
    slot: slotOf(finding.value),
    findings: [withKnownRole(ledger, finding)],
    set: null,
    state: 'proposed',
    by: null,
    isSuperseded: false,
    isCarried: false,
  };
  ledger.entries.push(added);
  return added;
};

const restsOnRole = ({ value, passage }: Finding): boolean =>
  isPerson(value) &&
  (value.name === null ||
    !namePartsOf(passage.words).some((one) => namePartsOf(value.name ?? '').includes(one)));

/** Refuses an entry. Of a person, only the name: the role stays open, for it may be somebody else's. */
export const refuseEntry = (
  ledger: Ledger,
  entry: Entry,
  by: Proposal['by'],
  part: Part | null = null,
): void => {
  const value = heldValue(entry);
  ledger.refusals.push({ slots: [entry.slot], part, value, passages: passagesOf(entry), words: '' });
  const ofRole = by === 'words' ? entry.findings.filter(restsOnRole) : [];
  if (isPerson(value) && value.name !== null && ofRole.length > 0) {
    const findings = ofRole.map((one) => ({ ...one, value: { ...one.value, name: null } as Value }));
    ledger.entries.push({ ...entry, findings, state: 'proposed', by: null });
    entry.findings = entry.findings.filter((one) => !ofRole.includes(one));
    const last = ledger.refusals.at(-1);
    if (last !== undefined) last.passages = passagesOf(entry);
  }
  if (entry.findings.length === 0) entry.set = value;
  entry.state = 'refused';
  entry.by = by;
};

/** The day and the hour have one true value: what was told otherwise before gives way. */
export const settle = (ledger: Ledger, entry: Entry, state: ProposalState, by: Proposal['by']): void => {
  entry.state = state;
  entry.by = by;
  entry.isSuperseded = false;
  if (entry.slot !== 'day' && entry.slot !== 'time') return;
  for (const other of ledger.entries) {
    if (other !== entry && other.slot === entry.slot && isLive(other)) other.isSuperseded = true;
  }
};
