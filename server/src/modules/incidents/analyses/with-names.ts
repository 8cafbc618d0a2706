/** An analysis with what it refers to as that is called today, and whether it is still of things as they stand. */
import type { Analysis } from '#contract/analyses.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import { openPerson, personRows } from '../persons/person-kind.ts';
import { readTitledIncidents } from '../titled-incidents.ts';
import type { StoredAnalysis } from './analysis-kind.ts';

export const withNames = async (tx: ReadTransaction, stored: StoredAnalysis): Promise<Analysis> => {
  const incidentIds = stored.incidents.map(({ incident_id }) => incident_id);
  const [incidents, persons, isChanged, areOthersChanged, box] = await Promise.all([
    readTitledIncidents(tx, incidentIds),
    readNamed(tx, stored),
    hasChanged(tx, stored),
    haveOthersChanged(tx, stored),
    tx.box(),
  ]);
  return {
    ...stored,
    titles: incidentIds.map((incident_id) => {
      const incident = incidents.get(incident_id);
      return {
        incident_id,
        title: incident?.title ?? '',
        is_sensitive: incident?.is_sensitive ?? false,
        is_there: incident !== undefined,
      };
    }),
    names: persons.map((row) => {
      // Nobody of another incident is named that is sensitive now; this one's own page shows its persons.
      const isHidden =
        row.is_anonymized ||
        (row.incident_id !== stored.incident_id && incidents.get(row.incident_id)?.is_sensitive !== false);
      const full_name = isHidden ? '' : (openPerson(box, row)?.full_name ?? '');
      return { person_id: row.id, full_name, is_anonymized: row.is_anonymized };
    }),
    has_changed: isChanged,
    have_others_changed: areOthersChanged || incidents.size < incidentIds.length,
  };
};

/** The persons that it refers to and that are still there. */
const readNamed = async (tx: ReadTransaction, { repetitions, look_alikes, texts }: StoredAnalysis) => {
  const ids = [
    ...repetitions.flatMap(({ by }) => (by.what === 'person' ? [by.person_id] : [])),
    ...look_alikes.flatMap(({ person_id, others }) => [person_id, ...others.map((other) => other.person_id)]),
    ...texts.flatMap(({ because }) => (because.what === 'person' ? [because.person_id] : [])),
  ];
  if (ids.length === 0) return [];
  return await personRows(tx)
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .execute();
};

/** Whether the incident, a person of it or an exhibit is not as it was. */
const hasChanged = async (
  tx: ReadTransaction,
  { incident_id, incident_version, seen }: StoredAnalysis,
): Promise<boolean> => {
  const [incident, persons, exhibits] = await Promise.all([
    tx.db
      .selectFrom('incidents')
      .select('version')
      .where('user_id', '=', tx.userId)
      .where('id', '=', incident_id)
      .executeTakeFirst(),
    tx.db
      .selectFrom('incident_persons')
      .select(['id', 'version'])
      .where('user_id', '=', tx.userId)
      .where('incident_id', '=', incident_id)
      .execute(),
    tx.db
      .selectFrom('evidence')
      .select(['id', 'version'])
      .where('user_id', '=', tx.userId)
      .where('incident_id', '=', incident_id)
      .execute(),
  ]);
  const now = new Map([...persons, ...exhibits].map(({ id, version }) => [id, version]));
  return (
    incident?.version !== incident_version ||
    now.size !== seen.length ||
    seen.some(({ id, version }) => now.get(id) !== version)
  );
};

/** Whether another incident, or somebody in one, was added or changed since. */
const haveOthersChanged = async (
  tx: ReadTransaction,
  { incident_id, created_at }: StoredAnalysis,
): Promise<boolean> => {
  const since = new Date(created_at);
  const [incident, person] = await Promise.all([
    tx.db
      .selectFrom('incidents')
      .select('id')
      .where('user_id', '=', tx.userId)
      .where('id', '!=', incident_id)
      .where('updated_at', '>', since)
      .limit(1)
      .executeTakeFirst(),
    tx.db
      .selectFrom('incident_persons')
      .select('id')
      .where('user_id', '=', tx.userId)
      .where('incident_id', '!=', incident_id)
      .where('updated_at', '>', since)
      .limit(1)
      .executeTakeFirst(),
  ]);
  return incident !== undefined || person !== undefined;
};
