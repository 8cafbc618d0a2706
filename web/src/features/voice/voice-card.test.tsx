// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StoredFile, Transcription } from '#contract/files.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { shownConfig } from '#web/lib/config.ts';
import { closePage } from '#web/lib/drafts/drafts.fixture.ts';
import { setCredentials } from '#web/lib/requests/credentials.ts';
import type { QuotedSpan } from '#web/ui/marked-text.tsx';
import { VoiceCard } from './voice-card.tsx';

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const onWords = vi.fn();
let client: QueryClient;

const PLAIN =
  /^Cet enregistrement ne sera pas transcrit\s: vous pourrez le réécouter et en noter vous-même le contenu\.$/;
const ID = '0198f2c4-0000-7000-8000-000000000001';
const clip = (transcription: Partial<Transcription> = {}): StoredFile => ({
  id: ID,
  name: 'voice-1.wav',
  type: 'audio/wav',
  size: 96_044,
  sha256: 'ab',
  duration: 3,
  has_thumbnail: false,
  transcription: { status: 'none', text: '', source: null, ...transcription },
  created_at: '2026-11-21T10:00:00.000Z',
});
const machine = clip({ status: 'done', text: 'Il a crié hier.', source: 'machine' });
const show = async (file: StoredFile, marked: QuotedSpan | null = null) => {
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <Suspense>
          <VoiceCard file={file} owner="anna" marked={marked} onWords={onWords} />
        </Suspense>
      </QueryClientProvider>,
    );
  });
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ce que dit l’enregistrement' });
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const save = () => fireEvent.click(button('Enregistrer'));
/** Beside the configuration, which is asked for once. */
const sent = () =>
  fetched.mock.calls
    .filter(([path]) => path.startsWith('/api/files/'))
    .map(([path, { method, body }]) => [method, path, body]);

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  closePage();
  fetched.mockReset();
  onWords.mockReset();
  vi.stubGlobal('fetch', fetched);
  HTMLMediaElement.prototype.pause = () => undefined;
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  setCredentials({
    accessToken: async () => 'token',
    refresh: async () => null,
    ended: () => undefined,
    secondFactorNeeded: () => undefined,
    confirmationNeeded: () => undefined,
    accountClosing: () => undefined,
  });
  await loadTexts(['common', 'attachments', 'voice', 'errors']);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('without words says in plain terms that one may write what the recording says, and offers to write what the recording says', async () => {
  await show(clip());
  expect(screen.getByText(PLAIN)).toBeDefined();
  fireEvent.click(button('Écrire ce que dit l’enregistrement'));
  expect(document.activeElement).toBe(input());
  type('Il a crié.');
  const written = clip({ status: 'done', text: 'Il a crié.', source: 'person' });
  fetched.mockResolvedValue(Response.json(written));
  save();
  await screen.findByText('Texte écrit par vous');
  expect(sent()).toEqual([['PUT', `/api/files/${ID}/transcription`, '{"text":"Il a crié."}']]);
  expect(onWords).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.activeElement).toBe(button('Corriger le texte')));
  expect(screen.getByText('Le texte est enregistré.')).toBeDefined();
});

it('says the same where a machine was not to hear it', async () => {
  const before = shownConfig.get();
  shownConfig.set({ ...before, transcription: true });
  await show(clip());
  expect(screen.getByText(PLAIN)).toBeDefined();
  expect(button('Écrire ce que dit l’enregistrement')).toBeDefined();
  shownConfig.set(before);
});

it('a machine that heard nothing has written nothing: the person may', async () => {
  await show(clip({ status: 'done', text: '', source: 'machine' }));
  expect(screen.queryByText(/Texte écrit par une machine/)).toBeNull();
  expect(screen.getByText(/La machine n’a entendu aucune parole/)).toBeDefined();
  fireEvent.click(button('Écrire ce que dit l’enregistrement'));
  expect(input().value).toBe('');
});

