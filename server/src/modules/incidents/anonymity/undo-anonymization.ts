import { isDeepStrictEqual } from 'node:util';
import type { KeptText, TextHolder, UndoneAnonymization } from '#contract/anonymity.ts';
import type {
  Actor,
  Database,
  ReadTransaction,
  WriteTransaction,
} from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { readHistory } from '../../../platform/records/record-history.ts';
import type { RecordKind } from '../../../platform/records/record-kind.ts';
import { readRecord, readStored } from '../../../platform/records/record-reader.ts';
import { EVIDENCE } from '../evidence/evidence-kind.ts';
import { lockWithExhibits } from '../evidence/evidence-writer.ts';
import { INCIDENTS } from '../incident-kind.ts';
import { PERSONS } from '../persons/person-kind.ts';
import { lockPersons } from '../persons/person-writer.ts';
import { isNotElsewhere } from './anonymization-marks.ts';
import { changeHolder, ENTITIES } from './changed-holder.ts';

/**
 * Puts the names back where a text still stands as the anonymization left it, from the sealed version before. A text that was
 * changed since keeps what it says, and is told; so is a record whose version before does not open. An exhibit that stands in
 * another incident now stays as it is: its names can be put back once it is here again. An incident that was never anonymized
 * stays as it is.
 * @throws ProblemError `not_found`; `stale_version` with the stored incident
 */
export const undoAnonymization = (
  database: Database,
  actor: Actor,
  incidentId: string,
  startedFrom: number,
): Promise<UndoneAnonymization> =>
  database.asUser(actor, async (tx) => {
    await lockWithExhibits(tx, incidentId);
    await lockPersons(tx, incidentId);
    const before = await readRecord(tx, INCIDENTS, incidentId);
    if (!before) throw new ProblemError('not_found');
    if (before.version !== startedFrom) throw new ProblemError('stale_version', { current: before });
    const made = await takeMarks(tx, incidentId);
    const kept: KeptText[] = [];
    for (const [recordId, marks] of Map.groupBy(made, ({ record_id }) => record_id)) {
      const versions = marks.map(({ version }) => version).sort((one, other) => other - one);
      const holder = HOLDERS[marks[0]?.entity ?? ''];
      if (holder !== undefined) kept.push(...(await putBack(tx, holder, recordId, versions)));
    }
    return { incident: (await readRecord(tx, INCIDENTS, incidentId)) ?? before, kept };
  });

const HOLDERS: Readonly<Record<string, TextHolder>> = Object.fromEntries(
  Object.entries(ENTITIES).map(([holder, entity]) => [entity, holder as TextHolder]),
);

/** The versions that anonymizations made, which are forgotten. Those of exhibits that went to other incidents stay. */
const takeMarks = (tx: WriteTransaction, incidentId: string) =>
  tx.db
    .deleteFrom('incident_anonymizations')
    .where('user_id', '=', tx.userId)
    .where('incident_id', '=', incidentId)
    .where(isNotElsewhere(tx))
    .returning(['entity', 'record_id', 'version'])
    .execute();

/** @param versions those that have pseudonyms, the last one first */
const putBack = async (
  tx: WriteTransaction,
  holder: TextHolder,
  id: string,
  versions: readonly number[],
): Promise<KeptText[]> => {
  const record = await readFields(tx, holder, id);
  // It has gone since.
  if (record === undefined) return [];
  const { fields, history } = record;
  const patch: Record<string, unknown> = {};
  const changedSince = new Set<string>();
  let isDamaged = false;
  for (const version of versions) {
    const [former, changed] = [history.get(version - 1), history.get(version)];
    if (former === undefined || changed === undefined) {
      isDamaged = true;
      continue;
    }
    for (const [field, value] of Object.entries(changed)) {
      if (field === 'version' || isDeepStrictEqual(value, former[field])) continue;
      const now = field in patch ? patch[field] : fields[field];
      if (isDeepStrictEqual(now, value)) patch[field] = former[field];
      else changedSince.add(field);
    }
  }
  await changeHolder(tx, { holder, id, version: record.version }, patch);
  const kept = [...changedSince].map(
    (field): KeptText => ({ reason: 'changed', holder, holder_id: id, field }),
  );
  return isDamaged ? [...kept, { reason: 'damaged', holder, holder_id: id }] : kept;
};

interface RecordFields {
  version: number;
  fields: Record<string, unknown>;
  /** What it said in each version that opens. */
  history: Map<number, Record<string, unknown>>;
}

const readFields = async (
  tx: ReadTransaction,
  holder: TextHolder,
  id: string,
): Promise<RecordFields | undefined> => {
  switch (holder) {
    case 'incident':
      return await readFieldsOf(tx, INCIDENTS, id);
    case 'person':
      return await readFieldsOf(tx, PERSONS, id);
    case 'exhibit':
      return await readFieldsOf(tx, EVIDENCE, id);
  }
};

const readFieldsOf = async <Clear extends object, Content extends object>(
  tx: ReadTransaction,
  kind: RecordKind<Clear, Content, unknown>,
  id: string,
): Promise<RecordFields | undefined> => {
  const [stored, versions] = await Promise.all([readStored(tx, kind, id), readHistory(tx, kind, id)]);
  if (!stored || !versions) return undefined;
  return {
    version: stored.version,
    fields: Object.fromEntries(Object.entries(stored)),
    history: new Map(
      versions.flatMap((one): [number, Record<string, unknown>][] =>
        'damaged' in one ? [] : [[one.version, Object.fromEntries(Object.entries(one.record))]],
      ),
    ),
  };
};
