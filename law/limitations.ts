/** The limitation periods that may concern an incident, computed from the days that were said. */
import { isOngoing, type Limitation, type Moment } from '#contract/analyses.ts';
import type { IncidentType } from '#contract/incidents.ts';
import { monthsLater } from './calendar.ts';
import { LIMITATION_RULES, type LimitationRule } from './limitation-rules.ts';

/** An incident, as far as periods are counted from it. */
interface DatedIncident {
  incident_id: string;
  moment: Moment;
}

export interface LimitationQuestion {
  /** Null where it is not said: then only rules for any type are given. */
  type: IncidentType | null;
  incident: DatedIncident;
  /** Incidents that may be one series of acts with it; it is among them. */
  series: readonly DatedIncident[];
  /** The day of asking, in Paris. */
  today: string;
}

export const limitationsOf = ({ type, incident, series, today }: LimitationQuestion): Limitation[] =>
  LIMITATION_RULES.filter(({ types }) => types === null || (type !== null && types.includes(type))).map(
    (rule) => {
      const { id, title, months, start, status, verified, text } = rule;
      const from = startOf(rule, incident, series);
      const end = from && endOf(from.moment, months);
      return {
        rule: id,
        title,
        months,
        start,
        status,
        verified,
        text,
        from,
        end,
        is_over: end !== null && end.day < today,
        undated: start === 'last_act' ? series.filter(({ moment }) => moment.from === null).length : 0,
      };
    },
  );

/**
 * What a period is counted from. Nobody can tell from an incident when it was revealed or known: its own day stands for that, as the
 * earliest. The end of a contract is in no incident.
 */
const startOf = (
  { start }: LimitationRule,
  incident: DatedIncident,
  series: readonly DatedIncident[],
): DatedIncident | null => {
  if (start === 'termination') return null;
  const from = start === 'last_act' ? lastOf([incident, ...series]) : incident;
  if (from === null || from.moment.from === null) return null;
  const { incident_id, moment } = from;
  return { incident_id, moment };
};

/** The one that happened last, as far as is known, or one that still goes on; of two of one day the first that is named. */
const lastOf = (incidents: readonly DatedIncident[]): DatedIncident | null => {
  const ongoing = incidents.find(({ moment }) => isOngoing(moment));
  if (ongoing !== undefined) return ongoing;
  let last: DatedIncident | null = null;
  for (const one of incidents)
    if (one.moment.to !== null && (last?.moment.to == null || one.moment.to > last.moment.to)) last = one;
  return last;
};

/** Of a period the last day counts; one that still goes on has no end yet. */
const endOf = ({ certainty, to }: Moment, months: number): Limitation['end'] =>
  to === null ? null : { day: monthsLater(to, months), is_approximate: certainty === 'approximate' };