it('says how long a picked sound lasts, and what it is called, before anybody hears it', async () => {
  await show({ ...clip(), duration: null, seconds: 72, name: 'Dictaphone.mp3' });
  expect(screen.getByText('1:12')).toBeDefined();
  expect(screen.getByText('Dictaphone.mp3')).toBeDefined();
});

it('marks what a machine has written, which can be corrected', async () => {
  await show(machine);
  expect(screen.getByText('Texte écrit par une machine, à vérifier')).toBeDefined();
  fireEvent.click(button('Corriger le texte'));
  expect(input().value).toBe('Il a crié hier.');
});

it('marks the words that something points at, and none that were set right since', async () => {
  await show(machine, { start: 5, end: 9, words: 'crié' });
  expect(screen.getByText('crié').tagName).toBe('MARK');
  cleanup();
  await show(machine, { start: 5, end: 9, words: 'ri !' });
  expect(document.querySelector('mark')).toBeNull();
  expect(screen.getByText('Il a crié hier.')).toBeDefined();
});

it('shows what a machine has written as soon as it has', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await show(clip({ status: 'waiting' }));
  expect(screen.getByText('Transcription en cours')).toBeDefined();
  expect(sent()).toEqual([]);
  fetched.mockResolvedValue(Response.json(machine));
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  await screen.findByText('Il a crié hier.');
  expect(onWords, 'what is collected has to be read again').toHaveBeenCalledOnce();
  const asked = sent().length;
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(sent().length).toBe(asked);
});

it('says that a machine did not succeed', async () => {
  await show(clip({ status: 'failed' }));
  expect(screen.getByText('La transcription automatique n’a pas abouti.')).toBeDefined();
});

it('keeps what is being typed through a failure and a reload', async () => {
  await show(clip());
  fireEvent.click(button('Écrire ce que dit l’enregistrement'));
  type('Il a crié, et');
  fetched.mockRejectedValue(new TypeError('no network'));
  save();
  await screen.findByText('Le texte n’a pas pu être enregistré.');
  expect(input().value).toBe('Il a crié, et');
  cleanup();
  await show(clip());
  expect(input().value).toBe('Il a crié, et');
  fireEvent.click(button('Annuler'));
  cleanup();
  await show(clip());
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('what a machine writes meanwhile neither replaces what is being typed nor is hidden', async () => {
  await show(clip({ status: 'waiting' }));
  fireEvent.click(button('Écrire ce que dit l’enregistrement'));
  type('Il a');
  act(() => {
    client.setQueryData(['files', ID, 'known'], machine);
  });
  await screen.findByText('Il a crié hier.');
  expect(input().value).toBe('Il a');
});

it('shown again with what was known before, goes by what was saved and asks the server', async () => {
  client.setQueryData(['files', ID, 'known'], machine);
  const corrected = clip({ status: 'done', text: 'Il a crié lundi.', source: 'person' });
  fetched.mockResolvedValue(Response.json(corrected));
  await show(clip({ status: 'waiting' }));
  await screen.findByText('Il a crié lundi.');
  expect(sent()).toEqual([['GET', `/api/files/${ID}`, null]]);
});

it('fetches the sound only when somebody wants to hear it', async () => {
  const played = vi.fn(async () => undefined);
  HTMLMediaElement.prototype.play = played;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sound');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  await show(clip());
  expect(sent()).toEqual([]);
  fetched.mockResolvedValue(new Response('RIFF'));
  fireEvent.click(button(/^Écouter\s: Enregistrement vocal$/));
  await waitFor(() => expect(document.querySelector('audio')?.getAttribute('src')).toBe('blob:sound'));
  expect(sent()).toEqual([['GET', `/api/files/${ID}/content`, null]]);
  fireEvent.loadedMetadata(document.querySelector('audio') as HTMLAudioElement);
  expect(played).toHaveBeenCalledOnce();
  fireEvent.error(document.querySelector('audio') as HTMLAudioElement);
  expect(screen.getByText('Impossible de lire le fichier audio')).toBeDefined();
});
