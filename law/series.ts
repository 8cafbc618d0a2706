/** What may be one series of acts, of which the last one starts a limitation period. */
import type { IncidentType } from '#contract/incidents.ts';
import { HARASSMENT } from './law-text.ts';

/** Insults that are repeated are such acts too (art. L1152-1), under whichever name each incident was recorded. */
const ACTS_OF_HARASSMENT: readonly IncidentType[] = [...HARASSMENT, 'verbal_abuse'];

/** Whether acts of these types can be one series: of one type, or both of a type that may be harassment when it is repeated. */
export const canBeOneSeries = (one: IncidentType, other: IncidentType): boolean =>
  one === other || (ACTS_OF_HARASSMENT.includes(one) && ACTS_OF_HARASSMENT.includes(other));
