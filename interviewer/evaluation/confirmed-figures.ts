/** Figure 5: « Oui » is pressed on all that is right, after the last turn; what must be certain then, and what must not. */
import { DAY_MS } from '#contract/common/durations.ts';
import { isCertain } from '../proposals/proposal.ts';
import type { ConversationReading } from '../reading.ts';
import type { TruePerson, Truth } from './corpus.ts';
import type { Count } from './figure.ts';
import { type Labels, placesFor } from './labels.ts';
import { hasWholeName, isSameName } from './names.ts';
import { doOverlap, placesIn, placesOf } from './places.ts';
import type { Presses } from './play.ts';
import { isPerson, isTruePlace } from './truth.ts';
import {
  certainValues,
  faultOf,
  isRight,
  isTrueAsCertain,
  judgeProposal,
  liveProposals,
  type Placed,
} from './verdict.ts';

export const confirmRight = (labels: Labels): Presses => {
  const pressed = new Set<string>();
  return {
    action: 'confirm',
    choose: (reading, turn) =>
      liveProposals(reading).filter((placed) => {
        const id = `${placed.key} ${placed.proposal.id}`;
        const isLast = turn === labels.conversation.turns.length - 1;
        const isPressed =
          isLast &&
          !pressed.has(id) &&
          isRight(judgeProposal(placed, labels)) &&
          isTrueAsCertain(placed.proposal, placed.incident, labels);
        if (isPressed) pressed.add(id);
        return isPressed;
      }),
  };
};

/** A value that has to be certain, and whether it is. */
interface Required {
  what: string;
  isThere: boolean;
}

/** Beside the conversations: the values that are there, of those that must be; and the false ones, of all that are certain. */
export const countConfirmed = (labels: Labels, reading: ConversationReading): Count[] => {
  const { id, certain_ok } = labels.conversation;
  const certain = liveProposals(reading).filter(({ proposal }) => isCertain(proposal) && !proposal.isDenial);
  const required = certain_ok.flatMap((truth, incident) =>
    requiredOf(
      truth,
      certain.filter((one) => one.incident === incident),
      labels,
    ),
  );
  const values = certainValues(reading, labels);
  const isWhole = required.every(({ isThere }) => isThere) && values.every(({ isTrue }) => isTrue);
  const count = (part: string, isHit: boolean, fault?: Count['fault']): Count => {
    return { figure: '5 Confirmed', parts: [part], isHit, fault };
  };
  return [
    count('whole, and nothing more', isWhole),
    ...required.map(({ what, isThere }) =>
      count('values there', isThere, isThere ? undefined : { id, what: `not certain though true: ${what}` }),
    ),
    ...values.map((value) =>
      count(
        'values too many',
        !value.isTrue,
        value.isTrue ? undefined : faultOf(labels, value, 'certain, and false'),
      ),
    ),
  ];
};

/**
 * Of what may stand, that for which words are expected to be proposed: of the rest nobody can ask that it be confirmed. A type is
 * required where one incident is told.
 */
const requiredOf = (truth: Truth, own: readonly Placed[], labels: Labels): Required[] => {
  const { conversation, expected } = labels;
  const wherever = (words: string) => placesOf(conversation.turns, words);
  const isExpected = (detail: 'where' | 'people' | 'witnesses', words: string) =>
    doOverlap(wherever(words), placesFor(detail, expected));
  const someValue = (isIt: (one: Placed['proposal']) => boolean) =>
    own.some(({ proposal }) => isIt(proposal));
  const moments: Required[] = (['date', 'time'] as const)
    .filter((field) => truth[field] !== null && isMomentExpected(field, truth, labels))
    .map((field) => ({
      what: truth[field] ?? '',
      isThere: someValue(
        ({ value }) => value.detail === 'when' && value[field === 'date' ? 'day' : 'time'] === truth[field],
      ),
    }));
  const people = truth.people
    .filter(({ name, role }) => isExpected('people', name ?? role ?? ''))
    .map((one) => ({
      what: one.name ?? one.role ?? '',
      isThere: someValue((proposal) => standsFor(proposal, one)),
    }));
  const witnesses = truth.witnesses
    .filter((name) => isExpected('witnesses', name))
    .map((name) => ({ what: name, isThere: someValue((one) => isWitness(one, name, labels)) }));
  const isTyped = expected.some(({ detail }) => detail === 'incident_type') && conversation.incidents === 1;
  const isType = ({ value }: Placed['proposal']) =>
    value.detail === 'incident_type' && truth.type.includes(value.type);
  const isPlace = (one: Placed['proposal']) => one.detail === 'where' && isTruePlace(one, truth, labels);
  return [
    ...moments,
    ...people,
    ...witnesses,
    ...(isTyped && truth.type.length > 0
      ? [{ what: truth.type.join(' / '), isThere: someValue(isType) }]
      : []),
    ...(truth.place.some((words) => isExpected('where', words))
      ? [{ what: truth.place.join(' / '), isThere: someValue(isPlace) }]
      : []),
  ];
};

const HOUR = /\d|midi|minuit|heure/;

/** A day counts where it is told, or the evening before it; an hour where something beside the words for days looks like one. */
const isMomentExpected = (
  field: 'date' | 'time',
  { date, time }: Truth,
  { conversation, expected }: Labels,
): boolean => {
  const words = expected.filter(({ detail }) => detail === 'when').flatMap(({ wordings }) => wordings);
  const days = Object.entries(conversation.days);
  if (field === 'time') {
    return words.some((one) => HOUR.test(days.reduce((rest, [day]) => rest.replace(day, ''), one)));
  }
  return days.some(([told, day]) => {
    const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
    const isIt = day === date || (next === date && time !== null && time < '06:00');
    return isIt && words.some((one) => one.includes(told) || told.includes(one));
  });
};

/** With the whole name, where the label has one. */
const standsFor = ({ value }: Placed['proposal'], { name, role, part }: TruePerson): boolean => {
  if (!isPerson(value) || value.part !== part) return false;
  if (name !== null) return value.name !== null && hasWholeName(value.name, name);
  return value.role !== null && role !== null && isSameName(value.role, role);
};

const isWitness = (
  { detail, value, passages }: Placed['proposal'],
  name: string,
  { conversation }: Labels,
): boolean =>
  detail === 'witnesses' &&
  isPerson(value) &&
  (value.name === null
    ? doOverlap(placesIn(passages), placesOf(conversation.turns, name))
    : hasWholeName(value.name, name));
