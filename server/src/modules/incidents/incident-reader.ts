import type {
  Evidence,
  Incident,
  IncidentCounters,
  IncidentPriority,
  IncidentStatus,
  IncidentSummary,
  IncidentType,
  Person,
} from '#contract/incidents.ts';
import { RUNNING_STATUSES } from '#contract/incidents.ts';
import type { Page, PageQuery } from '#contract/shapes.ts';
import type { ReadTransaction } from '../../platform/database/database.ts';
import { keysetFrom, pageFrom } from '../../platform/requests/cursor.ts';
import type { EvidenceContent, IncidentContent, PersonContent } from './incident-content.ts';

const COLUMNS = [
  'id',
  'type',
  'priority',
  'status',
  'reference_number',
  'incident_date',
  'is_sensitive',
  'is_anonymized',
  'version',
  'sealed',
  'created_at',
  'updated_at',
] as const;

interface IncidentRow {
  id: string;
  type: string;
  priority: string;
  status: string;
  reference_number: string;
  incident_date: string | null;
  is_sensitive: boolean;
  is_anonymized: boolean;
  version: number;
  sealed: Buffer;
  created_at: Date;
  updated_at: Date;
}

/** One keyset page, newest first. The words of a sensitive incident stay hidden in the list (design.md, 9). */
export const readIncidentPage = async (
  tx: ReadTransaction,
  query: PageQuery,
): Promise<Page<IncidentSummary>> => {
  let select = tx.db
    .selectFrom('incidents')
    .select(COLUMNS)
    .where('user_id', '=', tx.userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1);
  if (query.cursor) {
    const { at, id } = keysetFrom(query.cursor);
    select = select.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(at, id)));
  }
  const [rows, box] = await Promise.all([select.execute(), tx.box()]);
  return pageFrom(
    rows,
    query.limit,
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => {
      // A damaged row stays in the list, without words: opening it says that something is wrong.
      const content = row.is_sensitive
        ? undefined
        : box.tryOpen<IncidentContent>('incidents', row.id, row.sealed);
      return summaryFrom(row, content ?? { title: '', location: null, tags: [] });
    },
  );
};

/** An incident with its persons and exhibits; undefined when the person has none with this id. */
export const readIncident = async (
  tx: ReadTransaction,
  incidentId: string,
): Promise<Incident | undefined> => {
  // Sent together on the pipelined connection: one round trip.
  const [row, persons, evidence, box] = await Promise.all([
    tx.db
      .selectFrom('incidents')
      .select(COLUMNS)
      .where('user_id', '=', tx.userId)
      .where('id', '=', incidentId)
      .executeTakeFirst(),
    tx.db
      .selectFrom('incident_persons')
      .select(['id', 'is_anonymized', 'sealed'])
      .where('user_id', '=', tx.userId)
      .where('incident_id', '=', incidentId)
      .orderBy('position')
      .execute(),
    tx.db
      .selectFrom('evidence')
      .select(['id', 'sealed'])
      .where('user_id', '=', tx.userId)
      .where('incident_id', '=', incidentId)
      .orderBy('position')
      .execute(),
    tx.box(),
  ]);
  if (!row) return undefined;
  const content = box.open<IncidentContent>('incidents', row.id, row.sealed);
  return {
    ...summaryFrom(row, content),
    description: content.description,
    origin: content.origin,
    persons: persons.map(
      (person): Person => ({
        id: person.id,
        is_anonymized: person.is_anonymized,
        ...box.open<PersonContent>('incident_persons', person.id, person.sealed),
      }),
    ),
    evidence: evidence.map(
      (exhibit): Evidence => ({
        id: exhibit.id,
        ...box.open<EvidenceContent>('evidence', exhibit.id, exhibit.sealed),
      }),
    ),
  };
};

/** The four figures above the list. */
export const readIncidentCounters = async (tx: ReadTransaction): Promise<IncidentCounters> =>
  await tx.db
    .selectFrom('incidents')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('status', 'in', RUNNING_STATUSES).as('running'),
      fn.countAll<number>().filterWhere('status', '=', 'resolved').as('resolved'),
      fn.countAll<number>().filterWhere('priority', '=', 'critical').as('critical'),
    ])
    .where('user_id', '=', tx.userId)
    .executeTakeFirstOrThrow();

const summaryFrom = (
  row: IncidentRow,
  content: Pick<IncidentContent, 'title' | 'location' | 'tags'>,
): IncidentSummary => ({
  id: row.id,
  title: content.title,
  type: row.type as IncidentType,
  priority: row.priority as IncidentPriority,
  status: row.status as IncidentStatus,
  reference_number: row.reference_number,
  incident_date: row.incident_date,
  location: content.location,
  tags: content.tags,
  is_sensitive: row.is_sensitive,
  is_anonymized: row.is_anonymized,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  version: row.version,
});
