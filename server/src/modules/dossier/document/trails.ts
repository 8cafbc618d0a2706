/** What the ledger tells of each record. Pure. */
import type { LedgerStep } from '../../../platform/ledger/ledger-reader.ts';

/** The kinds of records that are in a dossier. */
export const ENTITIES = ['incident', 'incident_person', 'evidence', 'journal_entry'] as const;
export type DossierEntity = (typeof ENTITIES)[number];

type Place = Pick<LedgerStep, 'sequence' | 'recorded_at'>;

/** When a record, as it is now, was first recorded, and when its last version was. */
export interface Trail {
  first: Place;
  last: Place;
  versions: number;
}

/**
 * By the ids of the records. Versions from before a deletion that was not taken back are none of the record that is there now.
 * @param steps the oldest first
 */
export const trailsOf = (steps: readonly LedgerStep[]): Map<string, Trail> => {
  const own = steps.filter(({ entity }) => (ENTITIES as readonly string[]).includes(entity));
  return new Map(
    [...Map.groupBy(own, ({ entity_id }) => entity_id)].flatMap(([id, all]) => {
      const goneAt = all.findLastIndex(
        ({ action }, at) => action === 'delete' && all[at + 1]?.action !== 'restore',
      );
      const versions = all
        .slice(goneAt + 1)
        .filter(({ action }) => action === 'create' || action === 'update');
      const [first, last] = [versions[0], versions.at(-1)];
      return first && last
        ? [[id, { first: placeOf(first), last: placeOf(last), versions: versions.length }] as const]
        : [];
    }),
  );
};

const placeOf = ({ sequence, recorded_at }: Place): Place => ({ sequence, recorded_at });
