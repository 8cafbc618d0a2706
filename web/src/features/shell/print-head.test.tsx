// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Profile } from '#contract/account/profiles.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { choosePreference } from '#web/lib/preferences/preferences.ts';
import { settle } from '#web/lib/session/state/session-store.ts';
import type { PageKey } from './pages.ts';
import { PrintHead } from './print-head.tsx';

const anna = { id: 'anna', first_name: 'Anna', last_name: 'Leroy' } as Profile;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 9, 5) });
  settle(anna, 'server');
  await loadTexts(['shell']);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  choosePreference('neutral_title', false);
});

const headOf = async (page: PageKey) => {
  const { container } = await act(async () =>
    render(
      <Suspense>
        <PrintHead page={page} />
      </Suspense>,
    ),
  );
  return () => (container.textContent ?? '').replace(/\s/g, ' ');
};

it('says which screen it is, whose, and when it is printed: not when it was opened', async () => {
  const head = await headOf('incidents');
  vi.setSystemTime(new Date(2026, 10, 23, 17, 40));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(head()).toBe('Recueil : « Mes incidents », imprimé le 23 novembre 2026 à 17 h 40 pour Anna Leroy.');
});

it('does not name the product for who chose a neutral title', async () => {
  choosePreference('neutral_title', true);
  expect((await headOf('incidents'))()).toMatch(/^Notes : /);
});

it.each<[PageKey, RegExp]>([
  ['assistant', /Une conversation ne s’imprime pas/],
  ['incidentEdit', /Un formulaire ne s’imprime pas/],
])('%s says in its place that it is not for paper', async (page, said) => {
  expect((await headOf(page))()).toMatch(said);
  expect(document.querySelector('[data-alone-on-paper]')).not.toBeNull();
});
