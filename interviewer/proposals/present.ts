/** The entries of an incident as proposals. */
import { DETAIL_KINDS, type DetailKind } from '#contract/interview.ts';
import type { Passage } from '../readers/finding.ts';
import { UNKNOWN_WHY } from './asked.ts';
import {
  authorsAmong,
  type Entry,
  heldValue,
  isLive,
  isSettled,
  passagesOf,
  type Slot,
  TOLD_IN_WORDS,
  type WhenValue,
} from './entry.ts';
import { isPointedAgain } from './ledger.ts';
import type { Proposal } from './proposal.ts';
import { type RefusedPersons, refusedPersonsIn, withoutPersons } from './refused-persons.ts';
import { isBeside, isCertainDate, timesOf, type View } from './times.ts';

/** With the persons who were refused. */
type ShownView = View & { refused: RefusedPersons };

const detailOf = (slot: Slot): DetailKind =>
  slot === 'day' || slot === 'time' || slot === 'vague' || slot === 'habit' ? 'when' : slot;

/** A text as a short name, the same for the same text (FNV-1a, 32 bits). */
const shortNameOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
};

/** What was shown once keeps its id: the detail, the incident, the place of the first words, and what tells apart two values there. */
const idOf = (key: string, entry: Entry): string => {
  const value = heldValue(entry);
  const [first] = passagesOf(entry);
  const place = first === undefined ? 'by-hand' : `${first.messageId}:${first.start}`;
  const kind = value.detail === 'incident_type' ? value.type : entry.slot;
  const own = first === undefined ? shortNameOf(JSON.stringify(value)) : '';
  return [detailOf(entry.slot), key, place, kind, own].filter((one) => one !== '').join('/');
};

/** In the order of the telling; a passage is there once. */
const inOrder = (passages: readonly Passage[], { order }: View): Passage[] => {
  const placeOf = ({ messageId }: Passage) => order.get(messageId) ?? 0;
  const byPlace = new Map(passages.map((one) => [`${one.messageId}:${one.start}:${one.end}`, one]));
  return [...byPlace.values()].sort((one, other) => placeOf(one) - placeOf(other) || one.start - other.start);
};

const toProposal = (entry: Entry, view: ShownView): Proposal => {
  const [first] = entry.findings;
  // What was put in by hand rests on no words.
  const told = entry.findings.some(({ why }) => why !== '') ? passagesOf(entry) : [];
  const isTold = isLive(entry) && TOLD_IN_WORDS.has(entry.slot);
  const passages = isTold ? told.flatMap((one) => withoutPersons(one, view.refused)) : told;
  return {
    id: idOf(view.ledger.key, entry),
    detail: detailOf(entry.slot),
    value: heldValue(entry),
    passages: inOrder(passages.length === 0 ? told : passages, view),
    isDenial: first?.isDenial ?? false,
    why: first?.why ?? 'the person put it in',
    // Nothing else was told there.
    state: told.length > 0 && passages.length === 0 ? 'refused' : entry.state,
    by: entry.by,
    conflictsWith: [],
  };
};

/** Of several only one can be true. What the person settled is not shaken by what was told beside it. */
const withConflicts = (entries: readonly Entry[], view: ShownView): Proposal[] =>
  entries.map((entry) => {
    const others = isSettled(entry) ? [] : entries.filter((one) => one !== entry);
    return { ...toProposal(entry, view), conflictsWith: others.map((one) => idOf(view.ledger.key, one)) };
  });

/** Days and hours: one proposal where one day and one hour are as sure as each other, else one for each. */
const timeProposals = (view: ShownView): Proposal[] => {
  const shown = timesOf(view.ledger.entries);
  const [days, times] = [withConflicts(shown.days, view), withConflicts(shown.times, view)];
  const [dayEntry, timeEntry] = [shown.days[0], shown.times[0]];
  const [day, time] = [days[0], times[0]];
  const isOne = days.length === 1 && times.length === 1;
  if (dayEntry !== undefined && day !== undefined && isCertainDate(dayEntry, shown, view)) {
    day.by = 'full-date';
    if (isOne && time && timeEntry && isBeside(timeEntry, dayEntry, view)) time.by = 'full-date';
  }
  const isJoined = isOne && day?.state === time?.state && day?.by === time?.by;
  return isJoined && day && time ? [joined(day, time, view)] : [...days, ...times];
};

const joined = (day: Proposal, time: Proposal, view: ShownView): Proposal => {
  const [ofDay, ofTime] = [day.value as WhenValue, time.value as WhenValue];
  const passages = inOrder([...day.passages, ...time.passages], view);
  const isTimeFirst = passages[0] !== day.passages[0] && passages[0] === time.passages[0];
  const isApproximate = ofDay.isApproximate || ofTime.isApproximate;
  return {
    ...day,
    id: isTimeFirst ? time.id : day.id,
    value: { ...ofDay, time: ofTime.time, isApproximate },
    passages,
  };
};

/** Of whoever was taken over from the former incident nothing is kept once somebody else is named. */
const withoutCarried = (entries: readonly Entry[]): readonly Entry[] =>
  authorsAmong(entries).some(({ isCarried }) => !isCarried)
    ? entries.filter(({ isCarried }) => !isCarried)
    : entries;

/** All proposals of an incident, in the order of the details, then of the telling; refused ones as such. */
export const proposalsOf = (ledgerView: View): Proposal[] => {
  const view: ShownView = { ...ledgerView, refused: refusedPersonsIn(ledgerView.ledger.entries) };
  const entries = withoutCarried(view.ledger.entries).filter((one) => !isPointedAgain(view.ledger, one));
  // A habit leads to one occasion; once its day is told, the habit is no other time of it.
  const hasDay = entries.some((one) => one.slot === 'day' && isLive(one));
  const isShown = ({ slot, state, isSuperseded }: Entry) =>
    slot !== 'day' &&
    slot !== 'time' &&
    !isSuperseded &&
    !(hasDay && slot === 'habit' && state === 'proposed');
  const others = entries.filter((one) => !isLive(one) || isShown(one)).map((one) => toProposal(one, view));
  const placeOf = ({ passages: [first] }: Proposal) =>
    first === undefined ? view.order.size : (view.order.get(first.messageId) ?? 0);
  return [...timeProposals(view), ...others].sort(
    (one, other) =>
      DETAIL_KINDS.indexOf(one.detail) - DETAIL_KINDS.indexOf(other.detail) ||
      placeOf(one) - placeOf(other) ||
      (one.passages[0]?.start ?? 0) - (other.passages[0]?.start ?? 0),
  );
};

/** The details that the rule of six counts: "je ne sais pas" alone tells nothing. */
export const toldOf = (proposals: readonly Proposal[]): DetailKind[] =>
  DETAIL_KINDS.filter((kind) =>
    proposals.some(
      ({ detail, state, why }) =>
        detail === kind && state !== 'refused' && !(state === 'unsure' && why === UNKNOWN_WHY),
    ),
  );
