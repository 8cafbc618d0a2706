/** When an incident happened, as far as it was said. */
import type { Moment } from '#contract/analyses.ts';

const UNKNOWN: Moment = { certainty: 'unknown', from: null, to: null };

interface SaidWhen {
  /** The day, or the first one of a period. */
  incident_date: string | null;
  /** The last day of a period; null or absent where it goes on, or is not known. */
  incident_until?: string | null;
  /** Null or absent where it was not said: the day then stands as it was written. */
  date_certainty?: Moment['certainty'] | null;
  /** Fields that hold a default of the form which nobody touched. */
  unstated: readonly string[];
}

/** A day that stands in the record because the form had it there was not said. */
export const momentOf = (said: SaidWhen): Moment => {
  const { incident_date: from, incident_until, date_certainty, unstated } = said;
  const certainty = date_certainty ?? 'exact';
  if (from === null || certainty === 'unknown' || unstated.includes('incident_date')) return UNKNOWN;
  return { certainty, from, to: certainty === 'period' ? (incident_until ?? null) : from };
};
