/** When an incident happened, and how surely that is known. */
import * as z from 'zod/mini';

/**
 * `exact`: that day; `approximate`: about that day; `period`: from that day on, up to a last one where it is known;
 * `unknown`: the person does not know. What they did not say is null.
 */
export const DATE_CERTAINTIES = ['exact', 'approximate', 'period', 'unknown'] as const;
export const dateCertainty = z.enum(DATE_CERTAINTIES);
export type DateCertainty = z.infer<typeof dateCertainty>;

export interface When {
  /** The day, or the first one of a period. */
  incident_date: string | null;
  /** The hour of that day, 'HH:MM'. */
  incident_time: string | null;
  /** The last day of a period; null where it goes on, or is not known. */
  incident_until: string | null;
  date_certainty: DateCertainty | null;
}

/** Without what contradicts the certainty: an unknown day is none, and only a period has a last day. */
export const settledWhen = ({ incident_date, incident_time, incident_until, date_certainty }: When): When => {
  const isUnknown = date_certainty === 'unknown';
  if (incident_date === null || isUnknown) {
    return { ...NO_DAY, date_certainty: isUnknown ? 'unknown' : null };
  }
  const isPeriod = date_certainty === 'period';
  return { incident_date, incident_time, incident_until: isPeriod ? incident_until : null, date_certainty };
};

const NO_DAY = { incident_date: null, incident_time: null, incident_until: null } as const;

/** What an edit makes of it: a day that is given is known, and a last day makes a period. */
export const changedWhen = (
  before: When,
  edit: { [Field in keyof When]?: When[Field] | undefined },
): When => {
  const named = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
  const after: When = { ...before, ...named };
  if (edit.date_certainty === undefined) {
    if (edit.incident_until != null) after.date_certainty = 'period';
    else if (edit.incident_date != null && before.date_certainty === 'unknown') after.date_certainty = null;
  }
  return settledWhen(after);
};

/** False for a period that ends before it begins. ISO days compare as text. */
export const isInOrder = ({
  incident_date,
  incident_until,
}: {
  incident_date?: string | null | undefined;
  incident_until?: string | null | undefined;
}): boolean => incident_date == null || incident_until == null || incident_until >= incident_date;
