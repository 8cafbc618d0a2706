/** Figures 1, 3, 4, 8 and 9: what stands after the last turn of a conversation, with no press. */
import type { ConversationReading } from '../reading.ts';
import type { Count } from './figure.ts';
import type { Labels } from './labels.ts';
import { doOverlap, placesIn } from './places.ts';
import { certainValues, faultOf, isRight, judgeProposal, liveProposals } from './verdict.ts';

export const countReading = (labels: Labels, reading: ConversationReading): Count[] => [
  ...countCertainties(labels, reading),
  ...countProposals(labels, reading),
  ...countFound(labels, reading),
  ...countOffers(labels, reading),
];

const countCertainties = (labels: Labels, reading: ConversationReading): Count[] =>
  certainValues(reading, labels).flatMap((value) => {
    const { isTrue, isUnconfirmed, isTooExact } = value;
    const count = (part: string, isHit: boolean, why: string): Count => ({
      figure: '1 False certainties',
      parts: [part],
      isHit,
      fault: isHit ? faultOf(labels, value, why) : undefined,
    });
    return [
      count('', !isTrue, 'certain, and false'),
      count('true, but neither confirmed nor unasked', isUnconfirmed, 'certain, and nobody confirmed it'),
      count('exact, though approximate', isTooExact, 'certain, and too exact'),
    ];
  });

const countProposals = (labels: Labels, reading: ConversationReading): Count[] =>
  liveProposals(reading).flatMap((placed): Count[] => {
    const verdict = judgeProposal(placed, labels);
    if (verdict === 'left out') return [];
    const fault = verdict.isRight ? undefined : faultOf(labels, placed, verdict.why);
    const parts = ['', placed.proposal.detail];
    return [{ figure: '3 Proposals right', parts, isHit: isRight(verdict), fault }];
  });

/** A denial finds nothing. */
const countFound = ({ conversation: { id }, expected }: Labels, reading: ConversationReading): Count[] => {
  const live = liveProposals(reading).filter(({ proposal }) => !proposal.isDenial);
  return expected.map(({ detail, wordings, places }) => {
    const isHit = live.some(
      ({ proposal }) => proposal.detail === detail && doOverlap(placesIn(proposal.passages), places),
    );
    const fault = { id, turn: places[0]?.turn, what: `${detail} missed`, words: wordings.join(' / ') };
    return { figure: '4 Proposals found', parts: ['', detail], isHit, fault: isHit ? undefined : fault };
  });
};

/** An incident of which nothing is proposed any more was not told. */
const countOffers = ({ conversation }: Labels, reading: ConversationReading): Count[] => {
  const { id, ready, incidents } = conversation;
  const told = new Set(liveProposals(reading).map(({ incident }) => incident)).size;
  const isHit = reading.isReady !== ready;
  const offer = { id, what: ready ? 'no record is offered' : 'a record is offered, and none should be' };
  const apart = { id, what: `${told} incidents told apart, of ${incidents}` };
  return [
    { figure: '8 Offers', parts: [ready ? 'missing' : 'wrong'], isHit, fault: isHit ? offer : undefined },
    {
      figure: '9 Incidents told apart',
      parts: [''],
      isHit: told === incidents,
      fault: told === incidents ? undefined : apart,
    },
  ];
};
