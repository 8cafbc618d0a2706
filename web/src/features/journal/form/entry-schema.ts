import type { TFunction } from 'i18next';
import * as z from 'zod/mini';

import { entryType, mood } from '#contract/common/kinds.ts';
import { ENTRY_CONTENT_MAX_CHARACTERS, ENTRY_TITLE_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { factDay, isFilled, tags, timeOfDay } from '#contract/common/shapes.ts';
import { characterCount } from '#web/lib/character-count.ts';

/** The form's rules with the texts to show (spec.md, 5). */
export const entrySchema = (t: TFunction<'journal'>) =>
  z
    .object({
      title: z.string().check(
        z.refine(isFilled, t('form.error.title')),
        // Counted as it is sent: without the blanks around it.
        z.refine(
          (title) => characterCount(title.trim()) <= ENTRY_TITLE_MAX_CHARACTERS,
          t('form.error.titleLength'),
        ),
      ),
      content: z.string().check(
        z.refine(isFilled, t('form.error.content')),
        z.maxLength(ENTRY_CONTENT_MAX_CHARACTERS, {
          error: ({ input }) =>
            t('form.error.contentLength', {
              count: typeof input === 'string' ? characterCount(input) : 0,
              max: ENTRY_CONTENT_MAX_CHARACTERS,
            }),
        }),
      ),
      entry_type: entryType,
      tags,
      mood: z.nullable(mood),
      is_private: z.boolean(),
      happened_on: z.nullable(
        z.string().check(z.refine((day) => factDay.safeParse(day).success, t('form.error.day'))),
      ),
      happened_at: z.nullable(timeOfDay),
      files: z.array(z.string()),
    })
    .check(
      z.refine(({ happened_on, happened_at }) => happened_at === null || happened_on !== null, {
        path: ['happened_at'],
        error: t('form.error.hourWithoutDay'),
      }),
    );
