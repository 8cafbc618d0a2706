// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import english from '#web/i18n/en/providers.ts';
import french from '#web/i18n/fr/providers.ts';
import { chooseLanguage } from '#web/i18n/language-choice.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { beginTrip } from '#web/lib/session/provider-trip.ts';
import { ProviderFailure } from './provider-failure.tsx';

beforeEach(() => beginTrip({ provider: 'google', returnTo: null }));
afterEach(cleanup);

it.each([
  ['fr', french.error],
  ['en', english.error],
] as const)('every failure of a provider has its own text (%s)', async (language, texts) => {
  await chooseLanguage(language);
  await loadTexts(['auth', 'providers'], language);
  const said = new Set<string>();
  for (const [code, text] of Object.entries(texts)) {
    await act(async () => {
      render(
        <Suspense>
          <ProviderFailure error={code} />
        </Suspense>,
      );
    });
    const { textContent } = screen.getByRole('alert');
    expect(textContent).toContain(text.replaceAll('{name}', 'Google').replaceAll('{product}', 'Recueil'));
    said.add(textContent);
    cleanup();
    beginTrip({ provider: 'google', returnTo: null });
  }
  expect(said.size).toBe(Object.keys(texts).length);
});
