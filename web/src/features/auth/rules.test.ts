import { beforeAll, describe, expect, it } from 'vitest';
import { i18n, loadCatalogue } from '#web/i18n/texts.ts';
import { type AuthTexts, newPasswordForm } from './rules.ts';
import { loginSchema } from './sign-in/login-schema.ts';
import { EMPTY_SIGN_UP, type SignUpValues, signUpMetadata, signUpSchema } from './sign-up/sign-up-schema.ts';

let fr: AuthTexts;
let en: AuthTexts;

beforeAll(async () => {
  await Promise.all([loadCatalogue('auth', 'fr'), loadCatalogue('auth', 'en')]);
  fr = i18n.getFixedT('fr', 'auth') as unknown as AuthTexts;
  en = i18n.getFixedT('en', 'auth') as unknown as AuthTexts;
});

/** The first message of each field. */
const messages = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) => {
  const first: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) first[String(path[0])] ??= message;
  return first;
};

const anne: SignUpValues = {
  ...EMPTY_SIGN_UP,
  firstName: 'Anne',
  lastName: 'Dubois',
  email: 'anne@example.fr',
  password: 'Motdepasse1',
};

describe('the sign-in form', () => {
  it('asks for a valid address and for a password, in the words of the spec', () => {
    expect(messages(loginSchema(fr).safeParse({ email: 'anne@', password: '' }))).toEqual({
      email: 'Veuillez entrer une adresse email valide',
      password: 'Le mot de passe est requis',
    });
  });

  it('forgives spaces around the address and none in the password', () => {
    const parsed = loginSchema(fr).parse({ email: ' anne@example.fr ', password: ' x ' });
    expect(parsed).toEqual({ email: 'anne@example.fr', password: ' x ' });
  });
});

describe('the sign-up form', () => {
  it('accepts the required fields alone', () => {
    expect(signUpSchema(en).safeParse(anne).success).toBe(true);
  });

  it('says what an empty form lacks, in the words of the spec', () => {
    expect(messages(signUpSchema(en).safeParse(EMPTY_SIGN_UP))).toEqual({
      firstName: 'First name must be at least 2 characters',
      lastName: 'Last name must be at least 2 characters',
      email: 'Please enter a valid email address',
      password: 'Password must be at least 8 characters',
    });
  });

  it.each([
    ['abcdefg1', 'Password must contain at least one uppercase letter'],
    ['ABCDEFG1', 'Password must contain at least one lowercase letter'],
    ['Abcdefgh', 'Password must contain at least one number'],
    [`Aa1${'é'.repeat(40)}`, 'Password is too long'],
  ])('refuses the password %s', (password, message) => {
    expect(messages(signUpSchema(en).safeParse({ ...anne, password }))).toEqual({ password: message });
  });

  it('sends the phone with the metadata and leaves blank values out', () => {
    expect(signUpMetadata(anne)).toEqual({ first_name: 'Anne', last_name: 'Dubois' });
    expect(signUpMetadata({ ...anne, phone: '06 12', ageRange: '65+' })).toEqual({
      first_name: 'Anne',
      last_name: 'Dubois',
      phone: '06 12',
      age_range: '65+',
    });
  });
});

describe('the new password form', () => {
  it('reports a confirmation that differs on the confirmation', () => {
    const parsed = newPasswordForm(en).safeParse({ password: 'Motdepasse1', confirmation: 'Motdepasse2' });
    expect(messages(parsed)).toEqual({ confirmation: "Passwords don't match" });
  });

  it('reports both when the password itself is refused too', () => {
    const parsed = newPasswordForm(en).safeParse({ password: 'court', confirmation: 'autre' });
    expect(Object.keys(messages(parsed)).sort()).toEqual(['confirmation', 'password']);
  });
});
