import type { Page } from '#contract/common/shapes.ts';
import type { IncidentListQuery, IncidentSummary } from '#contract/incidents.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import type { ListedRecord } from '../../../platform/records/listed-record.ts';
import { readRecordsBy } from '../../../platform/records/record-reader.ts';
import { JsonBytes, ReadyJson } from '../../../platform/requests/json-bytes.ts';
import { INCIDENT_ROWS, type IncidentClear, type IncidentShort } from '../incident-content.ts';
import { INCIDENTS } from '../incident-kind.ts';
import { readIncidentPage, summaryOf } from './incident-reader.ts';

type Listed = Page<ListedRecord<IncidentClear, IncidentShort>>;

/** One's own incidents that pass the filters, in the order that was asked for. @throws ProblemError `bad_cursor` */
export const listIncidents = async (
  database: Database,
  actor: Actor,
  query: IncidentListQuery,
): Promise<Page<IncidentSummary> | ReadyJson<Page<IncidentSummary>>> => {
  const page = await database.asReader(actor, (tx) => readIncidentPage(tx, query), AT_ONCE);
  return readyPage(page) ?? (await openedPage(database, actor, page));
};

const AT_ONCE = { sendsAtOnce: true } as const;

/** About as much as an incident takes in the answer. */
const ITEM_BYTES = 700;

/** The page with the short forms as they were sealed; undefined where one of them does not say what it is. */
const readyPage = ({ items, nextCursor }: Listed): ReadyJson<Page<IncidentSummary>> | undefined => {
  const answer = new JsonBytes((items.length + 1) * ITEM_BYTES);
  answer.text('{"items":[');
  for (const [index, item] of items.entries()) {
    if (index > 0) answer.text(',');
    if (item.of('is_sensitive')) {
      const said = item.short();
      if (said === undefined) return undefined;
      answer.text(JSON.stringify(summaryOf(item.record(), said)));
    } else if (!item.copy(answer)) return undefined;
  }
  answer.text(`],"nextCursor":${JSON.stringify(nextCursor)}}`);
  return new ReadyJson(answer.done());
};

/** The page of which some short forms are missing or damaged: these incidents are opened themselves. */
const openedPage = async (
  database: Database,
  actor: Actor,
  { items, nextCursor }: Listed,
): Promise<Page<IncidentSummary>> => {
  const read = items.map((item) => ({ record: item.record(), short: item.short() }));
  const unread = read.flatMap(({ record, short }) => (short === undefined ? [record.id] : []));
  const whole = new Map(
    unread.length === 0
      ? []
      : (await database.asReader(actor, (tx) => readRecordsBy(tx, INCIDENTS, 'id', unread))).map(
          ({ record, content }) => [record.id, content && INCIDENT_ROWS.of(content)],
        ),
  );
  return {
    items: read.map(({ record, short }) => summaryOf(record, short ?? whole.get(record.id))),
    nextCursor,
  };
};
