/** What is right and wrong among the proposals of a reading. */

import { isCertain, type Proposal } from '../proposals/proposal.ts';
import type { Value } from '../readers/finding.ts';
import type { ConversationReading } from '../reading.ts';
import { type Labels, placesIn } from './labels.ts';
import { doOverlap, placeOf } from './places.ts';
import { isForbidden, isTruePlace, isTrueValue } from './truth.ts';

export interface Verdict {
  /** `left-out`: neither right nor wrong. */
  verdict: 'right' | 'wrong' | 'left-out';
  why: string;
}

/** A proposal and the place of its incident among those of the reading. */
export interface Placed {
  incident: number;
  /** The incident's key. */
  key: string;
  proposal: Proposal;
}

/** What is proposed still: all that the person did not refuse. */
export const liveProposals = ({ incidents }: ConversationReading): Placed[] =>
  incidents.flatMap(({ key, proposals }, incident) =>
    proposals.filter(({ state }) => state !== 'refused').map((proposal) => ({ incident, key, proposal })),
  );

const right: Verdict = { verdict: 'right', why: '' };
const leftOut: Verdict = { verdict: 'left-out', why: '' };
const wrong = (why: string): Verdict => ({ verdict: 'wrong', why });

/** Judged by what the whole conversation tells, also where the turn that says so is still to come. */
export const judgeProposal = ({ incident, proposal }: Placed, labels: Labels): Verdict => {
  const { detail, value, passages, isDenial } = proposal;
  const places = passages.map(placeOf);
  const forbidding = labels.mustNot.find((one) => isForbidden(one, proposal, incident, labels));
  if (forbidding !== undefined) return wrong(`must not: ${forbidding.reason}`);
  const isTrue = isTrueValue(value, labels.conversation.certain_ok[incident]);
  const meant = isDenial ? labels.denials[detail] : labels.expected[detail];
  if (doOverlap(places, placesIn(meant))) {
    return isDenial || isTrue ? right : wrong('comes to another value');
  }
  // A value that was put in by hand has no words.
  if (passages.length === 0) return isTrue ? right : wrong('comes to another value');
  if (doOverlap(places, placesIn(labels.tolerated[detail]))) return leftOut;
  if (doOverlap(places, placesIn(labels.asides))) return wrong('rests on an aside');
  return detail === 'description' && !isDenial ? leftOut : wrong('rests on nothing that is listed');
};

/** One certain value: of a moment the day and the hour are two. */
export interface CertainValue extends Placed {
  field: 'date' | 'time' | Exclude<Proposal['detail'], 'when'>;
  isTrue: boolean;
  /** True, and yet neither confirmed nor written in full. */
  isUnconfirmed: boolean;
  /** True, and yet it may stand only as approximate. */
  isTooExact: boolean;
}

export const certainValues = (reading: ConversationReading, labels: Labels): CertainValue[] =>
  liveProposals(reading)
    .filter(({ proposal }) => isCertain(proposal))
    .flatMap((placed) => {
      const { value } = placed.proposal;
      return value.detail === 'when' && !placed.proposal.isDenial
        ? momentValues(placed, value, labels)
        : [plainValue(placed, labels)];
    });

const momentValues = (
  placed: Placed,
  value: Extract<Value, { detail: 'when' }>,
  labels: Labels,
): CertainValue[] => {
  const { incident, proposal } = placed;
  const truth = labels.conversation.certain_ok[incident];
  const alone = { date: { ...value, time: null }, time: { ...value, day: null } };
  return (['date', 'time'] as const).flatMap((field) => {
    const own = alone[field];
    if ((field === 'date' ? own.day : own.time) === null) return [];
    const isTrue =
      isTrueValue(own, truth) &&
      !labels.mustNot.some((one) => isForbidden(one, { ...proposal, value: own }, incident, labels));
    return [
      {
        ...placed,
        field,
        isTrue,
        isUnconfirmed: isTrue && proposal.state === 'proposed' && truth?.unasked.includes(field) !== true,
        isTooExact: isTrue && !value.isApproximate && truth?.approximate.includes(field) === true,
      },
    ];
  });
};

const plainValue = (placed: Placed, labels: Labels): CertainValue => {
  const { incident, proposal } = placed;
  const { detail, value, isDenial, passages } = proposal;
  const truth = labels.conversation.certain_ok[incident];
  const isAllowed = isDenial
    ? doOverlap(passages.map(placeOf), placesIn([...labels.denials[detail], ...labels.tolerated[detail]]))
    : truth !== undefined &&
      isTrueValue(value, truth) &&
      (detail !== 'where' || passages.length === 0 || isTruePlace(proposal, truth, labels));
  const isTrue = isAllowed && !labels.mustNot.some((one) => isForbidden(one, proposal, incident, labels));
  return {
    ...placed,
    field: detail === 'when' ? 'date' : detail,
    isTrue,
    isUnconfirmed: isTrue && proposal.state === 'proposed',
    isTooExact: false,
  };
};
