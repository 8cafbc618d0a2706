import type { DetailKind, Episode, Proposal } from '#contract/interview.ts';
import { arranged, type ToldDetail } from '../proposals/arranged.ts';

interface ByCertainty {
  certain: readonly ToldDetail[];
  uncertain: readonly ToldDetail[];
  empty: readonly DetailKind[];
  aside: readonly Proposal[];
}

/** What a record would rest on: what is certain, what is not, what was not told, what was refused. */
export const byCertainty = ({ proposals }: Pick<Episode, 'proposals'>): ByCertainty => {
  const { empty, aside } = arranged({ proposals });
  const toldOf = (isCertain: boolean) =>
    arranged({ proposals: proposals.filter(({ certain }) => certain === isCertain) }).told;
  return { certain: toldOf(true), uncertain: toldOf(false), empty, aside };
};
