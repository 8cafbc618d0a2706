import type { TFunction } from 'i18next';
import * as z from 'zod/mini';
import {
  EVIDENCE_DESCRIPTION_MAX_CHARACTERS,
  EVIDENCE_SOURCE_MAX_CHARACTERS,
  EVIDENCE_TITLE_MAX_CHARACTERS,
} from '#contract/common/limits.ts';
import { factDay, isFilled } from '#contract/common/shapes.ts';
import { evidenceType } from '#contract/evidence.ts';
import { areSeparate } from './exhibit-values.ts';

type T = TFunction<'exhibits'>;

/** Says how long the text is: cutting it at the limit would lose words without a word. */
const atMost = (t: T, key: 'titleLength' | 'sourceLength' | 'descriptionLength', max: number) =>
  z.maxLength(max, {
    error: ({ input }) => t(`error.${key}`, { count: typeof input === 'string' ? input.length : 0, max }),
  });

/** Whether an exhibit can be called that. */
export const isTitle = (title: string): boolean =>
  isFilled(title) && title.trim().length <= EVIDENCE_TITLE_MAX_CHARACTERS;

/** The form's rules with the texts to show. Where each file makes an exhibit, each has its own title. */
export const exhibitSchema = (t: T) =>
  z
    .object({
      title: z.string().check(atMost(t, 'titleLength', EVIDENCE_TITLE_MAX_CHARACTERS)),
      type: z.nullable(evidenceType),
      dated_on: z.nullable(
        z.string().check(z.refine((day) => factDay.safeParse(day).success, t('error.day'))),
      ),
      source: z.string().check(atMost(t, 'sourceLength', EVIDENCE_SOURCE_MAX_CHARACTERS)),
      description: z.string().check(atMost(t, 'descriptionLength', EVIDENCE_DESCRIPTION_MAX_CHARACTERS)),
      files: z.array(z.string()),
      together: z.boolean(),
      pieces: z.array(z.object({ file: z.string(), title: z.string(), type: evidenceType })),
    })
    .check(
      z.refine((values) => areSeparate(values) || isFilled(values.title), {
        path: ['title'],
        error: t('error.title'),
      }),
      z.refine((values) => !areSeparate(values) || values.pieces.every(({ title }) => isTitle(title)), {
        path: ['pieces'],
        error: t('error.titles', { max: EVIDENCE_TITLE_MAX_CHARACTERS }),
      }),
    );
