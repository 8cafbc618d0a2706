import { sql } from 'kysely';
import type { ReadTransaction } from '../../platform/database/database.ts';
import type { RecordRow } from '../../platform/records/record-kind.ts';
import type { SearchedFileRow } from '../files/index.ts';
import { pagesOf, type SearchSource, withinBytes } from '../search/index.ts';
import { EVIDENCE_FILES } from './evidence/evidence-files.ts';
import type { EvidenceClear } from './evidence/evidence-kind.ts';
import type { IncidentRow } from './incident-item.ts';
import { incidentTimeline } from './incident-timeline.ts';
import { countSelected, selectIncidents } from './select-incidents.ts';

/** A row as it is handed to a thread. */
export type SearchedIncidentRow = IncidentRow & {
  persons: readonly PersonRow[];
  exhibits: readonly ExhibitRow[];
};

/** Incidents in the search: all of their words, with their persons and exhibits. */
export const incidentSearch: SearchSource = {
  kind: 'incident',
  opener: new URL('./open-searched-incident.ts', import.meta.url),
  takes: ({ moods, ...filters }) => moods === undefined && incidentTimeline.takes(filters),
  count: (tx, { period, filters }) => countSelected(tx, period, filters),
  read: async function* (read, { period, filters, hasTerms }) {
    const pages = pagesOf(
      read,
      period,
      ({ moment: at, id }: SearchedIncidentRow) => ({ at, id }),
      async (tx, page) => {
        const incidents = selectIncidents(tx, page, filters).select(sql`octet_length(sealed)`.as('bytes'));
        const { rows } = await withinBytes<IncidentRow>(incidents, sql`moment DESC, id DESC`).execute(tx.db);
        const ids = hasTerms ? rows.map(({ id }) => id) : [];
        const [persons, exhibits] = await Promise.all([readPersonRows(tx, ids), readExhibitRows(tx, ids)]);
        const [personsOf, exhibitsOf] = [byIncident(persons), byIncident(exhibits)];
        return rows.map((row) => ({
          ...row,
          persons: personsOf.get(row.id) ?? [],
          exhibits: exhibitsOf.get(row.id) ?? [],
        }));
      },
    );
    for await (const rows of pages) yield { rows, searched: rows.length };
  },
};

const byIncident = <Row extends { incident_id: string }>(rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, ({ incident_id }) => incident_id);

type PersonRow = Awaited<ReturnType<typeof readPersonRows>>[number];
type ExhibitRow = RecordRow<EvidenceClear> & { files: readonly SearchedFileRow[] };

const readPersonRows = async (tx: ReadTransaction, incidentIds: readonly string[]) =>
  incidentIds.length === 0
    ? []
    : await tx.db
        .selectFrom('incident_persons')
        .select(['id', 'incident_id', 'position', 'is_anonymized', 'sealed'])
        .where('user_id', '=', tx.userId)
        .where('incident_id', 'in', incidentIds)
        .orderBy('position')
        .execute();

const readExhibitRows = async (
  tx: ReadTransaction,
  incidentIds: readonly string[],
): Promise<ExhibitRow[]> => {
  if (incidentIds.length === 0) return [];
  const rows = await tx.db
    .selectFrom('evidence')
    .select(['id', 'incident_id', 'type', 'number', 'version', 'created_at', 'updated_at', 'sealed'])
    .where('user_id', '=', tx.userId)
    .where('incident_id', 'in', incidentIds)
    .orderBy('number')
    .execute();
  const files = await EVIDENCE_FILES.searched(
    tx,
    rows.map(({ id }) => id),
  );
  return (rows as RecordRow<EvidenceClear>[]).map((row) => ({ ...row, files: files.get(row.id) ?? [] }));
};
