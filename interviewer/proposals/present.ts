/** The entries of an incident as proposals. */
import { DETAIL_KINDS, type DetailKind } from '#contract/interview.ts';
import type { Passage, Value } from '../readers/finding.ts';
import {
  type Entry,
  heldValue,
  isPerson,
  isSameValue,
  isSettled,
  passagesOf,
  type Slot,
  type WhenValue,
} from './entry.ts';
import { isLive, type Ledger } from './ledger.ts';
import type { Proposal } from './proposal.ts';
import { isSameName, isSameRole, stemsOf } from './stems.ts';
import { conflictsAmong, dayOfHour, isBeside, isCertainDate, type Messages, timesOf } from './times.ts';

const detailOf = (slot: Slot): DetailKind =>
  slot === 'day' || slot === 'time' || slot === 'vague' || slot === 'habit' ? 'when' : slot;

/** What was shown once keeps its id: the detail, the incident, the place of the first words, and what tells apart two values there. */
const idOf = (key: string, { slot, findings }: Entry, value: Value): string => {
  const [first] = findings.map(({ passage }) => passage);
  const place = first === undefined ? 'by-hand' : `${first.messageId}:${first.start}`;
  const kind = value.detail === 'incident_type' ? value.type : slot;
  const own = first === undefined ? JSON.stringify(value) : '';
  return [detailOf(slot), key, place, kind, own].filter((one) => one !== '').join('/');
};

const inOrder = (passages: readonly Passage[], order: ReadonlyMap<string, number>): Passage[] => {
  const seen = new Set<string>();
  return [...passages]
    .sort((one, other) => {
      const between = (order.get(one.messageId) ?? 0) - (order.get(other.messageId) ?? 0);
      return between !== 0 ? between : one.start - other.start;
    })
    .filter(({ messageId, start, end }) => {
      const place = `${messageId}:${start}:${end}`;
      return !seen.has(place) && seen.add(place) !== undefined;
    });
};

interface View {
  ledger: Ledger;
  /** All incidents: a name that is known in full in another one is known here. */
  ledgers: readonly Ledger[];
  messages: Messages;
  order: ReadonlyMap<string, number>;
  timeZone: string;
}

/** The same author in another incident gives the name or the role that is missing here. */
const fullerValue = (entry: Entry, { ledger, ledgers }: View): Value => {
  const value = heldValue(entry);
  if (!isPerson(value) || value.name === null || entry.set !== null) return value;
  const known = ledgers
    .filter((one) => one !== ledger)
    .flatMap(({ entries }) => entries.filter((one) => isLive(one) && one.slot === entry.slot).map(heldValue))
    .find((one) => isPerson(one) && one.name !== null && isSameValue(one, value));
  if (known === undefined || !isPerson(known)) return value;
  const isFuller = stemsOf(known.name ?? '').length > stemsOf(value.name).length;
  return { ...value, name: isFuller ? known.name : value.name, role: value.role ?? known.role };
};

const toProposal = (entry: Entry, view: View): Proposal => {
  const value = fullerValue(entry, view);
  const [first] = entry.findings;
  // What was put in by hand rests on no words.
  const passages = entry.findings.some(({ why }) => why !== '') ? passagesOf(entry) : [];
  return {
    id: idOf(view.ledger.key, entry, value),
    detail: detailOf(entry.slot),
    value,
    passages: inOrder(passages, view.order),
    isDenial: first?.isDenial ?? false,
    why: first?.why ?? 'the person put it in',
    state: entry.state,
    by: entry.by,
    conflictsWith: [],
  };
};

/** Days and hours: one proposal where one day and one hour are as sure as each other, else one for each. */
const timeProposals = (view: View): Proposal[] => {
  const { ledger, messages, timeZone } = view;
  const shown = timesOf(ledger.entries);
  const proposals = [shown.days, shown.times].map((entries) =>
    entries.map((entry): Proposal => {
      const conflicts = conflictsAmong(entries, entry).map((one) => idOf(ledger.key, one, heldValue(one)));
      return { ...toProposal(entry, view), conflictsWith: conflicts };
    }),
  );
  const [days = [], times = []] = proposals;
  const [dayEntry, timeEntry] = [shown.days[0], shown.times[0]];
  const [day, time] = [days[0], times[0]];
  if (dayEntry !== undefined && day !== undefined && isCertainDate(dayEntry, shown, messages, timeZone)) {
    day.by = 'full-date';
    if (
      times.length === 1 &&
      time !== undefined &&
      timeEntry !== undefined &&
      isBeside(timeEntry, dayEntry)
    ) {
      time.by = 'full-date';
    }
  }
  if (dayEntry === undefined || timeEntry === undefined || day === undefined || time === undefined) {
    return proposals.flat();
  }
  if (days.length > 1 || times.length > 1 || day.state !== time.state || day.by !== time.by)
    return proposals.flat();
  return [joined(day, time, dayOfHour(dayEntry, timeEntry, messages, timeZone), view)];
};

