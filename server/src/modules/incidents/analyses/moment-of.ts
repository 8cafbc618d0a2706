/** When an incident happened, as far as it was said. */
import type { Moment } from '#contract/analyses.ts';
import type { WhichDay } from '#contract/common/incident-when.ts';

const UNKNOWN: Moment = { certainty: 'unknown', from: null, to: null };

/** A day of which no certainty was said stands as it was noted. Screens call it so, and never an exact date. */
export const momentOf = ({ incident_date: from, incident_until, date_certainty }: WhichDay): Moment => {
  const certainty = date_certainty ?? 'exact';
  if (from === null || certainty === 'unknown') return UNKNOWN;
  return { certainty, from, to: certainty === 'period' ? incident_until : from };
};
