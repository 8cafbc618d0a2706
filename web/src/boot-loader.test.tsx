// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { BootLoader } from './boot-loader.tsx';
import { loadTexts } from './i18n/load-texts.ts';
import { setProductName } from './i18n/texts.ts';

afterEach(cleanup);

it.each([
  ['/', ['Chargement de Appui...']],
  ['/signup', ['Chargement de Appui...']],
  ['/auth/check-email', ['Chargement de Appui...']],
  ['/login', ['Chargement de votre espace sécurisé...']],
  ['/auth/sign-in', ['Chargement de votre espace sécurisé...']],
  ['/ia-call', ['Connexion en cours...', 'Initialisation de votre session utilisateur']],
  ['/auth/oauth-callback', ['Connexion en cours...', 'Initialisation de votre session utilisateur']],
])('the wait for %s says %j', async (path, texts) => {
  setProductName('Appui');
  await loadTexts(['common'], 'fr');
  await act(async () => {
    render(
      <Suspense>
        <BootLoader path={path} />
      </Suspense>,
    );
  });
  const said = [...screen.getByRole('status').querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(said.slice(-texts.length)).toEqual(texts);
});
