// @vitest-environment jsdom
import { Blob as NodeBlob } from 'node:buffer';
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { writeDraft } from '#web/lib/drafts/draft-storage.ts';
import { allStored, openPage } from '#web/lib/drafts/drafts.fixture.ts';
import { keptFiles } from '#web/lib/kept-files/kept-files.ts';
import * as leftFiles from '#web/lib/kept-files/left-files.ts';
import { LeftTexts } from './left-texts.tsx';

const ANNA = '0198-anna';
const BERT = '0198-bert';

// jsdom's own cannot be copied, which a database has to.
vi.stubGlobal('Blob', NodeBlob);

const show = (owner: string) =>
  act(async () => {
    render(
      <Suspense>
        <LeftTexts owner={owner} />
      </Suspense>,
    );
  });

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await loadTexts(['auth', 'common'], 'fr');
  await openPage(ANNA);
  await leftFiles.eraseFiles(ANNA);
});
afterEach(cleanup);

it('says nothing to somebody who has left nothing, whatever others have left', async () => {
  writeDraft({ what: 'chat', owner: ANNA, scope: 'new', slot: 'a' }, 'Il a crié.', 'local');
  await allStored();
  const counted = vi.spyOn(leftFiles, 'countFiles');
  await show(BERT);
  await act(async () => {
    await Promise.all(counted.mock.results.map(({ value }) => value));
  });
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  await show(ANNA);
  expect(screen.getByRole('status').textContent).toContain('Un texte non envoyé reste sur cet appareil.');
});

it('a file alone is told of, and that it is there at the next sign-in', async () => {
  await keptFiles.keep({
    id: 'f1',
    owner: ANNA,
    record: { kind: 'conversation', id: 'c1' },
    kind: 'file',
    name: 'note.txt',
    type: 'text/plain',
    size: 4,
    duration: null,
    addedAt: Date.now(),
    content: new Blob(['mots']),
  });
  await show(ANNA);
  await waitFor(() =>
    expect(screen.getByRole('status').querySelector('p')?.textContent?.trim()).toBe(
      'Un fichier ou enregistrement non envoyé reste sur cet appareil. Vous le retrouverez à votre prochaine connexion ici. D’ici là, personne ne peut le lire.',
    ),
  );
  expect(screen.getByRole('button', { name: 'Effacer de cet appareil' })).toBeDefined();
});
