// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { PLAIN_CONFIG } from '../plain-config.fixture.ts';
import { signUp } from './sign-up.ts';
import { SignUpFailure } from './sign-up-failure.tsx';

const VALUES = {
  firstName: 'Camille',
  lastName: 'Moreau',
  email: 'a@exemple.fr',
  phone: '',
  password: 'Mot2passe-sur',
  jobTitle: '',
  sector: '',
  ageRange: null,
} as const;

beforeAll(() => loadTexts(['auth', 'common'], 'fr'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What becomes of a sign-up that the service answers with such a user. */
const answeredWith = async (user: Record<string, unknown>, headers: Record<string, string> = {}) => {
  vi.stubGlobal('fetch', async (input: string) =>
    String(input).endsWith('/api/config') ? Response.json(PLAIN_CONFIG) : Response.json(user, { headers }),
  );
  return await signUp(VALUES, null);
};

it('a sign-up leads to the page that waits for its mail, with the ticket of it', async () => {
  const user = { id: '1', email: VALUES.email, identities: [{}] };
  expect(await answeredWith(user, { 'x-mail-ticket': 'one' })).toEqual({
    kind: 'confirm',
    mailTicket: 'one',
  });
  expect(await answeredWith(user)).toEqual({ kind: 'confirm', mailTicket: null });
});

it('a server that discloses accounts has the text of the specification shown', async () => {
  const outcome = await answeredWith({ id: '1', email: VALUES.email, identities: [] });
  expect(outcome).toEqual({ kind: 'exists' });
  render(<SignUpFailure outcome={outcome} email={VALUES.email} />);
  const text = "L'utilisateur existe déjà mais n'est pas confirmé. Veuillez vérifier vos emails.";
  expect(screen.getByRole('alert').textContent).toContain(text);
});
