// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { HelpNumbers } from './help-numbers-view.tsx';

afterEach(cleanup);

it('when and where the numbers were read is told to the person', async () => {
  await loadTexts(['conversations']);
  await act(async () => {
    render(
      <Suspense>
        <HelpNumbers />
      </Suspense>,
    );
  });
  const line = screen.getByText(/^Numéros vérifiés le/).textContent;
  expect(line).toMatch(
    /^Numéros vérifiés le 21\u00a0novembre\u00a02026\. Sources\u202f: .*solidaritefemmes\.org/,
  );
});
