// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { SwitchOutsideDialog } from './switch-outside-dialog.tsx';

afterEach(cleanup);

const show = async () => {
  await loadTexts(['common', 'conversations']);
  const [closed, confirmed] = [vi.fn(), vi.fn()];
  await act(async () => {
    render(
      <Suspense>
        <SwitchOutsideDialog model="un-modele" onClose={closed} onConfirm={confirmed} />
      </Suspense>,
    );
  });
  return { closed, confirmed };
};

it('says what goes outside, the earlier words among it, before it does', async () => {
  const { closed, confirmed } = await show();
  const said = screen.getByRole('alertdialog').textContent;
  expect(said).toMatch(/transmis au modèle un-modele, hors de ce serveur/);
  expect(said).toMatch(/déjà écrit/);
  expect(said).toMatch(/pièces jointes/);
  fireEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(closed).toHaveBeenCalledOnce();
  expect(confirmed).not.toHaveBeenCalled();
});

it('goes on only when that is chosen', async () => {
  const { confirmed } = await show();
  fireEvent.click(screen.getByRole('button', { name: 'Transmettre et changer' }));
  expect(confirmed).toHaveBeenCalledOnce();
});
