import { ANALYTICS_MIN_PEOPLE, ANALYTICS_STEP, type Figures } from '#contract/administration.ts';

/** What was counted of a period. */
export interface Counted {
  active: number;
  /** Of those, who came on one day only. */
  onOneDay: number;
  /** Everybody who could have come. */
  accounts: number;
}

/** By how much each count is moved, by chance. */
export interface Shifts {
  people: number;
  onOneDay: number;
}

/**
 * [Note: figures that tell of nobody] Who administers may know how many accounts there are, and may have made some of them: with nine of
 * their own they would see the tenth person come. So every count is shifted a little by chance before it is compared with the
 * least and rounded, and rates are made of those rounded counts alone. A rate splits people in two, so both parts must be large
 * enough. What is drawn is kept, and periods are counted seldom ([Note: how often a period is counted]).
 */
export const roundedFigures = ({ active, onOneDay, accounts }: Counted, shifts: Shifts): Figures => {
  const shifted = active + shifts.people;
  if (active === 0 || shifted < ANALYTICS_MIN_PEOPLE) {
    return { active_people: null, engagement_rate: null, bounce_rate: null };
  }
  const people = rounded(shifted);
  const once = onOneDay + shifts.onOneDay;
  const splits = once >= ANALYTICS_MIN_PEOPLE && shifted - once >= ANALYTICS_MIN_PEOPLE;
  return {
    active_people: people,
    engagement_rate: percent(people, Math.max(accounts, people)),
    bounce_rate: splits ? percent(rounded(once), people) : null,
  };
};

const rounded = (value: number): number => Math.round(value / ANALYTICS_STEP) * ANALYTICS_STEP;
const percent = (part: number, whole: number): number => rounded((100 * part) / whole);

/** How much less likely each further step of the shift is. */
const FALL = 0.6;

/** A whole number around 0, most often between −2 and 2. @param random in [0, 1) */
export const drawShift = (random: () => number = Math.random): number => {
  const side = random() < 0.5 ? -1 : 1;
  let steps = 0;
  while (steps < 10 && random() < FALL / (1 + FALL)) steps += 1;
  return side * steps;
};
