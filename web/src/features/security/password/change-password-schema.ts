import * as z from 'zod/mini';
import {
  type AuthTexts,
  codeField,
  currentPasswordField,
  newPasswordForm,
} from '#web/features/auth/rules.ts';

export interface PasswordQuestions {
  /** The present password is shown. */
  isCurrentAsked: boolean;
  /** The code of a mail is, in its place. */
  isCodeAsked: boolean;
}

/** The new password twice, and what proves that it is the person. What is not asked stays blank. */
export const changePasswordSchema = (t: AuthTexts, { isCurrentAsked, isCodeAsked }: PasswordQuestions) =>
  z.intersection(
    newPasswordForm(t),
    z.object({
      current: isCurrentAsked ? currentPasswordField(t) : z.string(),
      code: isCodeAsked ? codeField(t) : z.string(),
    }),
  );

export const EMPTY_PASSWORD_CHANGE = { current: '', password: '', confirmation: '', code: '' };
