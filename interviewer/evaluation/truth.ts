/** Whether a value is the true one of its incident, and whether a label forbids it. */

import type { Proposal } from '../proposals/proposal.ts';
import type { Value } from '../readers/finding.ts';
import { fold } from '../text/fold.ts';
import type { TruePerson, Truth } from './corpus.ts';
import { type LabelledMustNot, type Labels, placesIn } from './labels.ts';
import { hasWholeName, isSameName, isSameRole } from './names.ts';
import { doOverlap, placeOf, placesOf } from './places.ts';

type PersonValue = Extract<Value, { name: string | null }>;

export const isPerson = (value: Value): value is PersonValue => 'part' in value;

/**
 * Whether the value comes to what is true. What it does not name is not compared: an hour alone has no day, a role has no name.
 * @param truth of its incident; undefined for an incident that nobody told of, of which no value is true
 */
export const isTrueValue = (value: Value, truth: Truth | undefined): boolean => {
  switch (value.detail) {
    case 'when':
      return isTrueField(value.day, truth?.date) && isTrueField(value.time, truth?.time);
    case 'incident_type':
      return truth?.type.includes(value.type) ?? false;
    case 'people':
    case 'witnesses':
      return truth !== undefined && isTruePerson(value, truth);
    default:
      return true;
  }
};

const isTrueField = (field: string | null, truth: string | null | undefined): boolean =>
  field === null || field === truth;

const isTruePerson = (value: PersonValue, { people, witnesses }: Truth): boolean => {
  const { name, role, part } = value;
  if (value.detail === 'witnesses' || part === 'witness') {
    return name === null || witnesses.some((one) => isSameName(name, one));
  }
  const sameRole = people.filter((one) => role !== null && one.role !== null && isSameRole(role, one.role));
  const meant =
    name === null
      ? sameRole.length > 0
        ? sameRole
        : people
      : people.filter((one) => one.name !== null && isSameName(name, one.name));
  return meant.some((one) => one.part === part);
};

/** Whether the person of the label is the one of the value, with the whole name where the label has one. */
export const standsFor = (value: PersonValue, { name, role, part }: TruePerson): boolean =>
  value.part === part &&
  (name === null
    ? value.name === null && value.role !== null && role !== null && isSameRole(value.role, role)
    : value.name !== null && hasWholeName(value.name, name));

/** Whether the place of the proposal is one that may stand. */
export const isTruePlace = (
  { passages }: Proposal,
  truth: Truth | undefined,
  { conversation }: Labels,
): boolean =>
  truth?.place.some((words) =>
    passages.some(
      (passage) =>
        doOverlap([placeOf(passage)], placesOf(conversation.turns, words)) ||
        fold(passage.words).includes(fold(words)),
    ),
  ) ?? false;

/**
 * Whether the label forbids the proposal, whatever the turn.
 * @param incident the place of its incident among those of the reading
 */
export const isForbidden = (
  label: LabelledMustNot,
  proposal: Proposal,
  incident: number,
  labels: Labels,
): boolean => {
  const { value, isDenial } = proposal;
  if (isDenial || (label.incident !== undefined && label.incident !== incident)) return false;
  if (label.part !== undefined && !(isPerson(value) && value.part === label.part)) return false;
  return label.value === undefined
    ? label.detail === proposal.detail && restsOn(label, proposal, labels)
    : isForbiddenValue(label, label.value, value, labels.conversation.certain_ok[incident]);
};

/** Words that are expected of another part or incident do not excuse those that the label names for this one. */
const restsOn = (label: LabelledMustNot, { detail, passages }: Proposal, labels: Labels): boolean => {
  const places = passages.map(placeOf);
  const expected = placesIn(labels.expected[detail]).filter((one) => !doOverlap([one], label.places));
  return doOverlap(places, label.places) && !doOverlap(places, expected);
};

/** Without a part, a name holds for people and witnesses alike. A first name that two persons share is the true one's. */
const isForbiddenValue = (
  { detail, part }: LabelledMustNot,
  forbidden: string,
  value: Value,
  truth: Truth | undefined,
): boolean => {
  if (isPerson(value)) {
    const isSameDetail =
      detail === value.detail || (part === undefined && (detail === 'people' || detail === 'witnesses'));
    return (
      isSameDetail && value.name !== null && isSameName(value.name, forbidden) && !isTrueValue(value, truth)
    );
  }
  if (value.detail !== detail) return false;
  if (value.detail === 'when') return value.day === forbidden || value.time === forbidden;
  return value.detail === 'incident_type' && value.type === forbidden;
};
