import * as z from 'zod/mini';
import {
  type AuthTexts,
  codeField,
  currentPasswordField,
  newPasswordForm,
} from '#web/features/auth/rules.ts';

export interface PasswordQuestions {
  /** The account has a password to be shown. */
  hasPassword: boolean;
  /** The server wants to know by mail that it is the person. */
  isCodeAsked: boolean;
}

/** The new password twice, and what proves that it is the person. What is not asked stays blank. */
export const changePasswordSchema = (t: AuthTexts, { hasPassword, isCodeAsked }: PasswordQuestions) =>
  z.intersection(
    newPasswordForm(t),
    z.object({
      current: hasPassword ? currentPasswordField(t) : z.string(),
      code: isCodeAsked ? codeField(t) : z.string(),
    }),
  );

export const EMPTY_PASSWORD_CHANGE = { current: '', password: '', confirmation: '', code: '' };
