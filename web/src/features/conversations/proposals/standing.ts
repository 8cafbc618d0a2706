import type { Proposal } from '#contract/interview.ts';

/** How a proposal stands, in the one word that is shown. `fullDate`: one full date that nothing contradicts. */
export type Standing = Proposal['state'] | 'fullDate';

export const standingOf = ({ state, certain }: Proposal): Standing =>
  state === 'proposed' && certain ? 'fullDate' : state;

/** The person has still to say whether it is so. */
export const isUnsettled = ({ state, certain }: Proposal): boolean =>
  (state === 'proposed' || state === 'unsure') && !certain;
