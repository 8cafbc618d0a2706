/** Whether a value is the true one of its incident, and whether a label forbids it. */

import type { Proposal } from '../proposals/proposal.ts';
import type { Value } from '../readers/finding.ts';
import type { Truth } from './corpus.ts';
import { type LabelledMustNot, type Labels, placesFor } from './labels.ts';
import { isSameName } from './names.ts';
import { doOverlap, placesIn, placesOf } from './places.ts';

type PersonValue = Extract<Value, { name: string | null }>;

export const isPerson = (value: Value): value is PersonValue => 'part' in value;

/** A value in short; two values are one and the same when they come to the same text. '' for words that stand for themselves. */
export const valueText = (value: Value): string => {
  if (value.detail === 'when') return [value.day, value.time].filter((one) => one !== null).join(' ');
  if (isPerson(value)) return [value.name ?? value.role ?? '', `(${value.part})`].join(' ');
  return value.detail === 'incident_type' ? value.type : '';
};

/**
 * Whether the value comes to what is true. What it does not name is not compared: an hour alone has no day, a role has no name.
 * @param truth of its incident; undefined for an incident that nobody told of, of which no value is true
 */
export const isTrueValue = (value: Value, truth: Truth | undefined): boolean => {
  if (truth === undefined) return valueText(value) === '';
  if (value.detail === 'when') {
    return [null, truth.date].includes(value.day) && [null, truth.time].includes(value.time);
  }
  if (value.detail === 'incident_type') return truth.type.includes(value.type);
  return !isPerson(value) || isTruePerson(value, truth);
};

const isTruePerson = ({ detail, name, role, part }: PersonValue, { people, witnesses }: Truth): boolean => {
  if (detail === 'witnesses' || part === 'witness') {
    return name === null || witnesses.some((one) => isSameName(name, one));
  }
  const named = people.filter((one) => name !== null && one.name !== null && isSameName(name, one.name));
  const ofRole = people.filter((one) => role !== null && one.role !== null && isSameName(role, one.role));
  const meant = name !== null ? named : ofRole.length > 0 ? ofRole : people;
  return meant.some((one) => one.part === part);
};

/** Whether the words of the proposal are of a place that may stand. */
export const isTruePlace = (
  { passages }: Proposal,
  truth: Truth | undefined,
  { conversation }: Labels,
): boolean =>
  truth?.place.some(
    (words) =>
      doOverlap(placesIn(passages), placesOf(conversation.turns, words)) ||
      passages.some((passage) => isSameName(passage.words, words)),
  ) ?? false;

/**
 * Whether the label forbids the proposal, whatever the turn.
 * @param incident the place of its incident among those of the reading
 */
export const isForbidden = (
  label: LabelledMustNot,
  proposal: Pick<Proposal, 'detail' | 'value' | 'passages' | 'isDenial'>,
  incident: number,
  labels: Labels,
): boolean => {
  const { detail, value, passages, isDenial } = proposal;
  if (isDenial || (label.incident ?? incident) !== incident) return false;
  if (label.part !== undefined && !(isPerson(value) && value.part === label.part)) return false;
  if (label.value !== undefined) {
    return isForbiddenValue(label, label.value, value, labels.conversation.certain_ok[incident]);
  }
  // Words that are expected of another part or incident do not excuse those that the label names for this one.
  const expected = placesFor(detail, labels.expected).filter((one) => !doOverlap([one], label.places));
  const places = placesIn(passages);
  return label.detail === detail && doOverlap(places, label.places) && !doOverlap(places, expected);
};

/** Without a part, a name holds for people and witnesses alike. A first name that two persons share is the true one's. Some names are roles. */
const isForbiddenValue = (
  { detail, part }: LabelledMustNot,
  forbidden: string,
  value: Value,
  truth: Truth | undefined,
): boolean => {
  if (value.detail === 'when') return detail === 'when' && [value.day, value.time].includes(forbidden);
  if (value.detail === 'incident_type') return detail === 'incident_type' && value.type === forbidden;
  if (!isPerson(value)) return false;
  const isAlike = part === undefined && (detail === 'people' || detail === 'witnesses');
  const name = value.name ?? value.role;
  if (name === null || !(isAlike || detail === value.detail)) return false;
  const { people = [], witnesses = [] } = truth ?? {};
  const meant = people.filter((one) => one.part === value.part).flatMap((one) => [one.name, one.role]);
  const trueNames = value.part === 'witness' ? witnesses : meant.filter((one) => one !== null);
  return isSameName(name, forbidden) && !trueNames.some((one) => isSameName(name, one));
};
