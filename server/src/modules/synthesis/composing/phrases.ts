/** The words between the person's own: in each language the same functions. Nothing here qualifies, explains or supposes. */
import type { Moment, OpenQuestion, Trend } from '#contract/analyses.ts';
import type { IncidentType } from '#contract/incidents.ts';
import type { PlayedPart } from '#contract/persons.ts';

/** Local times, 'HH:MM'. */
export type SaidHour =
  | { is: 'at' | 'about'; time: string }
  | { is: 'period'; from: string; to: string | null }
  | { is: 'unknown' };

/** When something was, as far as it was said. `isNoted`: a day of which nobody said how sure it is. */
export interface SaidMoment {
  moment: Moment;
  isNoted: boolean;
  /** Null where nothing is said of it. */
  hour: SaidHour | null;
  /** The person said that they do not know; otherwise they said nothing. */
  isUnknown: boolean;
}

/** How often a person, or a type, stands in incidents. */
export interface Repeated {
  references: readonly string[];
  /** The first and the last that have a day; null where fewer than two have one. */
  between: readonly [SaidMoment, SaidMoment] | null;
  trend: Trend;
}

export interface Phrases {
  incident(said: { when: SaidMoment; reference: string; title: string; location: string | null }): string;
  entry(said: { when: SaidMoment | null; writtenOn: string; title: string }): string;
  leadIncident(said: { when: SaidMoment; reference: string }): string;
  leadEntry(said: { when: SaidMoment | null; writtenOn: string }): string;
  person(said: {
    /** Null for 'Anonyme'. */
    name: string | null;
    roles: readonly string[];
    places: readonly { part: PlayedPart | null; references: readonly string[] }[];
  }): string;
  /** `number` is that within its incident; `datedOn` as it was noted. */
  exhibit(said: { number: number; reference: string; datedOn: string | null; title: string }): string;
  samePerson(said: Repeated & { name: string | null }): string;
  sameType(said: Repeated & { type: IncidentType }): string;
  question(said: OpenQuestion & { references: readonly string[] }): string;
}

/** A list of references would be endless with a thousand incidents. */
const MOST_REFERENCES = 20;

/** The first references, and how many more there are. */
export const someOf = (references: readonly string[], more: (count: number) => string): string => {
  const shown = references.slice(0, MOST_REFERENCES);
  const rest = references.length - shown.length;
  return shown.join(', ') + (rest > 0 ? more(rest) : '');
};

/** Days are 'YYYY-MM-DD', without a zone. */
export const dayFormat = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
};
