/** When an incident happened, and how surely that is known. */
import * as z from 'zod/mini';

/**
 * `exact`: that day; `approximate`: about that day; `period`: from that day on, up to a last one where it is known;
 * `unknown`: the person does not know. What they did not say is null. The same of an hour.
 */
export const DATE_CERTAINTIES = ['exact', 'approximate', 'period', 'unknown'] as const;
export const dateCertainty = z.enum(DATE_CERTAINTIES);
export type DateCertainty = z.infer<typeof dateCertainty>;

/** The day, which lists know too. */
export interface WhichDay {
  /** The day, or the first one of a period. */
  incident_date: string | null;
  /** The last day of a period; null where it goes on, or is not known. */
  incident_until: string | null;
  date_certainty: DateCertainty | null;
}

/** The hour of that day, or of the first one of a period. Local times, 'HH:MM'. */
export interface WhichHour {
  incident_time: string | null;
  /** The end of a `period`; null where it is not known. It may be smaller than its beginning: a night. */
  time_until: string | null;
  /** Null: not said. {@link hourCertainty} says how such an hour is read. */
  time_certainty: DateCertainty | null;
}

export interface When extends WhichDay, WhichHour {}

/** How sure the hour is: of one about which nothing else is said, as sure as the day. */
export const hourCertainty = ({
  date_certainty,
  time_certainty,
}: Pick<When, 'date_certainty' | 'time_certainty'>): DateCertainty | null =>
  time_certainty ?? (date_certainty === 'approximate' ? 'approximate' : null);

/** Without what contradicts the certainty: an unknown day or hour is none, and only a period has an end. */
export const settledWhen = ({ incident_date, incident_until, date_certainty, ...hour }: When): When => {
  const isUnknown = date_certainty === 'unknown';
  if (incident_date === null || isUnknown) {
    return { ...NO_DAY, ...NO_HOUR, date_certainty: isUnknown ? 'unknown' : null };
  }
  const isPeriod = date_certainty === 'period';
  return {
    incident_date,
    incident_until: isPeriod ? incident_until : null,
    date_certainty,
    ...settledHour(hour),
  };
};

const settledHour = ({ incident_time, time_until, time_certainty }: WhichHour): WhichHour => {
  const isUnknown = time_certainty === 'unknown';
  if (incident_time === null || isUnknown)
    return { ...NO_HOUR, time_certainty: isUnknown ? 'unknown' : null };
  return { incident_time, time_until: time_certainty === 'period' ? time_until : null, time_certainty };
};

const NO_DAY = { incident_date: null, incident_until: null } as const;
const NO_HOUR = { incident_time: null, time_until: null, time_certainty: null } as const;

/** What an edit makes of it: a day or an hour that is given is known, and an end makes a period. */
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
  if (edit.time_certainty === undefined) {
    if (edit.time_until != null) after.time_certainty = 'period';
    else if (edit.incident_time != null && before.time_certainty === 'unknown') after.time_certainty = null;
  }
  return settledWhen(after);
};

/** The fields that say when it happened, in the order in which they are asked for. They change together. */
export const WHEN_FIELDS = [
  'incident_date',
  'date_certainty',
  'incident_until',
  'incident_time',
  'time_certainty',
  'time_until',
] as const satisfies readonly (keyof When)[];

/** False for a period that ends before it begins. ISO days compare as text. */
export const isInOrder = ({
  incident_date,
  incident_until,
}: {
  incident_date?: string | null | undefined;
  incident_until?: string | null | undefined;
}): boolean => incident_date == null || incident_until == null || incident_until >= incident_date;
