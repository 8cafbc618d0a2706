// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StoredFile } from '#contract/files.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { setCredentials } from '#web/lib/requests/credentials.ts';
import { FileCard } from './file-card.tsx';

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const opened = vi.fn();
/** What was saved: its name, and what it says it is. */
const saved: string[][] = [];
const blobs = new Map<string, Blob>();

const file = (over: Partial<StoredFile> = {}): StoredFile => ({
  id: 'f1',
  name: 'facture.pdf.exe',
  type: 'application/pdf',
  size: 482_110,
  sha256: 'ab',
  duration: null,
  has_thumbnail: false,
  transcription: null,
  created_at: '2026-11-21T10:00:00.000Z',
  ...over,
});
const show = async (shown: StoredFile) => {
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Suspense>
          <FileCard file={shown} />
        </Suspense>
      </QueryClientProvider>,
    );
  });
};

beforeEach(async () => {
  saved.length = 0;
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('open', opened);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.download, blobs.get(this.href)?.type ?? '']);
  });
  setCredentials({
    accessToken: async () => 'token',
    refresh: async () => null,
    ended: () => undefined,
    secondFactorNeeded: () => undefined,
    confirmationNeeded: () => undefined,
    accountClosing: () => undefined,
  });
  await loadTexts(['common', 'attachments', 'errors']);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('saves a file that was fetched with the token, under a name that starts nothing, and opens it nowhere', async () => {
  fetched.mockResolvedValue(new Response('%PDF-1.7'));
  await show(file());
  expect(screen.getByText(/PDF · 471\sKo/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Télécharger facture.pdf.exe' }));
  await waitFor(() => expect(saved).toEqual([['facture.pdf.exe.pdf', 'application/octet-stream']]));
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect([path, new Headers(init?.headers).get('authorization')]).toEqual([
    '/api/files/f1/content',
    'Bearer token',
  ]);
  expect(opened).not.toHaveBeenCalled();
  expect(document.querySelector('a[href], iframe, embed, object')).toBeNull();
});

it('says when a file could not be loaded, and why', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  await show(file());
  fireEvent.click(screen.getByRole('button', { name: /Télécharger/ }));
  await screen.findByText(/Le fichier n’a pas pu être chargé.*connexion/);
  expect(saved).toEqual([]);
});

it('shows a picture by its small one, and all of it when it is pressed', async () => {
  fetched.mockImplementation(async () => new Response('picture'));
  await show(file({ name: 'photo.png', type: 'image/png', has_thumbnail: true }));
  fireEvent.click(await screen.findByRole('button', { name: 'Agrandir l’image photo.png' }));
  const whole = await screen.findByAltText('photo.png');
  expect(blobs.get(whole.getAttribute('src') ?? '')?.type).toBe('image/png');
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    '/api/files/f1/thumbnail',
    '/api/files/f1/content',
  ]);
});

it('asks for the small one of a picture only when the picture comes near what is shown', async () => {
  const watched: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        tell([{ isIntersecting: false }]);
        watched.push(() => tell([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  fetched.mockImplementation(async () => new Response('picture'));
  await show(file({ name: 'photo.png', type: 'image/png', has_thumbnail: true }));
  expect(watched).toHaveLength(1);
  expect(fetched).not.toHaveBeenCalled();
  act(() => watched[0]?.());
  await screen.findByRole('button', { name: 'Agrandir l’image photo.png' });
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/files/f1/thumbnail']);
});

it('keeps a picture reachable whose small one does not come', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 500 }));
  await show(file({ name: 'photo.png', type: 'image/png', has_thumbnail: true }));
  await screen.findByText('L’aperçu n’a pas pu être chargé.');
  expect(screen.getByRole('button', { name: 'Télécharger photo.png' })).toBeDefined();
});

it('shows the first page of a PDF, which a press does not open: its bytes are only saved', async () => {
  fetched.mockImplementation(async () => new Response('page'));
  await show(file({ has_thumbnail: true }));
  await waitFor(() => expect(document.querySelector('img')?.alt).toBe(''));
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Télécharger facture.pdf.exe',
  ]);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/files/f1/thumbnail']);
});

it('has the icon of a PDF whose first page was not drawn, and asks for nothing', async () => {
  await show(file());
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('svg')).not.toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});
