import * as z from 'zod/mini';
import { HISTORY_PAGE_MAX_BYTES } from '#contract/common/limits.ts';
import type { PageQuery } from '#contract/common/shapes.ts';
import type { HistoryEvent, HistoryPage } from '#contract/ledger.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { type OpenedEntry, readBefore, readTrail } from '../../../platform/ledger/ledger-reader.ts';
import { versionFrom } from '../../../platform/records/record-history.ts';
import type { RecordKind } from '../../../platform/records/record-kind.ts';
import { EVIDENCE } from '../evidence/evidence-kind.ts';
import { INCIDENTS } from '../incident-kind.ts';
import { mergeEntry } from '../merging/merge-entry.ts';
import type { PersonClear } from '../persons/person-content.ts';
import { PERSONS } from '../persons/person-kind.ts';
import { requireProofOfFormer } from '../sensitive/former-places.ts';
import { readIncidentTrail } from './incident-trail.ts';

/**
 * What happened to an incident, its persons and its exhibits, last first: what each version says and said before. An entry
 * that does not open stays in its place. A page ends after some bytes, also before it has as many events as were asked for.
 * @throws ProblemError `not_found` also for another person's; `bad_cursor`; `proof_required` where an exhibit came from a sensitive one
 */
export const listHistory = (
  database: Database,
  actor: Actor,
  incidentId: string,
  { cursor, limit }: PageQuery,
): Promise<HistoryPage> =>
  database.asReader(actor, async (tx) => {
    const before = cursor === undefined ? LAST : placeFrom(cursor);
    const trail = await readIncidentTrail(tx, incidentId);
    await requireProofOfFormer(tx, incidentId);
    const page = { limit, maxBytes: HISTORY_PAGE_MAX_BYTES, withFormer: true, without: OF_FILES };
    const { entries, hasMore } = await readTrail(tx, trail, { before }, page);
    const former = await readBefore(
      tx,
      entries.filter(({ action }) => action === 'update'),
    );
    const last = entries.at(-1);
    return {
      items: entries.map((entry) => eventFrom(entry, former.get(entry.sequence))),
      nextCursor: hasMore && last !== undefined ? String(last.sequence) : null,
    };
  });

/**
 * An exhibit may have the id of the file that it was made of. What happens to the files is not told here: the version of the
 * exhibit says which ones it has, and their entries are checked with all others.
 */
const OF_FILES = ['file', 'transcription'] as const;

/** The largest place that the column holds. */
const LAST = 2_147_483_647;

/** A cursor is the place of the last event of the page before. @throws ProblemError `bad_cursor` */
const placeFrom = (cursor: string): number => {
  const place = /^[1-9]\d{0,9}$/.test(cursor) ? Number(cursor) : Number.NaN;
  if (!(place <= LAST)) throw new ProblemError('bad_cursor');
  return place;
};

const eventFrom = (entry: OpenedEntry, before: OpenedEntry | undefined): HistoryEvent => {
  const { sequence, recorded_at, hash, entity_id, action } = entry;
  const by: HistoryEvent['by'] = entry.damaged ? null : (entry.by ?? 'person');
  const base = { sequence, recorded_at, hash, entity_id, action, by };
  const damaged: HistoryEvent = { ...base, kind: 'damaged' };
  if (entry.damaged) return damaged;
  switch (entry.entity) {
    case INCIDENTS.entity: {
      const told = changeIn(INCIDENTS, entry, before);
      return told ? { ...base, kind: 'incident', ...told } : damaged;
    }
    case PERSONS.entity: {
      const told = changeIn(PERSONS, entry, before);
      if (!told) return damaged;
      const { version, record, before: former } = told;
      return {
        ...base,
        kind: 'incident_person',
        version,
        record: withoutPlace(record),
        before: former && withoutPlace(former),
      };
    }
    case EVIDENCE.entity: {
      const told = changeIn(EVIDENCE, entry, before);
      return told ? { ...base, kind: 'evidence', ...told } : damaged;
    }
    case 'incident_person_order':
      return { ...base, kind: 'incident_person_order' };
    case 'evidence_move': {
      const move = exhibitMove.safeParse(entry.content).data;
      if (!move) return damaged;
      return move.from.incident_id === entity_id
        ? { ...base, kind: 'exhibit_went', number: move.from.number }
        : { ...base, kind: 'exhibit_came', number: move.to.number };
    }
    case 'incident_merge': {
      const merge = mergeEntry.safeParse(entry.content).data;
      if (!merge) return damaged;
      return merge.incident_id === entity_id
        ? { ...base, kind: 'incident_took_in', reference_number: merge.merged_reference_number }
        : { ...base, kind: 'incident_taken_in' };
    }
    default:
      return { ...base, kind: 'other' };
  }
};

/** What evidence/move-exhibit.ts records. */
const numbered = z.object({ incident_id: z.string(), number: z.number() });
const exhibitMove = z.object({ from: numbered, to: numbered });

/** The order of the persons is no version of any of them. */
const withoutPlace = <Fields extends PersonClear>({ position: _position, ...said }: Fields) => said;

/** What a version says, and what the one before said; undefined where the entry is not of this kind. */
const changeIn = <Clear extends object, Content extends object>(
  kind: RecordKind<Clear, Content, unknown>,
  entry: OpenedEntry & { damaged: false },
  before: OpenedEntry | undefined,
) => {
  const told = versionFrom(kind, entry.entity_id, entry);
  const former = before && !before.damaged ? versionFrom(kind, before.entity_id, before) : undefined;
  return told && { ...told, before: former?.record ?? null };
};