const joined = (day: Proposal, time: Proposal, date: string | null, { order }: View): Proposal => {
  const [ofDay, ofTime] = [day.value as WhenValue, time.value as WhenValue];
  const passages = inOrder([...day.passages, ...time.passages], order);
  const isTimeFirst =
    passages[0] !== undefined && passages[0] !== day.passages[0] && time.passages.includes(passages[0]);
  return {
    ...day,
    id: isTimeFirst ? time.id : day.id,
    value: {
      ...ofDay,
      day: date,
      time: ofTime.time,
      isApproximate: ofDay.isApproximate || ofTime.isApproximate,
    },
    passages,
  };
};

const isOfOnePerson = (one: Entry, other: Entry): boolean => {
  const [value, fuller] = [heldValue(one), heldValue(other)];
  if (!isPerson(value) || !isPerson(fuller) || value.part !== fuller.part || fuller.name === null)
    return false;
  if (value.name !== null)
    return isSameName(value.name, fuller.name) && stemsOf(value.name).length < stemsOf(fuller.name).length;
  return value.role !== null && fuller.role !== null && isSameRole(value.role, fuller.role);
};

/** A role gives way to the name that was settled for it later. */
const isNamedSince = (entry: Entry, entries: readonly Entry[]): boolean =>
  isSettled(entry) &&
  entries.some(
    (one) => one !== entry && one.slot === entry.slot && isSettled(one) && isOfOnePerson(entry, one),
  );

/** Of whoever was taken over from the former incident nothing is kept once somebody else is named. */
const withoutCarried = (entries: readonly Entry[]): readonly Entry[] =>
  entries.some((one) => one.slot === 'people' && !one.isCarried && isLive(one) && isAuthor(one))
    ? entries.filter(({ isCarried }) => !isCarried)
    : entries;

const isAuthor = (entry: Entry): boolean => {
  const value = heldValue(entry);
  return isPerson(value) && value.part === 'author';
};

/** All proposals of an incident, in the order of the details, then of the telling; refused ones as such. */
export const proposalsOf = (view: View): Proposal[] => {
  const entries = withoutCarried(view.ledger.entries);
  // A habit leads to one occasion; once its day is told, the habit is no other time of it.
  const hasDay = entries.some((one) => one.slot === 'day' && isLive(one));
  const others = entries
    .filter((one) => !isLive(one) || (one.slot !== 'day' && one.slot !== 'time' && !one.isSuperseded))
    .filter(
      (one) => !isNamedSince(one, entries) && !(hasDay && one.slot === 'habit' && one.state === 'proposed'),
    )
    .map((one) => toProposal(one, view));
  const all = [...timeProposals(view), ...others];
  const position = ({ passages: [first] }: Proposal): readonly [number, number] => [
    first === undefined ? Number.POSITIVE_INFINITY : (view.order.get(first.messageId) ?? 0),
    first?.start ?? 0,
  ];
  return all.sort((one, other) => {
    const byDetail = DETAIL_KINDS.indexOf(one.detail) - DETAIL_KINDS.indexOf(other.detail);
    if (byDetail !== 0) return byDetail;
    const [a, b] = [position(one), position(other)];
    return a[0] === b[0] ? a[1] - b[1] : a[0] < b[0] ? -1 : 1;
  });
};

/** "Je ne sais pas" alone tells nothing. */
const isEmpty = ({ state, value, why }: Proposal): boolean =>
  state === 'unsure' && why === UNKNOWN_WHY && value.detail !== 'incident_type';

export const UNKNOWN_WHY = '"je ne sais pas", in answer to what was asked';

/** The details that the rule of six counts. */
export const toldOf = (proposals: readonly Proposal[]): DetailKind[] =>
  DETAIL_KINDS.filter((kind) =>
    proposals.some((one) => one.detail === kind && one.state !== 'refused' && !isEmpty(one)),
  );
