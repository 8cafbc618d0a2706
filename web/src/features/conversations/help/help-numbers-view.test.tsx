// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { HelpNumbers } from './help-numbers-view.tsx';

afterEach(cleanup);

it('what was verified and what has to be confirmed is told to the person, and is no note to ourselves', async () => {
  await loadTexts(['conversations']);
  await act(async () => {
    render(
      <Suspense>
        <HelpNumbers situation="none" />
      </Suspense>,
    );
  });
  const line = screen.getByText(/^Numéros vérifiés le/).textContent;
  expect(line).toMatch(
    /^Numéros vérifiés le 21\u00a0novembre\u00a02026, sauf le 3919\u202f: à confirmer\. Sources\u202f: /,
  );
});
