import { hourCertainty } from '#contract/common/incident-when.ts';
import type { Evidence } from '#contract/evidence.ts';
import type { Incident } from '#contract/incidents.ts';
import type { Person } from '#contract/persons.ts';
import { type ExportSource, exportedTable, type InBoth } from '../../platform/exports/exported-table.ts';
import { ANALYSES } from './analyses/analysis-kind.ts';
import { SEALED_EVIDENCE } from './evidence/evidence-content.ts';
import { SEALED_INCIDENT } from './incident-content.ts';
import { PARTS, PRIORITIES, STATUSES, TYPES } from './incident-export-words.ts';
import { SEALED_PERSON } from './persons/person-content.ts';

const PLACE: InBoth = { fr: 'Lieu', en: 'Place' };
const DAY: InBoth = { fr: 'Jour des faits', en: 'Day it happened' };
const ABOUT_THE_DAY: InBoth = { fr: 'Jour des faits, à peu près', en: 'Day it happened, about' };
const HOUR: InBoth = { fr: 'Heure', en: 'Hour' };
const ABOUT_THE_HOUR: InBoth = { fr: 'Heure, à peu près', en: 'Hour, about' };
const HOUR_UNKNOWN: InBoth = { fr: 'Inconnue de la personne', en: 'Not known to the person' };
/** What nobody chose is no fact: a default of the form that was left alone, a day that was not said (design.md 9). */
const NOT_STATED: InBoth = { fr: 'Non précisé', en: 'Not stated' };

const hourOf = ({
  incident_time = null,
  time_until = null,
  date_certainty = null,
  time_certainty = null,
}: Partial<Incident>) => {
  const certainty = hourCertainty({ date_certainty, time_certainty });
  if (certainty === 'unknown') return [HOUR, HOUR_UNKNOWN] as const;
  const hours = time_until === null ? incident_time : `${incident_time ?? ''}–${time_until}`;
  return [certainty === 'approximate' ? ABOUT_THE_HOUR : HOUR, hours] as const;
};

/** Incidents with their persons, exhibits and analyses, also deleted ones that can be taken back, for the export. */
export const incidentExport: ExportSource = {
  tables: [
    exportedTable({
      table: 'incidents',
      sealed: { sealed: { kind: SEALED_INCIDENT } },
      // It says again what the incident says.
      without: ['sealed_row'],
      shown: {
        heading: { fr: 'Incidents', en: 'Incidents' },
        show: (row) => {
          const incident = row as Partial<Incident>;
          const chosen = (field: 'type' | 'priority', word: InBoth | undefined) =>
            incident.unstated?.includes(field) ? NOT_STATED : word;
          return {
            title: `${incident.reference_number ?? ''} ${incident.title ?? ''}`.trim(),
            at: incident.created_at ?? null,
            facts: [
              [{ fr: 'Type', en: 'Type' }, chosen('type', incident.type && TYPES[incident.type])],
              [
                { fr: 'Priorité', en: 'Priority' },
                chosen('priority', incident.priority && PRIORITIES[incident.priority]),
              ],
              [{ fr: 'Statut', en: 'Status' }, incident.status && STATUSES[incident.status]],
              [
                incident.date_certainty === 'approximate' ? ABOUT_THE_DAY : DAY,
                incident.incident_date ?? NOT_STATED,
              ],
              [{ fr: 'Jusqu’au', en: 'Until' }, incident.incident_until],
              hourOf(incident),
              [PLACE, incident.location],
              ...(incident.other_places ?? []).map(
                ({ place, what }) => [PLACE, what ? `${place} (${what})` : place] as const,
              ),
              [{ fr: 'Étiquettes', en: 'Tags' }, incident.tags?.join(', ')],
            ],
            text: incident.description ?? null,
          };
        },
      },
    }),
    exportedTable({
      table: 'incident_persons',
      sealed: { sealed: { kind: SEALED_PERSON } },
      shown: {
        heading: { fr: 'Personnes', en: 'Persons' },
        below: { table: 'incidents', column: 'incident_id', order: ['position'] },
        show: (row) => {
          const { full_name, part, role, notes } = row as Partial<Person>;
          return {
            title: full_name ?? '',
            facts: [
              [{ fr: 'Place dans les faits', en: 'Part played' }, part && PARTS[part]],
              [{ fr: 'Rôle au travail', en: 'Role at work' }, role],
            ],
            text: notes ?? null,
          };
        },
      },
    }),
    exportedTable({
      table: 'evidence',
      sealed: { sealed: { kind: SEALED_EVIDENCE } },
      shown: {
        heading: { fr: 'Pièces', en: 'Exhibits' },
        below: { table: 'incidents', column: 'incident_id', order: ['number'] },
        show: (row) => {
          const exhibit = row as Partial<Omit<Evidence, 'files'> & { files: string[] }>;
          return {
            title: `${exhibit.number ?? ''}. ${exhibit.title ?? ''}`,
            at: exhibit.created_at ?? null,
            facts: [
              [{ fr: 'Date', en: 'Date' }, exhibit.dated_on],
              [{ fr: 'Source', en: 'Source' }, exhibit.source],
            ],
            text: exhibit.description ?? null,
            files: exhibit.files ?? [],
          };
        },
      },
    }),
    exportedTable({ table: 'evidence_files' }),
    exportedTable({ table: 'evidence_moves' }),
    exportedTable({ table: 'entry_incidents' }),
    exportedTable({ table: 'ai_analyses', sealed: { sealed: { kind: ANALYSES.sealed } } }),
    exportedTable({ table: 'incident_anonymizations' }),
    exportedTable({ table: 'incident_numbers' }),
    exportedTable({ table: 'deleted_incidents' }),
    exportedTable({ table: 'deleted_incident_rows', keeps: { table: 'source', row: 'content' } }),
    exportedTable({ table: 'deleted_incident_files' }),
  ],
};
