import type { TFunction } from 'i18next';
import * as z from 'zod/mini';
import { brokenPasswordRules } from '#contract/account/auth.ts';
import { ageRange, DEFAULT_FIRST_NAME, isPhone } from '#contract/account/profiles.ts';
import {
  EMAIL_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  NAME_MIN_CHARACTERS,
  PHONE_MAX_CHARACTERS,
} from '#contract/common/limits.ts';
import { isFilled } from '#contract/common/shapes.ts';

/** The fields of the account forms with the messages of spec.md, 5, in the language of the screen. */
export type AuthTexts = TFunction<'auth'>;

const atMost = (t: AuthTexts, max: number) => z.maxLength(max, t('rule.tooLong', { max }));

export const emailField = (t: AuthTexts) =>
  z.string().check(z.trim(), atMost(t, EMAIL_MAX_CHARACTERS), z.email(t('rule.email')));

/** Only that there is one: what it is worth is for the server to say. */
export const currentPasswordField = (t: AuthTexts) =>
  z.string().check(z.minLength(1, t('rule.passwordRequired')));

/** Reports the first rule that is broken, in the contract's order. */
export const newPasswordField = (t: AuthTexts) =>
  z.string().check((context) => {
    const [broken] = brokenPasswordRules(context.value);
    if (broken !== undefined)
      context.issues.push({ code: 'custom', input: context.value, message: t(`rule.${broken}`) });
  });

export const nameField = (t: AuthTexts, rule: 'firstName' | 'lastName') =>
  z.string().check(
    z.trim(),
    z.refine((name) => isFilled(name) && name.length >= NAME_MIN_CHARACTERS, t(`rule.${rule}`)),
    atMost(t, NAME_MAX_CHARACTERS),
    z.refine((name) => rule !== 'firstName' || name !== DEFAULT_FIRST_NAME, t('rule.firstNameDefault')),
  );

/** Text that may be left out; blank becomes an empty string. */
export const optionalField = (t: AuthTexts, max: number = NAME_MAX_CHARACTERS) =>
  z.string().check(z.trim(), atMost(t, max));

export const phoneField = (t: AuthTexts) =>
  optionalField(t, PHONE_MAX_CHARACTERS).check(
    z.refine((phone) => phone === '' || isPhone(phone), t('rule.phone')),
  );

const CODE = /^\d{6}$/;

/** The six digits of a mail, forgiven for the spaces that come with copying. */
export const codeField = (t: AuthTexts) =>
  z.string().check(
    z.overwrite((code) => code.replace(/\s/g, '')),
    z.regex(CODE, t('code.rule')),
  );

export const ageRangeField = z.nullable(ageRange);

/** Two fields that must be equal; the difference is reported on the second. */
export const newPasswordForm = (t: AuthTexts) =>
  z.object({ password: newPasswordField(t), confirmation: z.string() }).check(
    z.refine(({ password, confirmation }) => password === confirmation, {
      message: t('rule.mismatch'),
      path: ['confirmation'],
      // Also while the password itself still breaks a rule.
      when: () => true,
    }),
  );
