import type { Synthesis, SynthesisPatch, SynthesisSentence } from '#contract/syntheses.ts';
import type { Actor, Database, ReadTransaction } from '../../platform/database/database.ts';
import { changeRecord } from '../../platform/records/record-writer.ts';
import { editedSentences } from './keeping/edited-sentences.ts';
import { readFormerSentences } from './keeping/former-sentences.ts';
import { openSynthesis } from './keeping/open-synthesis.ts';
import { type StoredSynthesis, SYNTHESES } from './keeping/synthesis-kind.ts';

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
        ? editedSentences(await knownSentences(tx, before, sentences), sentences)
        : before.sentences;
    // Of another version nothing is edited: the writer refuses it under the lock of the row.
    return await changeRecord(tx, SYNTHESES, id, startedFrom, { title, sentences: edited });
  });

/** Those that are there, and those of the edit that were there before. */
const knownSentences = async (
  tx: ReadTransaction,
  { id, sentences }: StoredSynthesis,
  edit: NonNullable<SynthesisPatch['sentences']>,
): Promise<SynthesisSentence[]> => {
  const there = new Set(sentences.map((one) => one.id));
  const former = await readFormerSentences(
    tx,
    edit.flatMap((one) => (there.has(one.id) ? [] : one.id)),
    id,
  );
  return [...former.sentences, ...sentences];
};
