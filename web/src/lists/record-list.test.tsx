// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { pageOf } from '#contract/common/shapes.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { setCredentials } from '#web/lib/requests/credentials.ts';
import { keysetPages } from './keyset-pages.ts';
import { RecordList } from './record-list.tsx';

const notes = keysetPages(['notes'], '/api/notes', pageOf(z.object({ id: z.string() })));
const TEXTS = {
  rows: 'Notes',
  loading: 'Loading',
  failure: 'Not loaded',
  failureText: 'The notes could not be loaded',
  moreFailure: 'The rest could not be loaded',
  loadingMore: 'Loading more',
  end: 'The end',
};

const Notes = () => (
  <RecordList
    list={useInfiniteQuery(notes)}
    texts={TEXTS}
    empty={<p>No notes</p>}
    rows={(notes) =>
      notes.map(({ id }) => (
        <li key={id}>
          <a href={`#${id}`}>{id}</a>
        </li>
      ))
    }
  />
);

beforeEach(async () => {
  setCredentials({
    accessToken: async () => 'token',
    refresh: async () => null,
    ended: () => undefined,
    secondFactorNeeded: () => undefined,
    confirmationNeeded: () => undefined,
    accountClosing: () => undefined,
  });
  await loadTexts(['common', 'errors']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Answers the requests in turn; null is a failure. Gives the addresses that were asked for. */
const show = async (...answers: ({ ids: string[]; next?: string } | null)[]): Promise<string[]> => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const answer = answers.shift();
    if (!answer) return Response.json({}, { status: 500 });
    const items = answer.ids.map((id) => ({ id }));
    return Response.json({ items, nextCursor: answer.next ?? null });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Suspense>
        <Notes />
      </Suspense>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  return asked;
};
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryAllByText(/^Loading/)).toEqual([]));
};
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('a list that could not be loaded says so, and is asked for again', async () => {
  await show(null, { ids: ['a'] });
  expect(screen.getByRole('alert').textContent).toContain('The notes could not be loaded');
  await press('Réessayer');
  await vi.waitFor(() => expect(rows()).toEqual(['a']));
});

it('in the drawing that takes the frame’s place there are no rows yet: they come by themselves', async () => {
  const frame = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'frame' }));
  await show({ ids: ['a'] });
  expect(rows()).toEqual(['a']);
  frame.remove();
});

it('a list with nothing in it says what its feature says', async () => {
  await show({ ids: [] });
  expect(screen.queryByText('No notes')).not.toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});

it('more rows come by the cursor, the keyboard goes on at the first of them, and the end is told', async () => {
  const asked = await show({ ids: ['a', 'b'], next: 'behind b' }, { ids: ['b', 'c'] });
  expect(screen.getByRole('list', { name: 'Notes' })).toBeTruthy();
  expect(screen.queryByText('The end')).toBeNull();
  await press('Afficher la suite');
  await vi.waitFor(() => expect(rows()).toEqual(['a', 'b', 'c']));
  expect(asked).toEqual(['/api/notes', '/api/notes?cursor=behind%20b']);
  expect(document.activeElement?.textContent).toBe('c');
  expect(screen.queryByText('The end')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('more rows that could not be loaded leave those that are there', async () => {
  await show({ ids: ['a'], next: 'behind a' }, null);
  await press('Afficher la suite');
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The rest could not'));
  expect(rows()).toEqual(['a']);
  expect(screen.queryByRole('button', { name: 'Afficher la suite' })).not.toBeNull();
});
