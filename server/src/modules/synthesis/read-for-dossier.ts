import type { DossierSynthesis } from '#verifier/dossier/format.ts';
import type { ReadTransaction } from '../../platform/database/database.ts';
import { readStored } from '../../platform/records/record-reader.ts';
import { SYNTHESES } from './keeping/synthesis-kind.ts';

/**
 * A synthesis whole, with what each sentence rests on; a sentence that was changed by hand keeps its sources. Whoever puts it into a dossier
 * sees to it that nothing comes in that way which was not chosen: sources name every record whose words are in it. Null where the person has
 * none with this id.
 * @param withQuestions also what it leaves open: questions to the person, and nothing for whoever reads a dossier
 * @throws UnsealError
 */
export const readSynthesisForDossier = async (
  tx: ReadTransaction,
  id: string,
  withQuestions: boolean,
): Promise<DossierSynthesis | null> => {
  const stored = await readStored(tx, SYNTHESES, id);
  if (!stored) return null;
  return {
    id,
    version: stored.version,
    recorded_at: stored.updated_at,
    sentences: stored.sentences
      .filter(({ part }) => withQuestions || part !== 'missing')
      .map(({ part, text, made, sources }) => ({ part, text, made, sources })),
  };
};
