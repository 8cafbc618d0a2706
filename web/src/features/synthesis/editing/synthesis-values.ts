import type { TFunction } from 'i18next';
import * as z from 'zod/mini';
import {
  SYNTHESIS_SENTENCE_MAX_CHARACTERS,
  SYNTHESIS_SENTENCES_MAX_COUNT,
  SYNTHESIS_TITLE_MAX_CHARACTERS,
} from '#contract/common/limits.ts';
import { isFilled } from '#contract/common/shapes.ts';
import {
  SYNTHESIS_PARTS,
  type Synthesis,
  type SynthesisPart,
  type SynthesisPatch,
} from '#contract/syntheses.ts';

export interface SentenceValue {
  id: string;
  part: SynthesisPart;
  text: string;
}

/** What the form of a synthesis holds. Sentences stand in the order of their parts. */
export interface SynthesisValues {
  title: string;
  sentences: SentenceValue[];
}

export const SYNTHESIS_FIELDS = ['title', 'sentences'] as const;

export const valuesOf = ({ title, sentences }: Pick<Synthesis, 'title' | 'sentences'>): SynthesisValues => ({
  title,
  sentences: inParts(sentences.map(({ id, part, text }) => ({ id, part, text }))),
});

/** Part after part, in the order that they have within each. */
export const inParts = (sentences: readonly SentenceValue[]): SentenceValue[] =>
  SYNTHESIS_PARTS.flatMap((part) => sentences.filter((one) => one.part === part));

/** The sentences of one that are not in the other, behind it. */
export const bothOf = (mine: readonly SentenceValue[], theirs: readonly SentenceValue[]): SentenceValue[] => {
  const known = new Set(mine.map(({ id }) => id));
  return inParts([...mine, ...theirs.filter(({ id }) => !known.has(id))]);
};

/** What is sent of an edit; nothing where it says what is stored. What stays as it is, is named by its id alone. */
export const patchBetween = (before: SynthesisValues, after: SynthesisValues): SynthesisPatch => {
  const known = new Map(before.sentences.map(({ id, text }) => [id, text]));
  const isSame = JSON.stringify(before.sentences) === JSON.stringify(after.sentences);
  return {
    ...(after.title !== before.title && { title: after.title }),
    ...(!isSame && {
      sentences: after.sentences.map(({ id, part, text }) =>
        known.get(id) === text ? { id } : { id, part, text },
      ),
    }),
  };
};

/** The form's rules with the texts to show. */
export const synthesisSchema = (t: TFunction<'synthesis'>) =>
  z.object({
    title: z.string().check(
      z.refine(isFilled, t('form.error.name')),
      z.maxLength(SYNTHESIS_TITLE_MAX_CHARACTERS, {
        error: ({ input }) =>
          t('form.error.nameLength', {
            count: typeof input === 'string' ? input.length : 0,
            max: SYNTHESIS_TITLE_MAX_CHARACTERS,
          }),
      }),
    ),
    sentences: z
      .array(
        z.object({
          id: z.string(),
          part: z.enum(SYNTHESIS_PARTS),
          text: z.string(),
        }),
      )
      .check(
        z.refine((sentences) => sentences.every(({ text }) => isFilled(text)), t('form.error.blank')),
        z.refine(
          (sentences) => sentences.every(({ text }) => text.length <= SYNTHESIS_SENTENCE_MAX_CHARACTERS),
          t('form.error.length', { max: SYNTHESIS_SENTENCE_MAX_CHARACTERS }),
        ),
        z.maxLength(SYNTHESIS_SENTENCES_MAX_COUNT, {
          error: ({ input }) =>
            t('form.error.many', {
              count: Array.isArray(input) ? input.length : 0,
              max: SYNTHESIS_SENTENCES_MAX_COUNT,
            }),
        }),
      ),
  });
