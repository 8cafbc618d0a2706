import { DETAIL_KINDS, type DetailKind, type Episode, type Proposal } from '#contract/interview.ts';

/** Proposals that stand beside each other: one, or those of which only one can be true. */
export type Standoff = readonly Proposal[];

export interface ToldDetail {
  detail: DetailKind;
  /** In the order of the telling. */
  standoffs: readonly Standoff[];
}

interface Arranged {
  /** What was told, in the order of the eight. */
  told: readonly ToldDetail[];
  /** What nothing was told of. */
  empty: readonly DetailKind[];
  /** What the person refused. */
  aside: readonly Proposal[];
}

/** What is shown of an incident: told, not told, set aside. */
export const arranged = ({ proposals }: Pick<Episode, 'proposals'>): Arranged => {
  const live = proposals.filter(({ state }) => state !== 'refused');
  const told = DETAIL_KINDS.map((detail) => ({
    detail,
    standoffs: standoffsOf(live.filter((proposal) => proposal.detail === detail)),
  })).filter(({ standoffs }) => standoffs.length > 0);
  return {
    told,
    empty: DETAIL_KINDS.filter((detail) => !told.some((one) => one.detail === detail)),
    aside: proposals.filter(({ state }) => state === 'refused'),
  };
};

const standoffsOf = (proposals: readonly Proposal[]): Standoff[] => {
  const standoffs: Proposal[][] = [];
  for (const proposal of proposals) {
    const conflicting = standoffs.find((others) => others.some((other) => areInConflict(proposal, other)));
    if (conflicting) conflicting.push(proposal);
    else standoffs.push([proposal]);
  }
  return standoffs;
};

const areInConflict = (one: Proposal, other: Proposal): boolean =>
  one.conflicts.includes(other.id) || other.conflicts.includes(one.id);

/** What a standoff is about, as its title says: two days, or two hours, of one detail. */
export const standoffTopic = (standoff: Standoff): 'day' | 'hour' | 'where' | 'people' | 'type' | 'other' => {
  const values = standoff.map(({ value }) => value);
  const [first] = values;
  switch (first?.detail) {
    case 'when':
      return values.every((value) => value.detail === 'when' && value.day === null) ? 'hour' : 'day';
    case 'people':
    case 'witnesses':
      return 'people';
    case 'incident_type':
      return 'type';
    case 'where':
      return 'where';
    default:
      return 'other';
  }
};
