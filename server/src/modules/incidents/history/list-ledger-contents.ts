import { HISTORY_PAGE_MAX_BYTES } from '#contract/common/limits.ts';
import type { LedgerContentPage, LedgerContentQuery } from '#contract/ledger.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { type OpenedEntry, readTrail } from '../../../platform/ledger/ledger-reader.ts';
import { versionFrom } from '../../../platform/records/record-history.ts';
import type { RecordKind } from '../../../platform/records/record-kind.ts';
import { EVIDENCE } from '../evidence/evidence-kind.ts';
import { INCIDENTS } from '../incident-kind.ts';
import { PERSONS } from '../persons/person-kind.ts';
import { requireProofOfFormer } from '../sensitive/former-places.ts';
import { readIncidentTrail } from './incident-trail.ts';

/**
 * The entries of an incident, its persons and its exhibits with what they hold, oldest first, so that whoever has them can hash
 * them again. Some at a time, and no more than some bytes; none behind the last one.
 * @throws ProblemError `not_found` also for another person's; `proof_required` where an exhibit came from a sensitive incident
 */
export const listLedgerContents = (
  database: Database,
  actor: Actor,
  incidentId: string,
  { after, limit }: LedgerContentQuery,
): Promise<LedgerContentPage> =>
  database.asReader(actor, async (tx) => {
    const trail = await readIncidentTrail(tx, incidentId);
    await requireProofOfFormer(tx, incidentId);
    // What is upgraded is answered in both shapes.
    const page = { limit, maxBytes: HISTORY_PAGE_MAX_BYTES / 2 };
    const { entries } = await readTrail(tx, trail, { after }, page);
    return {
      entries: entries.map((entry) => {
        if (entry.damaged) return entry;
        const { shape: _shape, by: _by, damaged: _damaged, ...rest } = entry;
        const upgraded = upgradedContent(entry);
        return upgraded === undefined ? rest : { ...rest, upgraded };
      }),
    };
  });

type ReadableEntry = OpenedEntry & { damaged: false };

/** What an entry holds, in today's shape; undefined where it was recorded in that one. */
const upgradedContent = (entry: ReadableEntry): object | undefined => {
  switch (entry.entity) {
    case INCIDENTS.entity:
      return upgradedAs(INCIDENTS, entry);
    case PERSONS.entity:
      return upgradedAs(PERSONS, entry);
    case EVIDENCE.entity:
      return upgradedAs(EVIDENCE, entry);
    default:
      return undefined;
  }
};

const upgradedAs = <Clear extends object, Content extends object>(
  kind: RecordKind<Clear, Content, unknown>,
  entry: ReadableEntry,
): object | undefined => {
  if (entry.shape === kind.sealed.newestShape) return undefined;
  const told = versionFrom(kind, entry.entity_id, entry);
  return told && { ...told.record, version: told.version };
};
