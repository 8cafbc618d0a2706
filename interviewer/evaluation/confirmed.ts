/** What must be certain once « Oui » was pressed on all that is right: see figure 5. */
import { isCertain } from '../proposals/proposal.ts';
import type { ConversationReading } from '../reading.ts';
import { fold } from '../text/fold.ts';
import type { Truth } from './corpus.ts';
import { type Labels, placesIn } from './labels.ts';
import { hasWholeName, isSameName } from './names.ts';
import { doOverlap, placeOf, placesOf } from './places.ts';
import { isPerson, isTruePlace, standsFor } from './truth.ts';
import { liveProposals, type Placed } from './verdict.ts';

/** One value that has to be there, and whether it is. */
export interface Required {
  incident: number;
  what: string;
  isThere: boolean;
}

const HOUR = /\d|midi|minuit|heure/;

/**
 * Of what may stand, that for which words are expected to be proposed: of the rest nobody can ask that it be confirmed. A type is
 * asked for where one incident is told.
 */
export const requiredValues = (reading: ConversationReading, labels: Labels): Required[] => {
  const certain = liveProposals(reading).filter(({ proposal }) => isCertain(proposal) && !proposal.isDenial);
  return labels.conversation.certain_ok.flatMap((truth, incident) => {
    const own = certain.filter((one) => one.incident === incident);
    return [
      ...momentsOf(truth, own, labels),
      ...placesAndTypes(truth, own, labels),
      ...peopleOf(truth, own, labels),
    ].map(({ what, isThere }) => ({ incident, what, isThere }));
  });
};

type Check = Omit<Required, 'incident'>;

const wordsOf = (labels: Labels, detail: 'when' | 'people' | 'witnesses'): string[] =>
  labels.expected[detail].flatMap(({ wordings }) => wordings);

const momentsOf = (truth: Truth, own: readonly Placed[], labels: Labels): Check[] => {
  const days = Object.entries(labels.conversation.days);
  const isDayOfIt = (item: string) =>
    days.some(([words, day]) => isWithin(item, words) && isDayOrNext(day, truth));
  const isHour = (item: string) =>
    HOUR.test(fold(days.reduce((rest, [words]) => rest.replace(words, ''), item)));
  const has = (value: 'day' | 'time', wanted: string) =>
    own.some(({ proposal }) => proposal.value.detail === 'when' && proposal.value[value] === wanted);
  const { date, time } = truth;
  const words = wordsOf(labels, 'when');
  return [
    ...(date !== null && words.some(isDayOfIt) ? [{ what: date, isThere: has('day', date) }] : []),
    ...(time !== null && words.some(isHour) ? [{ what: time, isThere: has('time', time) }] : []),
  ];
};

const isWithin = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

/** An hour after midnight belongs to the day after the evening that is named. */
const isDayOrNext = (day: string, { date, time }: Truth): boolean => {
  const next = new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10);
  return day === date || (next === date && time !== null && time < '06:00');
};

const placesAndTypes = (truth: Truth, own: readonly Placed[], labels: Labels): Check[] => {
  const { expected, conversation } = labels;
  const placed = placesIn(expected.where);
  const isAsked = truth.place.some((words) => doOverlap(placesOf(conversation.turns, words), placed));
  const isTyped = truth.type.length > 0 && expected.incident_type.length > 0 && conversation.incidents === 1;
  const place = own.some(
    ({ proposal }) => proposal.detail === 'where' && isTruePlace(proposal, truth, labels),
  );
  const type = own.some(
    ({ proposal: { value } }) => value.detail === 'incident_type' && truth.type.includes(value.type),
  );
  return [
    ...(isAsked ? [{ what: truth.place.join(' / '), isThere: place }] : []),
    ...(isTyped ? [{ what: truth.type.join(' / '), isThere: type }] : []),
  ];
};

const peopleOf = (truth: Truth, own: readonly Placed[], labels: Labels): Check[] => {
  const values = own.map(({ proposal }) => proposal.value).filter(isPerson);
  const expectedPeople = wordsOf(labels, 'people');
  const people = truth.people
    .filter(({ name, role }) =>
      expectedPeople.some(
        (words) => hasWholeName(words, name ?? role ?? '') || (name !== null && isSameName(words, name)),
      ),
    )
    .map((one) => ({
      what: one.name ?? one.role ?? '',
      isThere: values.some((value) => standsFor(value, one)),
    }));
  const expectedWitnesses = placesIn(labels.expected.witnesses);
  const witnesses = truth.witnesses
    .map((name) => ({ name, places: placesOf(labels.conversation.turns, name) }))
    .filter(({ places }) => doOverlap(places, expectedWitnesses))
    .map(({ name, places }) => ({
      what: name,
      isThere: own.some(({ proposal: { detail, value, passages } }) =>
        detail === 'witnesses' && isPerson(value) && value.name !== null
          ? hasWholeName(value.name, name)
          : detail === 'witnesses' && doOverlap(passages.map(placeOf), places),
      ),
    }));
  return [...people, ...witnesses];
};
