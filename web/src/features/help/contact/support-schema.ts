import type { TFunction } from 'i18next';
import * as z from 'zod/mini';
import {
  EMAIL_MAX_CHARACTERS,
  SUPPORT_MESSAGE_MAX_CHARACTERS,
  SUPPORT_SUBJECT_MAX_CHARACTERS,
} from '#contract/common/limits.ts';
import { isFilled } from '#contract/common/shapes.ts';

/** The rules of the form, with the texts to show; the contract's are the same (contract/help.ts). */
export const supportSchema = (t: TFunction<'help'>) =>
  z.object({
    subject: z
      .string()
      .check(
        z.trim(),
        z.refine(isFilled, t('form.error.subject')),
        z.maxLength(
          SUPPORT_SUBJECT_MAX_CHARACTERS,
          t('form.error.subjectLength', { max: SUPPORT_SUBJECT_MAX_CHARACTERS }),
        ),
      ),
    message: z.string().check(
      z.refine(isFilled, t('form.error.message')),
      z.refine<string>((text) => text.length <= SUPPORT_MESSAGE_MAX_CHARACTERS, {
        error: ({ input }) =>
          t('form.error.messageLength', {
            count: String(input).length,
            max: SUPPORT_MESSAGE_MAX_CHARACTERS,
          }),
      }),
    ),
    reply_to: z
      .string()
      .check(
        z.trim(),
        z.maxLength(EMAIL_MAX_CHARACTERS, t('form.error.replyTo')),
        z.email(t('form.error.replyTo')),
      ),
  });
