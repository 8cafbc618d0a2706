import type { Synthesis, SynthesisPatch } from '#contract/syntheses.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { changeRecord } from '../../platform/records/record-writer.ts';
import { editedSentences } from './keeping/edited-sentences.ts';
import { openSynthesis } from './keeping/open-synthesis.ts';
import { SYNTHESES } from './keeping/synthesis-kind.ts';

/**
 * Saves an edit that started from a version.
 * @throws ProblemError `not_found`; `proof_required`; `invalid_input`; `stale_version` with the stored synthesis
 */
export const updateSynthesis = (
  database: Database,
  actor: Actor,
  id: string,
  startedFrom: number,
  { title, sentences }: SynthesisPatch,
): Promise<Synthesis> =>
  database.asUser(actor, async (tx) => {
    const before = await openSynthesis(tx, id);
    const edited =
      sentences && before.version === startedFrom
        ? editedSentences(before.sentences, sentences)
        : before.sentences;
    // Of another version nothing is edited: the writer refuses it under the lock of the row.
    return await changeRecord(tx, SYNTHESES, id, startedFrom, { title, sentences: edited });
  });
