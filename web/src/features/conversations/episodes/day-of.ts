import type { Episode } from '#contract/interview.ts';

/** The day by which an incident is told apart from others: the certain one, else the first that was told; null for none. */
export const dayOf = ({ proposals }: Pick<Episode, 'proposals'>): string | null => {
  const days = proposals.flatMap(({ value, state, certain }) =>
    value.detail === 'when' && value.day !== null && state !== 'refused' ? [{ day: value.day, certain }] : [],
  );
  return (days.find(({ certain }) => certain) ?? days[0])?.day ?? null;
};
