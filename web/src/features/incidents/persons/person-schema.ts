import type { TFunction } from 'i18next';
import * as z from 'zod/mini';
import { PERSON_MAX_CHARACTERS, PERSON_NOTES_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { isFilled } from '#contract/common/shapes.ts';
import { playedPart } from '#contract/persons.ts';

type T = TFunction<'persons'>;

/** Says how long the text is: cutting it at the limit would lose words without a word. */
const atMost = (t: T, key: 'nameLength' | 'roleLength' | 'notesLength', max: number) =>
  z.maxLength(max, {
    error: ({ input }) => t(`error.${key}`, { count: typeof input === 'string' ? input.length : 0, max }),
  });

/** The form's rules with the texts to show. */
export const personSchema = (t: T) =>
  z.object({
    full_name: z
      .string()
      .check(z.refine(isFilled, t('error.name')), atMost(t, 'nameLength', PERSON_MAX_CHARACTERS)),
    person_key: z.nullable(z.string()),
    is_anonymized: z.boolean(),
    part: z.nullable(playedPart),
    role: z.string().check(atMost(t, 'roleLength', PERSON_MAX_CHARACTERS)),
    notes: z.string().check(atMost(t, 'notesLength', PERSON_NOTES_MAX_CHARACTERS)),
  });
