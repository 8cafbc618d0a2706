import type { LanguageModel } from 'ai';
import { v7 as uuidv7 } from 'uuid';
import { SYNTHESES_MAX_COUNT } from '#contract/common/limits.ts';
import type { Synthesis, SynthesisContent, SynthesisInput } from '#contract/syntheses.ts';
import type { Actor, Database, ReadTransaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { createRecord } from '../../platform/records/record-writer.ts';
import { askToArrange } from './arranging/ask-to-arrange.ts';
import { composeSynthesis } from './composing/compose-synthesis.ts';
import { editedSentences } from './keeping/edited-sentences.ts';
import { readFormerSentences } from './keeping/former-sentences.ts';
import { readOpenSynthesis } from './keeping/open-synthesis.ts';
import { SYNTHESES } from './keeping/synthesis-kind.ts';
import { readMaterial } from './read-material.ts';
import type { TextsReader } from './reading/texts-reader.ts';

export interface SynthesisServices {
  database: Database;
  texts: TextsReader;
  /** Null where the guide alone answers here. */
  model: LanguageModel | null;
}

/**
 * Composes a synthesis of what was chosen, as it stands, or keeps one that the person wrote. The same request sent again, after an
 * answer that never arrived, gives the synthesis that the first one made.
 * @throws ProblemError `proof_required` where a sensitive incident is named and does not open; `already_used` when the id is that of
 *   another one; `not_ready` when there is nothing in what was chosen; `too_many` when the person has as many as they can have
 */
export const createSynthesis = async (
  services: SynthesisServices,
  actor: Actor,
  input: SynthesisInput,
): Promise<Synthesis> => {
  const { id, title, choice, language } = input;
  const { isThere, written } = await services.database.asReader(actor, async (tx) => {
    const before = await readOpenSynthesis(tx, id);
    if (!before && (await countSyntheses(tx)) >= SYNTHESES_MAX_COUNT) throw new ProblemError('too_many');
    return {
      isThere: before !== undefined,
      written: input.sentences && (await writtenContent(tx, input, input.sentences)),
    };
  });
  // Never inside a transaction: the reading takes seconds, and a model longer.
  const content = isThere ? null : (written ?? (await contentOf(services, actor, input)));
  return await services.database.asUser(actor, (tx) =>
    createRecord(tx, SYNTHESES, id, { title, choice, language, sentences: written?.sentences }, async () => {
      if (content === null) throw new ProblemError('not_found');
      if ((await countSyntheses(tx)) >= SYNTHESES_MAX_COUNT) throw new ProblemError('too_many');
      return { fields: content };
    }),
  );
};

const countSyntheses = async (tx: ReadTransaction): Promise<number> => {
  const { count } = await tx.db
    .selectFrom('syntheses')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', tx.userId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** What the person wrote. Sentences of a synthesis that is gone rest on what they rested on there. */
const writtenContent = async (
  tx: ReadTransaction,
  { title, choice, language }: SynthesisInput,
  sentences: NonNullable<SynthesisInput['sentences']>,
): Promise<SynthesisContent> => {
  const former = await readFormerSentences(
    tx,
    sentences.map((one) => one.id),
  );
  return {
    title,
    choice,
    language,
    sentences: editedSentences(former.sentences, sentences),
    seen: former.seen,
    dropped: [],
    made_by: 'person',
    model_failed: false,
    unread: 0,
    left_out: 0,
    is_partial: false,
  };
};

const contentOf = async (
  { database, texts, model }: SynthesisServices,
  actor: Actor,
  { title, choice, language, with_model }: SynthesisInput,
): Promise<SynthesisContent> => {
  const { incidents, entries, seen, damaged, isPartial } = await database.asReader(actor, (tx) =>
    readMaterial(tx, choice),
  );
  if (incidents.length + entries.length === 0) throw new ProblemError('not_ready');
  const read = await texts.read(
    [
      ...incidents.map(({ description, created_at }) => ({ text: description, at: created_at })),
      ...entries.map(({ content, written_at, created_at }) => ({
        text: content,
        at: written_at ?? created_at,
      })),
    ],
    actor.userId,
  );
  const composed = composeSynthesis(
    {
      incidents: incidents.map((incident, at) => ({ incident, read: read[at] ?? null })),
      entries: entries.map((entry, at) => ({ entry, read: read[incidents.length + at] ?? null })),
    },
    language,
  );
  const arranged =
    with_model && model
      ? await askToArrange(model, composed.drafts, { language, sureDays: composed.sureDays })
      : null;
  return {
    title,
    choice,
    sentences: (arranged?.drafts ?? composed.drafts).map((draft) => ({ id: uuidv7(), ...draft })),
    dropped: arranged?.dropped ?? [],
    made_by: arranged?.hasArranged ? 'model' : 'rules',
    model_failed: arranged?.hasFailed ?? false,
    language,
    seen,
    unread: damaged + read.filter((one) => one === null).length,
    left_out: composed.leftOut,
    is_partial: isPartial,
  };
};
