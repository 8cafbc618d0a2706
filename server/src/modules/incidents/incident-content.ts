/** What of an incident is sealed, and what its ledger entry records. */
import type { Evidence, Incident, IncidentInput, IncidentSummary, Person } from '#contract/incidents.ts';

/** The sealed part of a row of `incidents`. */
export interface IncidentContent {
  title: string;
  description: string;
  location: string | null;
  tags: string[];
  origin: Incident['origin'];
}

/** The sealed part of a row of `incident_persons`. */
export type PersonContent = Omit<Person, 'id' | 'is_anonymized'>;

/** The sealed part of a row of `evidence`. */
export type EvidenceContent = Omit<Evidence, 'id'>;

/** An incident without its persons and exhibits, as its ledger entry records it. */
export type IncidentVersion = Omit<IncidentInput, 'id'> &
  Pick<IncidentSummary, 'status' | 'reference_number' | 'is_anonymized' | 'version'> & {
    origin: Incident['origin'];
  };
