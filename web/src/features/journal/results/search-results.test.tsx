// @vitest-environment jsdom
import { TransformStream } from 'node:stream/web';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchEvent, SearchMatch } from '#contract/search.ts';
import { SearchBox } from '#web/features/finding/search-box.tsx';
import { SearchResults } from '#web/features/finding/search-results.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { setCredentials } from '#web/lib/requests/credentials.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { profileFromAccount } from '#web/lib/session/state/account-profile.ts';
import { settle } from '#web/lib/session/state/session-store.ts';
import { searchInputFrom } from '../finding/search-input.ts';
import { useJournalSought } from '../finding/use-journal-sought.ts';
import { journalKeys } from '../journal-keys.ts';
import { FoundDays } from './found-days.tsx';

const OWNER = '0198f000-0000-7000-8000-000000000001';
const MESSAGE = '0198f000-0000-7000-8000-00000000000c';

/** A search that the page has asked for: what it sent, and the end of the line on which it is answered. */
interface Asked {
  url: string;
  body: { words: string };
  signal: AbortSignal;
  say(...events: SearchEvent[]): Promise<void>;
  end(): Promise<void>;
  fail(): Promise<void>;
}
const asked: Asked[] = [];

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  setCredentials({
    accessToken: async () => 'token',
    refresh: async () => null,
    ended: () => undefined,
    secondFactorNeeded: () => undefined,
    confirmationNeeded: () => undefined,
    accountClosing: () => undefined,
  });
  settle(
    profileFromAccount({ id: OWNER, email: 'anna@recueil.test', user_metadata: {}, app_metadata: {} }),
    'server',
  );
  vi.stubGlobal('fetch', async (url: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const line = writable.getWriter();
    const heard = async (done: Promise<void>) => {
      // Who does not listen any more need not hear it.
      void done.catch(() => undefined);
      await pass(0);
    };
    asked.push({
      url,
      body: JSON.parse(body),
      signal,
      say: (...events) =>
        heard(
          line.write(
            new TextEncoder().encode(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')),
          ),
        ),
      end: () => heard(line.close()),
      fail: () => heard(line.abort(new TypeError('terminated'))),
    });
    return new Response(readable as BodyInit);
  });
  await loadTexts(['journal', 'finding', 'incidents', 'common', 'errors']);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  asked.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Lets so much time go by, and what follows from it be done. */
const pass = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  for (let round = 0; round < 3; round += 1) await act(() => vi.advanceTimersByTimeAsync(0));
};

const Page = () => {
  const searching = useJournalSought();
  const [isNarrowed, setNarrowed] = useState(false);
  const input = searchInputFrom(searching.sought, isNarrowed ? { moods: ['positive'] } : {});
  return (
    <>
      <button type="button" onClick={() => setNarrowed(!isNarrowed)}>
        Humeur
      </button>
      <SearchBox {...searching} label="Rechercher dans le journal" />
      {input !== null && (
        <SearchResults
          searching={{ searches: journalKeys.searches, input }}
          isTyping={searching.isTyping}
          isNarrowed={false}
          onClearWords={searching.clearWords}
          onClearFilters={searching.clearFilters}
          where="Tout"
        >
          {(items) => <FoundDays items={items} />}
        </SearchResults>
      )}
    </>
  );
};

const open = async () => {
  const root = createRootRoute();
  const paths = ['/ia-call', '/incidents/$id', '/incidents/$id/edit', '/app-home'];
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/journal-de-bord', component: Page }),
    ...paths.map((path) => createRoute({ getParentRoute: () => root, path })),
  ]);
  const history = createMemoryHistory({ initialEntries: ['/journal-de-bord'] });
  const router = createRouter({ routeTree, history });
  await act(() => router.load());
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <RouterProvider router={router as never} />
      </Suspense>
    </QueryClientProvider>,
  );
  await pass(0);
  return { router, history };
};

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Rechercher dans le journal' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const search = async (text: string): Promise<Asked> => {
  type(text);
  await pass(250);
  const last = asked.at(-1);
  if (last === undefined) throw new Error('Nothing was asked');
  return last;
};
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const results = () => screen.getByRole('region', { name: 'Résultats de la recherche' });
const live = () => results().querySelector('[aria-live]')?.textContent;

