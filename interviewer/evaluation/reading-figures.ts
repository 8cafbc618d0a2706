/** Figures 1, 3, 4, 8 and 9: what stands after the last turn of each conversation, with no press. */
import { DETAIL_KINDS } from '#contract/details.ts';
import type { ConversationReading } from '../reading.ts';
import type { Fault, Figure, Result } from './figure.ts';
import { type Labels, placesIn } from './labels.ts';
import { doOverlap, placeOf, turnOf } from './places.ts';
import { valueText } from './value-text.ts';
import { type CertainValue, certainValues, judgeProposal, liveProposals, type Placed } from './verdict.ts';

/** A conversation and its reading after the last turn. */
export interface Ended {
  labels: Labels;
  reading: ConversationReading;
}

export const faultOf = (
  figure: number,
  { conversation }: Labels,
  { incident, proposal }: Placed,
  why: string,
): Fault => {
  const [first] = proposal.passages;
  const turn = first === undefined ? null : turnOf(first.messageId);
  const value = [proposal.isDenial ? 'none' : '', valueText(proposal.value)].filter(Boolean).join(' ');
  return {
    figure,
    id: conversation.id,
    turn,
    what: `${proposal.detail}${incident > 0 ? ` of incident ${incident}` : ''} ${value}: ${why} [${proposal.why}]`,
    words: proposal.passages.map(({ words }) => words).join(' … '),
  };
};

/** Figure 1. */
export const falseCertainties = (ended: readonly Ended[]): Result => {
  const values = ended.flatMap(({ labels, reading }) =>
    certainValues(reading, labels).map((value) => ({ labels, value })),
  );
  const row = (part: string, isCounted: (value: CertainValue) => boolean, mark: Figure['mark']): Figure => ({
    name: '1 False certainties',
    part,
    numerator: values.filter(({ value }) => isCounted(value)).length,
    denominator: values.length,
    mark,
  });
  return {
    figures: [
      row('', ({ isTrue }) => !isTrue, { atMost: 0 }),
      row('true, but neither confirmed nor unasked', ({ isUnconfirmed }) => isUnconfirmed, null),
      row('exact, though approximate', ({ isTooExact }) => isTooExact, null),
    ],
    faults: values
      .filter(({ value: { isTrue, isUnconfirmed, isTooExact } }) => !isTrue || isUnconfirmed || isTooExact)
      .map(({ labels, value }) =>
        faultOf(
          1,
          labels,
          value,
          `certain ${value.field} ${!value.isTrue ? 'is false' : value.isTooExact ? 'is too exact' : 'was not confirmed'}`,
        ),
      ),
    remarks: [],
  };
};

/** Figure 3. */
export const proposalsRight = (ended: readonly Ended[]): Result => {
  const judged = ended.flatMap(({ labels, reading }) =>
    liveProposals(reading).map((placed) => ({ labels, placed, ...judgeProposal(placed, labels) })),
  );
  const figures = ['', ...DETAIL_KINDS].map((part): Figure => {
    const own = judged.filter(({ placed }) => part === '' || placed.proposal.detail === part);
    const right = own.filter(({ verdict }) => verdict === 'right').length;
    const wrong = own.filter(({ verdict }) => verdict === 'wrong').length;
    const mark = part === '' ? { atLeast: 0.92 } : null;
    return { name: '3 Proposals right', part, numerator: right, denominator: right + wrong, mark };
  });
  return {
    figures,
    faults: judged
      .filter(({ verdict }) => verdict === 'wrong')
      .map(({ labels, placed, why }) => faultOf(3, labels, placed, why)),
    remarks: [],
  };
};

/** Figure 4. A denial finds nothing. */
export const proposalsFound = (ended: readonly Ended[]): Result => {
  const items = ended.flatMap(({ labels, reading }) => {
    const live = liveProposals(reading).filter(({ proposal }) => !proposal.isDenial);
    return DETAIL_KINDS.flatMap((detail) => {
      const places = live
        .filter(({ proposal }) => proposal.detail === detail)
        .flatMap(({ proposal }) => proposal.passages.map(placeOf));
      return labels.expected[detail].map((item) => ({
        id: labels.conversation.id,
        detail,
        item,
        isFound: doOverlap(places, item.places),
      }));
    });
  });
  const figures = ['', ...DETAIL_KINDS].map((part): Figure => {
    const own = items.filter(({ detail }) => part === '' || detail === part);
    return {
      name: '4 Proposals found',
      part,
      numerator: own.filter(({ isFound }) => isFound).length,
      denominator: own.length,
      mark: { atLeast: part === '' ? 0.88 : 0.8 },
    };
  });
  return {
    figures,
    faults: items
      .filter(({ isFound }) => !isFound)
      .map(({ id, detail, item }) => ({
        figure: 4,
        id,
        turn: placesIn([item])[0]?.turn ?? null,
        what: `${detail} missed`,
        words: item.wordings.join(' / '),
      })),
    remarks: [],
  };
};

/** Figures 8 and 9. An incident of which nothing is proposed any more was not told. */
export const offersAndIncidents = (ended: readonly Ended[]): Result => {
  const offers = ended.map(({ labels: { conversation }, reading }) => ({
    ...conversation,
    isReady: reading.isReady,
  }));
  const counted = ended.map(({ labels: { conversation }, reading }) => ({
    ...conversation,
    count: new Set(liveProposals(reading).map(({ incident }) => incident)).size,
  }));
  const [ready, unready] = [offers.filter((one) => one.ready), offers.filter((one) => !one.ready)];
  const missing = ready.filter(({ isReady }) => !isReady);
  const early = unready.filter(({ isReady }) => isReady);
  const apart = counted.filter(({ count, incidents }) => count === incidents);
  const row = (
    name: string,
    part: string,
    some: readonly unknown[],
    all: readonly unknown[],
    mark: Figure['mark'],
  ) => ({
    name,
    part,
    numerator: some.length,
    denominator: all.length,
    mark,
  });
  const fault = (figure: number, id: string, what: string): Fault => ({
    figure,
    id,
    turn: null,
    what,
    words: '',
  });
  return {
    figures: [
      row('8 Offers', 'wrong', early, unready, { atMost: 0 }),
      row('8 Offers', 'missing', missing, ready, { atMost: 0 }),
      row('9 Incidents', 'told apart', apart, counted, null),
    ],
    faults: [
      ...early.map(({ id }) => fault(8, id, 'a record is offered too early, or after an alarm')),
      ...missing.map(({ id }) => fault(8, id, 'no record is offered')),
      ...counted
        .filter(({ count, incidents }) => count !== incidents)
        .map(({ id, count, incidents }) => fault(9, id, `${count} incidents, and ${incidents} were told`)),
    ],
    remarks: [],
  };
};
