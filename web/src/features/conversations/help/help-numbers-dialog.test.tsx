// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { HelpNumbersButton } from './help-numbers-button.tsx';
import { HelpNumbersDialog } from './help-numbers-dialog.tsx';

afterEach(cleanup);

it('stays open when the part of the page with its button is replaced, as it is when the conversations arrive', async () => {
  await loadTexts(['conversations']);
  const page = (part: string) => (
    <Suspense>
      <HelpNumbersDialog>
        <section key={part} aria-label={part}>
          <HelpNumbersButton />
        </section>
      </HelpNumbersDialog>
    </Suspense>
  );
  const { rerender } = await act(async () => render(page('loading')));
  fireEvent.click(screen.getByRole('button', { name: 'Numéros d’urgence et d’écoute' }));
  expect(screen.getByRole('dialog', { name: 'Numéros d’urgence et d’écoute' })).toBeDefined();
  await act(async () => rerender(page('arrived')));
  expect(screen.getByRole('dialog', { name: 'Numéros d’urgence et d’écoute' })).toBeDefined();
});