const conversation = (title: string, date: string, ...matches: SearchMatch[]): SearchEvent => ({
  event: 'found',
  item: {
    id: `0198f000-0000-7000-8000-0000000000${title.length + 10}`,
    date,
    happened_on: null,
    happened_at: null,
    title,
    content: 'Le début.',
    type: 'conversation',
    data: { status: 'active', message_count: 3 },
  },
  matches,
});
const DONE: SearchEvent = { event: 'done', found: 2, more: false };

it('what is found shows as it comes, newest first, and is counted aloud once, at the end', async () => {
  await open();
  const { say, end, url, body } = await search('réunion');
  expect([url, body.words]).toEqual(['/api/timeline/search', 'réunion']);
  await say(
    { event: 'progress', searched: 0, total: 1240 },
    conversation('Avant', '2026-03-01T08:00:00.000Z'),
  );
  expect(titles()).toEqual(['Avant']);
  expect(live()).toBe('');
  await pass(300);
  expect(results().textContent).toContain('Recherche en cours\u202f: 0 textes sur 1\u202f240');
  await say(conversation('Depuis', '2026-03-02T08:00:00.000Z'), DONE);
  await end();
  expect(titles()).toEqual(['Depuis', 'Avant']);
  expect(live()).toBe('2 éléments trouvés');
  expect(results().getAttribute('aria-busy')).toBe('false');
});

it('words are marked where they stand, and a message is opened at its place', async () => {
  await open();
  const { say } = await search('retard');
  const inTitle: SearchMatch = { field: 'title', excerpt: 'Un retard', marks: [[3, 9]] };
  const inMessage: SearchMatch = {
    field: 'message',
    message_id: MESSAGE,
    excerpt: '…ce retard, encore un retard',
    marks: [
      [4, 10],
      [22, 28],
    ],
  };
  await say(conversation('Un retard', '2026-03-01T08:00:00.000Z', inTitle, inMessage));
  const card = screen.getByRole('article');
  expect([...card.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'retard',
    'retard',
    'retard',
  ]);
  expect(card.textContent).toContain('…ce retard, encore un retard');
  expect(card.textContent).not.toContain('Le début.');
  for (const name of [/^Relire/, /ce retard/]) {
    const link = within(card).getByRole('link', { name });
    expect(link.getAttribute('href')).toContain(`message=${MESSAGE}`);
    expect(link.getAttribute('target')).toBe('_blank');
  }
});

it('typing on stops the search at once, and the next one begins when typing pauses', async () => {
  await open();
  const first = await search('réu');
  await first.say(conversation('Avant', '2026-03-01T08:00:00.000Z'));
  type('réun');
  await pass(0);
  expect(first.signal.aborted).toBe(true);
  expect(titles(), 'what was found is still there').toEqual(['Avant']);
  expect(screen.queryByText(/Recherche arrêtée/)).toBeNull();
  type('réunion');
  await pass(249);
  expect(asked).toHaveLength(1);
  await pass(1);
  expect(asked.map(({ body }) => body.words)).toEqual(['réu', 'réunion']);
});

it('typing that comes back to the same words searches them again', async () => {
  await open();
  await search('réunion');
  type('réunions');
  type('réunion');
  await pass(250);
  expect(asked.map(({ body, signal }) => [body.words, signal.aborted])).toEqual([
    ['réunion', true],
    ['réunion', false],
  ]);
});

it('a search that was left on its way, as it was narrowed, is not the answer for who comes back to it', async () => {
  await open();
  const narrow = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Humeur' }));
    await pass(0);
    return asked.at(-1) as Asked;
  };
  const first = await search('équipe');
  const monday = conversation('Lundi', '2026-03-11T10:00:00.000Z');
  await first.say(monday);
  const narrowed = await narrow();
  expect(first.signal.aborted).toBe(true);
  await narrowed.say(DONE);
  await narrowed.end();
  const again = await narrow();
  expect(asked).toHaveLength(3);
  await again.say(monday, conversation('Mercredi', '2026-03-12T10:00:00.000Z'), DONE);
  await again.end();
  expect(titles()).toEqual(['Mercredi', 'Lundi']);
});

