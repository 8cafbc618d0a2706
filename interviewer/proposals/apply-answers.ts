/**
 * Applies what the person did by a press, or in words to a card. An answer is matched by its value, or by its words: it outlives a
 * later version of the readers that finds other words, another value, or nothing.
 */
import type { Finding, Value } from '../readers/finding.ts';
import {
  type Entry,
  heldValue,
  isLive,
  isOverlapping,
  isPerson,
  isSameValue,
  isSameWords,
  mark,
  newEntry,
  passagesOf,
  slotOf,
  splitValue,
} from './entry.ts';
import { type Ledger, refusalOf, refuseEntry, settle, slotsOf } from './ledger.ts';
import type { Answer, Proposal } from './proposal.ts';

type By = Exclude<Proposal['by'], null | 'full-date'>;

const isText = (value: Value): boolean =>
  value.detail !== 'when' && value.detail !== 'incident_type' && !isPerson(value);

/** A time without day and hour, or somebody without name and role, as in "personne n'a vu": known by the words alone. */
const hasNoName = (value: Value): boolean =>
  slotOf(value) === 'vague' || (isPerson(value) && value.name === null && value.role === null);

/** What was put in by hand rests on no words, and is known by its own. */
const isSameText = (one: Value, other: Value): boolean =>
  'text' in one && 'text' in other && one.text !== undefined && one.text === other.text;

/** The entries that an answer is about: those of its value, and the others that stand at its words. */
const meantBy = (ledger: Ledger, answer: Answer, value: Value): { same: Entry[]; there: Entry[] } => {
  const passages = answer.about?.passages ?? [];
  const own = ledger.entries.filter(({ slot }) => slot === slotOf(value));
  const there = own.filter((entry) =>
    passagesOf(entry).some((one) => passages.some((other) => isOverlapping(one, other))),
  );
  const isThisText = (entry: Entry) =>
    isSameText(heldValue(entry), value) ||
    passagesOf(entry).some((one) => passages.some((other) => isSameWords(one.words, other.words)));
  const same = own.filter(
    (entry) =>
      ((isText(value) || hasNoName(value)) && there.includes(entry)) ||
      (isText(value) ? isThisText(entry) : isSameValue(heldValue(entry), value)),
  );
  return { same, there: there.filter((entry) => !same.includes(entry)) };
};

const addByHand = (ledger: Ledger, value: Value, answer: Answer | null): Entry => {
  const findings = (answer?.about?.passages ?? []).map(
    (passage): Finding => ({ passage, value, isDenial: false, why: 'the person answered' }),
  );
  const entry = newEntry(findings, value, value);
  ledger.entries.push(entry);
  return entry;
};

const refuse = (ledger: Ledger, answer: Answer, value: Value, by: By): void => {
  const { same, there } = meantBy(ledger, answer, value);
  const passages = answer.about?.passages ?? [];
  ledger.refusals.push(refusalOf([slotOf(value)], { value, passages }));
  // What stands elsewhere too and comes to another value was not refused.
  const isOnlyThere = (entry: Entry) =>
    passagesOf(entry).every((one) => passages.some((other) => isOverlapping(one, other)));
  for (const entry of [...same, ...there.filter(isOnlyThere)].filter(isLive)) mark(entry, 'refused', by);
};

const confirm = (
  ledger: Ledger,
  answer: Answer,
  value: Value,
  state: 'confirmed' | 'unsure',
  by: By,
): void => {
  const { same, there } = meantBy(ledger, answer, value);
  for (const entry of there) entry.isSuperseded = true;
  const entry = same[0] ?? addByHand(ledger, value, answer);
  if (state === 'unsure') {
    mark(entry, state, by);
    return;
  }
  // The value is the one that was seen, whatever else is found of it later.
  if (!isText(value) && !hasNoName(value)) entry.set = value;
  settle(ledger, entry, state, by);
};

const putIn = (ledger: Ledger, value: Value, state: 'confirmed' | 'corrected', by: By): void => {
  const known = ledger.entries.find(
    (one) => one.slot === slotOf(value) && isSameValue(heldValue(one), value),
  );
  ledger.refusals = ledger.refusals.filter((one) => one.value === null || !isSameValue(one.value, value));
  const entry = known ?? addByHand(ledger, value, null);
  entry.set = value;
  settle(ledger, entry, state, by);
};

/** Refuses, or leaves open, whatever was told of a detail so far. */
const answerAll = (ledger: Ledger, { action, detail }: Answer, by: By): void => {
  const slots = slotsOf([detail]);
  for (const entry of ledger.entries.filter((one) => isLive(one) && slots.includes(one.slot))) {
    if (action === 'refuse') refuseEntry(ledger, entry, by);
    if (action === 'unsure') Object.assign(entry, { state: 'unsure', by });
  }
};

/** Applies one answer to the incident that it names. */
export const applyAnswer = (ledger: Ledger, answer: Answer, by: By = 'press'): void => {
  const { action, about } = answer;
  const shown = about === null ? [] : splitValue(about.value);
  const news = answer.value === undefined ? [] : splitValue(answer.value);
  const isKept = (old: Value) =>
    !isText(old) && news.some((value) => slotOf(value) === slotOf(old) && isSameValue(value, old));
  for (const value of shown) {
    if (action === 'confirm') confirm(ledger, answer, value, 'confirmed', by);
    if (action === 'unsure') confirm(ledger, answer, value, 'unsure', by);
    if (action === 'refuse' || (action === 'correct' && !isKept(value))) refuse(ledger, answer, value, by);
  }
  if (about === null) answerAll(ledger, answer, by);
  if (action === 'correct') for (const value of news) putIn(ledger, value, 'corrected', by);
  if (action === 'add') for (const value of news) putIn(ledger, value, 'confirmed', by);
};
