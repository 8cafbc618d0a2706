/** What is right and wrong among the proposals of a reading, and among what it calls certain. */

import { isCertain, type Proposal } from '../proposals/proposal.ts';
import type { ConversationReading } from '../reading.ts';
import type { Fault } from './figure.ts';
import { type Labels, placesFor } from './labels.ts';
import { doOverlap, placesIn } from './places.ts';
import { isForbidden, isTruePlace, isTrueValue, valueText } from './truth.ts';

/** A proposal, and its incident: the key, and the place among those of the reading. */
export interface Placed {
  key: string;
  incident: number;
  proposal: Proposal;
}

/** What is proposed still: all that the person did not refuse. */
export const liveProposals = ({ incidents }: ConversationReading): Placed[] =>
  incidents.flatMap(({ key, proposals }, incident) =>
    proposals.filter(({ state }) => state !== 'refused').map((proposal) => ({ key, incident, proposal })),
  );

/** Why a proposal is wrong; or that it is right, or neither. */
export type Verdict = { isRight: boolean; why: string } | 'left out';

/**
 * Judged by what the whole conversation tells, also where the turn that says so is still to come. Expected words excuse an aside
 * that the same proposal rests on, as they excuse forbidden words.
 */
export const judgeProposal = ({ incident, proposal }: Placed, labels: Labels): Verdict => {
  const { detail, value, passages, isDenial } = proposal;
  const places = placesIn(passages);
  const forbidding = labels.mustNot.find((one) => isForbidden(one, proposal, incident, labels));
  if (forbidding !== undefined) return { isRight: false, why: `must not: ${forbidding.reason}` };
  const meant = placesFor(detail, isDenial ? labels.denials : labels.expected);
  // What was put in by hand has no words.
  if (passages.length === 0 || doOverlap(places, meant)) {
    const isRight = isDenial || isTrueValue(value, labels.conversation.certain_ok[incident]);
    return { isRight, why: 'comes to another value' };
  }
  if (doOverlap(places, placesFor(detail, labels.tolerated))) return 'left out';
  if (doOverlap(places, labels.asides)) return { isRight: false, why: 'rests on an aside' };
  if (detail === 'description' && !isDenial) return 'left out';
  return { isRight: false, why: 'rests on nothing that is listed' };
};

export const isWrong = (verdict: Verdict): boolean => verdict !== 'left out' && !verdict.isRight;
export const isRight = (verdict: Verdict): boolean => verdict !== 'left out' && verdict.isRight;

/** One certain value: of a moment, the day and the hour are two. */
export interface CertainValue extends Placed {
  isTrue: boolean;
  /** True, and yet neither confirmed nor written in full. */
  isUnconfirmed: boolean;
  /** True, and yet it may stand only as approximate. */
  isTooExact: boolean;
}

export const certainValues = (reading: ConversationReading, labels: Labels): CertainValue[] =>
  liveProposals(reading)
    .filter(({ proposal }) => isCertain(proposal))
    .flatMap(({ proposal, ...place }): CertainValue[] => {
      const { value } = proposal;
      const truth = labels.conversation.certain_ok[place.incident];
      if (value.detail !== 'when' || proposal.isDenial) {
        const isTrue = isTrueAsCertain(proposal, place.incident, labels);
        const isUnconfirmed = isTrue && proposal.state === 'proposed';
        return [{ ...place, proposal, isTrue, isUnconfirmed, isTooExact: false }];
      }
      const moments = [
        { field: 'date', alone: { ...value, time: null } },
        { field: 'time', alone: { ...value, day: null } },
      ] as const;
      return moments
        .filter(({ alone }) => valueText(alone) !== '')
        .map(({ field, alone }) => {
          const own = { ...proposal, value: alone };
          const isTrue = isTrueAsCertain(own, place.incident, labels);
          const isAsked = proposal.state === 'proposed' && truth?.unasked.includes(field) !== true;
          const isTooExact = !value.isApproximate && truth?.approximate?.includes(field) === true;
          return {
            ...place,
            proposal: own,
            isTrue,
            isUnconfirmed: isTrue && isAsked,
            isTooExact: isTrue && isTooExact,
          };
        });
    });

/** Whether it may be certain of this incident: a place that is rightly proposed can still be that of another one. */
export const isTrueAsCertain = (proposal: Proposal, incident: number, labels: Labels): boolean => {
  const { detail, value, passages, isDenial } = proposal;
  const truth = labels.conversation.certain_ok[incident];
  if (truth === undefined || labels.mustNot.some((one) => isForbidden(one, proposal, incident, labels)))
    return false;
  const places = placesIn(passages);
  if (isDenial) return doOverlap(places, placesFor(detail, [...labels.denials, ...labels.tolerated]));
  const isPlaceless = detail !== 'where' || passages.length === 0;
  return isTrueValue(value, truth) && (isPlaceless || isTruePlace(proposal, truth, labels));
};

export const faultOf = ({ conversation }: Labels, { incident, proposal }: Placed, why: string): Fault => {
  const { detail, value, passages, isDenial } = proposal;
  return {
    id: conversation.id,
    turn: placesIn(passages)[0]?.turn,
    what: `${detail} ${incident} ${isDenial ? 'none' : valueText(value)}: ${why} [${proposal.why}]`,
    words: passages.map(({ words }) => words).join(' … '),
  };
};
