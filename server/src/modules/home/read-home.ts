import { sql } from 'kysely';
import { HOME_KEPT_ITEMS, type Home } from '#contract/home.ts';
import type { Actor, Database, ReadTransaction } from '../../platform/database/database.ts';
import { readLastTold } from '../conversations/index.ts';
import { countExhibits, readIncidentCounters } from '../incidents/index.ts';
import { readOwnDeletion } from '../my-data/index.ts';
import type { TimelineSource } from '../timeline/index.ts';

/** Everything that the dashboard shows of one's own records. A few rows are opened, however much there is. */
export const readHome = (
  database: Database,
  sources: readonly TimelineSource[],
  actor: Actor,
): Promise<Home> =>
  database.asReader(actor, async (tx) => {
    const [totals, incidents, exhibits, conversation, deletedFrom, latest] = await Promise.all([
      readTotals(tx, sources),
      readIncidentCounters(tx),
      countExhibits(tx),
      readLastTold(tx),
      readOwnDeletion(tx),
      Promise.all(sources.map((source) => source.latest(tx, HOME_KEPT_ITEMS))),
    ]);
    const of = (kind: TimelineSource['kind']) =>
      Number(totals.find((total) => total.kind === kind)?.count ?? 0);
    const changes = totals.flatMap(({ last_change }) => last_change ?? []);
    const kept = latest.flat().sort((one, other) => other.at.getTime() - one.at.getTime());
    return {
      counts: {
        entries: of('journal'),
        conversations: of('conversation'),
        incidents: Number(incidents.total),
        running: Number(incidents.running),
        exhibits,
      },
      has_told: kept.some(({ item }) => item.type === 'conversation'),
      last_change: changes.length === 0 ? null : new Date(Math.max(...changes.map(Number))).toISOString(),
      conversation: conversation ?? null,
      deleted_from: deletedFrom?.toISOString() ?? null,
      kept: kept.slice(0, HOME_KEPT_ITEMS).map(({ at, item }) => ({ kept_at: at.toISOString(), item })),
    };
  });

/** Of each kind how many there are, and when one was last recorded or changed. */
const readTotals = async (tx: ReadTransaction, sources: readonly TimelineSource[]) => {
  const selects = sources.map(
    ({ kind, moments: { table } }) => sql`
      SELECT ${kind} AS kind, count(*) AS count, max(updated_at) AS last_change
      FROM ${sql.table(table)} WHERE user_id = ${tx.userId}`,
  );
  const { rows } = await sql<{ kind: string; count: string; last_change: Date | null }>`${sql.join(
    selects,
    sql` UNION ALL `,
  )}`.execute(tx.db);
  return rows;
};
