// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import type { RefusedFile } from './check-files.ts';
import { RefusedNotice } from './refused-notice.tsx';

const dismissed = vi.fn();
const show = async (refused: RefusedFile[]) => {
  await act(async () => {
    render(
      <Suspense>
        <RefusedNotice refused={refused} onDismiss={dismissed} />
      </Suspense>,
    );
  });
};
const linesOf = (list: HTMLElement | undefined) =>
  [...(list?.children ?? [])].map(({ textContent }) => textContent?.replace(/\s/g, ' '));

beforeEach(() => loadTexts(['common', 'attachments']));
afterEach(cleanup);

it('names a file that was not added, and why, in a status', async () => {
  await show([{ name: 'plan.svg', reason: 'type' }]);
  const status = screen.getByRole('status');
  expect(status.textContent).toContain('Un fichier n’a pas été ajouté');
  expect(linesOf(screen.getByRole('list'))).toEqual(['Type non accepté · plan.svg']);
  expect(status.textContent?.replace(/\s/g, ' ')).toContain(
    'Sont acceptés : images JPEG, PNG, GIF et WebP, PDF, textes, documents Word (doc, docx), emails (eml), sons MP3, WAV et Ogg.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Masquer ce message' }));
  expect(dismissed).toHaveBeenCalledOnce();
});

it('says in a sentence what a file is not that its name says', async () => {
  await show([
    { name: 'photo.png', reason: 'not_picture' },
    { name: 'a.pdf', reason: 'not_pdf' },
    { name: 'b.pdf', reason: 'not_pdf' },
  ]);
  expect(linesOf(screen.getByRole('list'))).toEqual([
    'photo.png n’est pas une image.',
    'a.pdf et b.pdf ne sont pas des PDF.',
  ]);
});

it('says of a damaged sound that it cannot be read, and nothing of types', async () => {
  await show([{ name: 'Dictaphone.mp3', reason: 'sound_unreadable' }]);
  expect(linesOf(screen.getByRole('list'))).toEqual(['Impossible de lire le fichier audio · Dictaphone.mp3']);
  expect(screen.getByRole('status').textContent).not.toMatch(/accepté/);
});

it('tells fifty in one notice of a few lines, and has all names where they are asked for', async () => {
  const photos = Array.from(
    { length: 48 },
    (_, index): RefusedFile => ({ name: `${index}.heic`, reason: 'type' }),
  );
  await show([
    ...photos,
    { name: 'film.png', reason: 'too_large' },
    { name: 'dossier', reason: 'unreadable' },
  ]);
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.getByText('50 fichiers n’ont pas été ajoutés')).toBeDefined();
  const [short] = screen.getAllByRole('list');
  expect(linesOf(short)).toEqual([
    'Type non accepté · 0.heic, 1.heic, 2.heic et 45 autres',
    'Plus de 10 Mo · film.png',
    'Dossier, ou fichier illisible · dossier',
  ]);
  const all = [...document.querySelectorAll('details li')];
  expect(all).toHaveLength(50);
  expect(document.querySelector('details')?.open).toBe(false);
});

it('stands empty until there is something to say, so that it is heard', async () => {
  await show([]);
  expect(document.querySelector('[aria-live=polite]')?.childElementCount).toBe(0);
});
