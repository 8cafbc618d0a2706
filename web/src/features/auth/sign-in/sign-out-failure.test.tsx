// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chooseLanguage } from '#web/i18n/language-choice.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { ProviderFailure } from '../providers/provider-failure.tsx';
import { SignOutFailure } from './sign-out-failure.tsx';

beforeEach(() => loadTexts(['auth', 'common', 'providers']));
afterEach(cleanup);

const saidBy = async (notice: React.ReactNode): Promise<string> => {
  await act(async () => {
    render(<Suspense>{notice}</Suspense>);
  });
  return screen.getByRole('alert').textContent;
};

it('a sign-out that the server did not hear of says so in the words of the spec, and what to do', async () => {
  const said = await saidBy(<SignOutFailure />);
  expect(said).toMatch(/^An error occurred during sign out/);
  expect(said).toContain('Vous êtes déconnecté·e de ce navigateur');
});

it('a provider’s failure of a kind that is not known says so in the words of the spec', async () => {
  sessionStorage.setItem('recueil.provider-trip', JSON.stringify({ provider: 'google', returnTo: null }));
  expect(await saidBy(<ProviderFailure error="tomorrow" />)).toContain(
    'An error occurred during Google sign in',
  );
});

it('a provider that this tab knows nothing of has no French name in the English sentence', async () => {
  sessionStorage.clear();
  expect(await saidBy(<ProviderFailure error="tomorrow" />)).toContain(
    'An error occurred during this provider sign in',
  );
});

it('the language that the person chose goes before', async () => {
  await chooseLanguage('fr');
  expect(await saidBy(<SignOutFailure />)).toContain('Une erreur est survenue lors de la déconnexion');
});
