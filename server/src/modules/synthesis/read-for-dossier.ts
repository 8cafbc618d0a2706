import type { DossierSynthesis } from '#verifier/dossier/format.ts';
import type { ReadTransaction } from '../../platform/database/database.ts';
import { readStored } from '../../platform/records/record-reader.ts';
import { SYNTHESES } from './keeping/synthesis-kind.ts';

/** What goes into a dossier, by its ids. */
export interface DossierInside {
  incidents: ReadonlySet<string>;
  entries: ReadonlySet<string>;
}

/**
 * A synthesis, as far as it belongs in a dossier: a sentence that rests on an incident or an entry that stays out stays out too. So no
 * words of a private entry, or of a sensitive incident that was not named, come in by way of the synthesis; sentences that the person
 * added go in. Without `inside` all of it is given, for a caller that says what stands outside. Whoever calls it decides who may. Null where the person has none with this id. @throws UnsealError
 */
export const readSynthesisForDossier = async (
  tx: ReadTransaction,
  id: string,
  inside?: DossierInside,
): Promise<DossierSynthesis | null> => {
  const stored = await readStored(tx, SYNTHESES, id);
  if (!stored) return null;
  const within = new Map(stored.seen.map((one) => [one.id, one.within]));
  const isInside = ({ entity, id: of }: { entity: string; id: string }): boolean =>
    inside === undefined ||
    (entity === 'journal_entry' ? inside.entries.has(of) : inside.incidents.has(within.get(of) ?? of));
  return {
    id,
    version: stored.version,
    recorded_at: stored.updated_at,
    sentences: stored.sentences
      .filter(({ sources }) => sources.every(isInside))
      .map(({ part, text, made, sources }) => ({ part, text, made, sources })),
  };
};
