import { type RawBuilder, sql } from 'kysely';
import type { EvidenceType } from '#contract/evidence.ts';
import { inBinary } from '../../../platform/database/binary-results.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import { isSessionProven } from '../../../platform/database/proven-session.ts';
import { pagesOf, type SearchRequest, type SearchSource, withinBytes } from '../../search/index.ts';
import { EVIDENCE_CLEAR } from '../evidence/evidence-content.ts';
import { EVIDENCE_FILES } from '../evidence/evidence-files.ts';
import { type PersonRow, selectPersons } from '../persons/person-kind.ts';
import type { IncidentRow } from './incident-item.ts';
import { incidentTimeline } from './incident-timeline.ts';
import { countSelected, selectIncidents } from './select-incidents.ts';

/** A row as it is handed to a thread. */
export type SearchedIncidentRow = IncidentRow & {
  persons: readonly PersonRow[];
  exhibits: readonly ExhibitRow[];
};

/**
 * Words are looked for in a sensitive incident only where it opens: whether they stand in it would be told by its being found.
 */
const isSearched = (tx: ReadTransaction, { filters, hasTerms }: SearchRequest): RawBuilder<boolean> => {
  const hasWords = hasTerms || (filters.tags ?? []).length > 0;
  return hasWords ? sql<boolean>`(NOT incidents.is_sensitive OR ${isSessionProven(tx)})` : sql<boolean>`TRUE`;
};

/** Incidents in the search: all of their words, with their persons and exhibits. */
export const incidentSearch: SearchSource = {
  kind: 'incident',
  opener: new URL('./open-searched-incident.ts', import.meta.url),
  takes: ({ moods, ...filters }) => moods === undefined && incidentTimeline.takes(filters),
  count: (tx, request) => countSelected(tx, request.period, request.filters, isSearched(tx, request)),
  read: async function* (read, request) {
    const { period, filters, hasTerms } = request;
    const pages = pagesOf(
      read,
      period,
      ({ moment: at, id }: SearchedIncidentRow) => ({ at, id }),
      async (tx, page) => {
        const incidents = selectIncidents(tx, page, filters)
          .where(isSearched(tx, request))
          .select(bytesOf(tx).as('bytes'));
        const { rows } = await withinBytes<IncidentRow>(incidents, sql`moment DESC, id DESC`).execute(
          inBinary(tx.db),
        );
        const ids = hasTerms ? rows.map(({ id }) => id) : [];
        const [persons, exhibits] = await Promise.all([selectPersons(tx, ids), readExhibitRows(tx, ids)]);
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

type ExhibitRow = Awaited<ReturnType<typeof readExhibitRows>>[number];

const readExhibitRows = async (tx: ReadTransaction, incidentIds: readonly string[]) => {
  if (incidentIds.length === 0) return [];
  const rows = await inBinary(tx.db)
    .selectFrom('evidence')
    .select(['id', 'version', 'created_at', 'updated_at', 'sealed', ...EVIDENCE_CLEAR])
    .where('user_id', '=', tx.userId)
    .where('incident_id', 'in', incidentIds)
    .orderBy('number')
    .execute();
  const files = await EVIDENCE_FILES.searched(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, type: row.type as EvidenceType, files: files.get(row.id) ?? [] }));
};

/** How long an incident is, sealed, with its persons and exhibits and the words of their recordings. */
const bytesOf = (tx: ReadTransaction) =>
  sql<number>`(octet_length(sealed) + coalesce((
    SELECT sum(octet_length(person.sealed)) FROM incident_persons AS person
    WHERE person.user_id = ${tx.userId} AND person.incident_id = incidents.id
  ), 0) + coalesce((
    SELECT sum(octet_length(exhibit.sealed) + ${EVIDENCE_FILES.wordsBytes(tx, 'exhibit.id')}) FROM evidence AS exhibit
    WHERE exhibit.user_id = ${tx.userId} AND exhibit.incident_id = incidents.id
  ), 0))::bigint`;
