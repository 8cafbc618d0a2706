import type { Profile } from '#contract/account/profiles.ts';
import { isFilled } from '#contract/common/shapes.ts';
import type { Home } from '#contract/home.ts';

export const STEPS = ['profile', 'note', 'conversation', 'incident', 'exhibit'] as const;
export type Step = (typeof STEPS)[number];

/** Which steps of the guide have been taken: by what is there, not by what was pressed. */
export const takenSteps = ({ last_name }: Pick<Profile, 'last_name'>, home: Home): ReadonlySet<Step> => {
  const { counts, has_told } = home;
  const taken: Record<Step, boolean> = {
    profile: isFilled(last_name),
    note: counts.entries > 0,
    conversation: has_told,
    incident: counts.incidents > 0,
    exhibit: counts.exhibits > 0,
  };
  return new Set(STEPS.filter((step) => taken[step]));
};
