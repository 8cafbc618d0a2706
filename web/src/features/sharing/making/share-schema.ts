import type { TFunction } from 'i18next';
import * as z from 'zod/mini';
import {
  SHARE_LETTER_MAX_CHARACTERS,
  SHARE_OPENINGS_MAX_COUNT,
  SHARE_RECIPIENT_MAX_CHARACTERS,
} from '#contract/common/limits.ts';
import { isFilled } from '#contract/common/shapes.ts';
import { leftPlaceholder } from './letter.ts';

/** The lengths that are offered, in days; at most SHARE_DAYS_MAX. */
export const OFFERED_DAYS = [7, 14, 30, 60, 90, 180, 365] as const;

const isCount = (typed: string): boolean =>
  typed === '' ||
  (/^\d{1,5}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= SHARE_OPENINGS_MAX_COUNT);

/** The rules of the form, with the texts to show; the contract's are the same (contract/shares.ts). */
export const shareSchema = (t: TFunction<'sharing'>) =>
  z.object({
    dossier_id: z.string().check(z.minLength(1, t('form.error.dossier'))),
    recipient: z.string().check(
      z.trim(),
      z.refine(isFilled, t('form.error.recipient')),
      z.refine<string>((text) => text.length <= SHARE_RECIPIENT_MAX_CHARACTERS, {
        error: ({ input }) =>
          t('form.error.recipientLength', {
            count: String(input).length,
            max: SHARE_RECIPIENT_MAX_CHARACTERS,
          }),
      }),
    ),
    days: z.string(),
    max_openings: z
      .string()
      .check(z.trim(), z.refine(isCount, t('form.error.openings', { max: SHARE_OPENINGS_MAX_COUNT }))),
    may_download: z.boolean(),
    letter: z.string().check(
      z.refine<string>((text) => text.length <= SHARE_LETTER_MAX_CHARACTERS, {
        error: ({ input }) =>
          t('form.error.letterLength', { count: String(input).length, max: SHARE_LETTER_MAX_CHARACTERS }),
      }),
      z.refine<string>((text) => leftPlaceholder(text, t) === null, {
        error: ({ input }) =>
          t('form.error.placeholder', { passage: leftPlaceholder(String(input), t) ?? '' }),
      }),
    ),
  });
