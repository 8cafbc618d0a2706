/**
 * Applies what the person did by a press, or in words to a card. An answer is matched by its value, or by its words: it outlives a
 * later version of the readers that finds other words, another value, or nothing.
 */
import type { Finding, Value } from '../readers/finding.ts';
import {
  type Entry,
  heldValue,
  isOverlapping,
  isPerson,
  isSameValue,
  isSameWords,
  passagesOf,
  slotOf,
  splitValue,
} from './entry.ts';
import { isLive, type Ledger, settle } from './ledger.ts';
import type { Answer, Proposal } from './proposal.ts';

type By = Exclude<Proposal['by'], null | 'full-date'>;

const isText = (value: Value): boolean =>
  value.detail !== 'when' && value.detail !== 'incident_type' && !isPerson(value);

/** A time without day and hour, or somebody without name and role, as in "personne n'a vu". */
const hasNoName = (value: Value): boolean =>
  slotOf(value) === 'vague' || (isPerson(value) && value.name === null && value.role === null);

/** The entries that an answer is about; of those, whether the value is the one that was shown. */
const meantBy = (ledger: Ledger, answer: Answer, value: Value): { same: Entry[]; there: Entry[] } => {
  const passages = answer.about?.passages ?? [];
  const own = ledger.entries.filter(({ slot }) => slot === slotOf(value));
  const there = own.filter((entry) =>
    passagesOf(entry).some((one) => passages.some((other) => isOverlapping(one, other))),
  );
  const same = own.filter((entry) =>
    isText(value)
      ? there.includes(entry) ||
        passagesOf(entry).some((one) => passages.some((other) => isSameWords(one.words, other.words)))
      : isSameValue(heldValue(entry), value) ||
        // A time without a day or an hour, and a role without a name, are known by their words alone.
        (there.includes(entry) && hasNoName(value)),
  );
  return { same, there: there.filter((entry) => !same.includes(entry)) };
};

const byHand = (value: Value, answer: Answer | null): Entry => ({
  slot: slotOf(value),
  findings: (answer?.about?.passages ?? []).map(
    (passage): Finding => ({ passage, value, isDenial: false, why: 'the person answered' }),
  ),
  set: value,
  state: 'proposed',
  by: null,
  isSuperseded: false,
  isCarried: false,
});

const refuse = (ledger: Ledger, answer: Answer, value: Value, by: By): void => {
  const { same, there } = meantBy(ledger, answer, value);
  const passages = answer.about?.passages ?? [];
  ledger.refusals.push({ slots: [slotOf(value)], part: null, value, passages, words: '' });
  for (const entry of [...same, ...there].filter(isLive)) {
    // What stands elsewhere too and comes to another value was not refused.
    const isOwn =
      same.includes(entry) ||
      passagesOf(entry).every((one) => passages.some((other) => isOverlapping(one, other)));
    if (!isOwn) continue;
    entry.state = 'refused';
    entry.by = by;
  }
};

const confirm = (
  ledger: Ledger,
  answer: Answer,
  value: Value,
  state: 'confirmed' | 'unsure',
  by: By,
): void => {
  const { same, there } = meantBy(ledger, answer, value);
  const [known] = same;
  for (const entry of there) entry.isSuperseded = true;
  const entry = known ?? byHand(value, answer);
  if (known === undefined) ledger.entries.push(entry);
  // The value is the one that was seen, whatever else is found of it later.
  if (state === 'confirmed' && !isText(value) && !hasNoName(value)) entry.set = value;
  if (state === 'confirmed') settle(ledger, entry, state, by);
  else {
    entry.state = state;
    entry.by = by;
  }
};

const putIn = (ledger: Ledger, value: Value, state: 'confirmed' | 'corrected', by: By): void => {
  const known = ledger.entries.find(
    (one) => !isText(value) && one.slot === slotOf(value) && isSameValue(heldValue(one), value),
  );
  ledger.refusals = ledger.refusals.filter((one) => one.value === null || !isSameValue(one.value, value));
  const entry = known ?? byHand(value, null);
  if (known === undefined) ledger.entries.push(entry);
  entry.set = value;
  settle(ledger, entry, state, by);
};

const correct = (ledger: Ledger, answer: Answer, by: By): void => {
  const news = answer.value === undefined ? [] : splitValue(answer.value);
  for (const old of splitValue(answer.about?.value ?? ({ detail: 'description' } as Value))) {
    const isKept =
      !isText(old) && news.some((value) => slotOf(value) === slotOf(old) && isSameValue(value, old));
    if (!isKept && answer.about !== null) refuse(ledger, answer, old, by);
  }
  for (const value of news) putIn(ledger, value, 'corrected', by);
};

/** Applies one answer to the incident that it names. */
export const applyAnswer = (ledger: Ledger, answer: Answer, by: By = 'press'): void => {
  const { action, about } = answer;
  if (action === 'correct') {
    correct(ledger, answer, by);
    return;
  }
  if (action === 'add') {
    if (answer.value !== undefined)
      for (const value of splitValue(answer.value)) putIn(ledger, value, 'confirmed', by);
    return;
  }
  if (about === null) return;
  for (const value of splitValue(about.value)) {
    if (action === 'refuse') refuse(ledger, answer, value, by);
    else confirm(ledger, answer, value, action === 'confirm' ? 'confirmed' : 'unsure', by);
  }
};
