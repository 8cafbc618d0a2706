// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
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

it('the name of the product is the page’s own, before the server has said anything more', async () => {
  const meta = Object.assign(document.createElement('meta'), { name: 'application-name', content: 'Écoute' });
  document.head.append(meta);
  vi.resetModules();
  const texts = await import('./i18n/texts.ts');
  const { shownConfig } = await import('./lib/config.ts');
  meta.remove();
  expect(texts.productName()).toBe('Écoute');
  expect(texts.i18n.getFixedT('fr', 'common')('loading.product')).toBe('Chargement de Écoute...');
  expect(shownConfig.get().productName, 'while the server is slow').toBe('Écoute');
});