it('Escape stops the search and keeps the words; the next one takes the words away', async () => {
  await open();
  const { say, signal } = await search('réunion');
  await say(conversation('Avant', '2026-03-01T08:00:00.000Z'));
  fireEvent.keyDown(box(), { key: 'Escape' });
  await pass(0);
  expect(signal.aborted).toBe(true);
  expect(box().value).toBe('réunion');
  expect(screen.getByText('Recherche arrêtée : un élément trouvé jusque-là.')).toBeTruthy();
  expect(titles()).toEqual(['Avant']);
  fireEvent.click(screen.getByRole('button', { name: 'Reprendre la recherche' }));
  await pass(0);
  const again = asked.at(-1);
  await again?.say(DONE);
  await again?.end();
  fireEvent.keyDown(box(), { key: 'Escape' });
  await pass(250);
  expect(box().value).toBe('');
  expect(screen.queryByRole('region', { name: 'Résultats de la recherche' })).toBeNull();
});

it('leaving the page stops the search', async () => {
  const { router } = await open();
  const { signal } = await search('réunion');
  await act(() => router.navigate({ to: '/app-home' } as never));
  await pass(0);
  expect(signal.aborted).toBe(true);
});

it('a search that breaks off is tried again by itself, then says so, and loses neither words nor what was found', async () => {
  await open();
  const first = await search('réunion');
  await first.say(conversation('Avant', '2026-03-01T08:00:00.000Z'));
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await asked.at(-1)?.fail();
    await pass(10_000);
  }
  expect(within(screen.getByRole('alert')).getByText('La recherche n’a pas pu aller au bout.')).toBeTruthy();
  expect(box().value).toBe('réunion');
  expect(titles()).toEqual(['Avant']);
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await pass(0);
  await asked.at(-1)?.say(conversation('Depuis', '2026-03-02T08:00:00.000Z'), DONE);
  await asked.at(-1)?.end();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(titles()).toEqual(['Depuis']);
});

it('a search that the server breaks off says why, and keeps what was found', async () => {
  await open();
  const { say, end } = await search('réunion');
  await say(conversation('Avant', '2026-03-01T08:00:00.000Z'), { event: 'problem', code: 'internal' });
  await end();
  expect(within(screen.getByRole('alert')).getByText('La recherche n’a pas pu aller au bout.')).toBeTruthy();
  expect(titles()).toEqual(['Avant']);
  expect(live()).toBe('');
});

it('where nothing is found, what was searched is said, and the words can be taken away', async () => {
  await open();
  const { say, end } = await search('zèbre');
  await say({ event: 'done', found: 0, more: false });
  await end();
  expect(screen.getByRole('heading', { name: 'Rien trouvé pour «\u202fzèbre\u202f»' })).toBeTruthy();
  expect(live()).toBe('Rien trouvé');
  fireEvent.click(within(results()).getByRole('button', { name: 'Effacer la recherche' }));
  await pass(0);
  expect(box().value).toBe('');
});

it('words stand neither in the URL nor in the state of the history; another entry of the history has its own', async () => {
  const { router, history } = await open();
  await search('réunion');
  expect(history.location.href).toBe('/journal-de-bord');
  expect(JSON.stringify(history.location.state)).not.toContain('réunion');
  await act(() => router.navigate({ to: '/journal-de-bord' } as never));
  await pass(0);
  expect(box().value).toBe('');
  await act(async () => history.back());
  await pass(0);
  expect(box().value).toBe('réunion');
  expect(asked.at(-1)?.body.words).toBe('réunion');
});

it('"/" brings the keyboard to the search, unless somebody types', async () => {
  await open();
  fireEvent.keyDown(document.body, { key: '/', shiftKey: true });
  expect(document.activeElement).toBe(box());
  expect(fireEvent.keyDown(box(), { key: '/' }), 'it is typed').toBe(true);
  act(() => box().blur());
  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
  expect(document.activeElement).not.toBe(box());
});
