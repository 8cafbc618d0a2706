// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Home } from '#contract/home.ts';
import type { TimelineItem } from '#contract/timeline.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { removeDraft, writeDraft } from '#web/lib/drafts/draft-storage.ts';
import { giveKey } from '#web/lib/drafts/drafts.fixture.ts';
import { quickNote, quickNoteWords } from '#web/lib/quick-note.ts';
import { credentials, setCredentials } from '#web/lib/requests/credentials.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { profileFromAccount } from '#web/lib/session/state/account-profile.ts';
import { settle } from '#web/lib/session/state/session-store.ts';
import { emptyEntry } from '../journal/entry/entry-values.ts';
import { forgetWaiting, keepWaiting } from '../journal/waiting/waiting-entries.ts';
import { HomeScreen } from './home-screen.tsx';

const OWNER = '0198f000-0000-7000-8000-000000000001';
const now = '2026-11-23T12:00:00.000Z';
const before = credentials();
const id = (last: number) => `0198f000-0000-7000-8000-${String(last).padStart(12, '0')}`;

const EMPTY: Home = {
  counts: { entries: 0, conversations: 0, incidents: 0, running: 0, exhibits: 0 },
  has_told: false,
  last_change: null,
  conversation: null,
  deleted_from: null,
  kept: [],
};
const entry = (last: number, title: string): TimelineItem => ({
  type: 'journal',
  id: id(last),
  date: now,
  happened_on: null,
  happened_at: null,
  title,
  content: '',
  data: { entry_type: 'note', mood: null, tags: [], is_private: true, version: 1, files: 0 },
});
const incident = (last: number, title: string, is_sensitive: boolean): TimelineItem => ({
  ...entry(last, title),
  type: 'incident',
  data: {
    type: 'harassment',
    priority: 'high',
    status: 'open',
    incident_until: null,
    date_certainty: null,
    time_until: null,
    time_certainty: null,
    tags: [],
    reference_number: 'INC-2026-0001',
    created_at: now,
    unstated: [],
    is_sensitive,
  },
});
const told = (last: number): TimelineItem => ({
  ...entry(last, 'Le 20 novembre 2026'),
  type: 'conversation',
  data: { status: 'active', message_count: 4 },
});
const BUSY: Home = {
  counts: { entries: 3, conversations: 4, incidents: 12, running: 7, exhibits: 0 },
  has_told: true,
  last_change: now,
  conversation: {
    id: id(9),
    title: 'Le 20 novembre 2026',
    model_used: 'guide',
    status: 'active',
    message_count: 4,
    created_at: now,
    updated_at: '2026-11-20T12:00:00.000Z',
  },
  deleted_from: null,
  kept: [
    { kept_at: now, item: told(9) },
    { kept_at: now, item: incident(2, '', true) },
    { kept_at: '2026-11-21T10:00:00.000Z', item: entry(3, 'Mail du soir') },
    { kept_at: '2025-11-21T10:00:00.000Z', item: entry(4, '') },
  ],
};

let answers: (() => Response | Promise<Response>)[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  vi.stubGlobal('scrollTo', () => undefined);
  localStorage.clear();
  setCredentials({ ...before, accessToken: async () => 'a token', refresh: async () => null });
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('/api/home')) return Response.json({}, { status: 404 });
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return await (next as () => Response)();
  });
  await loadTexts(['home', 'notices', 'common', 'errors'], 'fr');
});
afterEach(() => {
  cleanup();
  quickNote.set(false);
  quickNoteWords.set('');
  queryClient.clear();
  setCredentials(before);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = async (home: Home | null, metadata: object = { first_name: 'Nadia', last_name: 'Benali' }) => {
  if (home !== null) answers = [() => Response.json(home)];
  settle(
    profileFromAccount({ id: OWNER, email: 'n@b.fr', user_metadata: { ...metadata }, app_metadata: {} }),
    'server',
  );
  const root = createRootRoute();
  const route = createRoute({ getParentRoute: () => root, path: '/app-home', component: HomeScreen });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ['/app-home'] }),
  });
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <Suspense>
          <RouterProvider router={router as never} />
        </Suspense>
      </QueryClientProvider>,
    );
  });
  if (home !== null) await screen.findByRole('heading', { name: 'Aperçu de votre activité' });
};
const rows = (heading: string) =>
  within(screen.getByRole('region', { name: heading }))
    .getAllByRole('listitem')
    .map((row) => [
      row.querySelector('time')?.textContent,
      (within(row).queryByRole('link') ?? within(row).getByRole('button')).textContent,
      within(row).queryByRole('link')?.getAttribute('href') ?? null,
    ]);
const figures = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [
        term.firstChild?.textContent,
        within(term.parentElement as HTMLElement).getByRole('definition').textContent,
      ]),
  );
const steps = () =>
  within(screen.getByRole('region', { name: 'Pour commencer' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent?.includes('(fait)'));

describe('the dashboard', () => {
  it('of an empty account begins with the day and a place to write, and has no empty lists', async () => {
    await show(EMPTY);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'lundi 23 novembre 2026',
      'Actions rapides',
      'Pour commencer',
      'Aperçu de votre activité',
      'Nos engagements',
    ]);
    expect(figures()).toMatchObject({ Incidents: '0', 'Dernière activité': 'Aucune' });
  });

  it('counts what is there', async () => {
    await show(BUSY);
    expect(figures()).toEqual({
      'Entrées du journal': '3',
      Conversations: '4',
      Incidents: '12',
      'Incidents en cours': '7',
      'Dernière activité': "Aujourd'hui",
    });
  });

  it('says first, and calmly, that an administrator has the account deleted, on which day, and leads to the export', async () => {
    await show({ ...BUSY, deleted_from: '2026-12-20T09:00:00.000Z' });
    const line = screen.getByText('Votre compte sera supprimé le 20 décembre 2026').closest('[role]');
    expect(line?.getAttribute('role')).toBe('status');
    const link = within(line as HTMLElement).getByRole('link', { name: 'Tout emporter' });
    expect(link.getAttribute('href')).toBe('/settings/my-data');
    cleanup();
    queryClient.clear();
    await show(BUSY);
    expect(screen.queryByText(/Votre compte sera supprimé/)).toBeNull();
  });

  it('shows the last three things kept, none twice and no word of a sensitive one, each with its way', async () => {
    await show(BUSY);
    expect(rows('Reprendre')).toEqual([
      ['20 nov.'.replace(' ', '\u00a0'), 'Le 20 novembre 2026', `/ia-call?continue=${id(9)}`],
    ]);
    expect(rows('Enregistré récemment').map(([, ...row]) => row)).toEqual([
      ['Titre masqué (incident sensible)', `/incidents/${id(2)}`],
      ['Mail du soir', `/journal-de-bord?entry=${id(3)}`],
      ['Sans titre', `/journal-de-bord?entry=${id(4)}`],
    ]);
    expect(rows('Enregistré récemment').map(([when]) => when?.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringMatching(/^\d+\sh$/),
      '21 nov.',
      '21 novembre 2025',
    ]);
  });

  it('offers what was begun in this browser as soon as it is there, and no longer than that', async () => {
    await show(EMPTY);
    const place = { what: 'incident', owner: OWNER, scope: 'new', slot: id(5) };
    await act(async () => writeDraft(place, { values: { title: 'Mise à l’écart' } }, 'local'));
    expect(rows('Reprendre').map(([, ...row]) => row)).toEqual([['Mise à l’écart', '/incidents/new']]);
    await act(async () => removeDraft(place));
    expect(screen.queryByRole('region', { name: 'Reprendre' })).toBeNull();
  });

  it('shows what was kept without a connection first, also when the rest cannot be loaded', async () => {
    await giveKey(OWNER);
    await keepWaiting(OWNER, id(3), { ...emptyEntry(), title: 'Sans réseau', content: 'Sans réseau' });
    await show(BUSY);
    expect(rows('Enregistré récemment').map(([, words]) => words)).toEqual([
      'Sans réseau',
      'Titre masqué (incident sensible)',
      'Sans titre',
    ]);
    cleanup();
    queryClient.clear();
    answers = [() => Response.json({}, { status: 500 })];
    await show(null);
    await screen.findByRole('alert');
    expect(rows('Enregistré récemment')).toMatchObject([
      [expect.any(String), 'Sans réseau', expect.any(String)],
    ]);
    forgetWaiting(OWNER, id(3));
  });

  it('opens the note that is pressed, or typed in with the first letters', async () => {
    await show(EMPTY);
    const box = within(screen.getByRole('region', { name: /lundi/ })).getByRole('button');
    await act(async () => fireEvent.keyDown(box, { key: 'Tab' }));
    expect(quickNote.get()).toBe(false);
    await act(async () => {
      for (const key of 'Il') fireEvent.keyDown(box, { key });
    });
    expect([quickNote.get(), quickNoteWords.get()]).toEqual([true, 'Il']);
    quickNoteWords.set('');
    quickNote.set(false);
    await act(async () => fireEvent.click(box));
    expect([quickNote.get(), quickNoteWords.get()]).toEqual([true, '']);
  });

  it('stands where its figures cannot be loaded, says so, and tries again', async () => {
    answers = [() => Response.json({}, { status: 500 }), () => Response.json(BUSY)];
    const place = { what: 'quick-note', owner: OWNER, scope: 'new', slot: id(6) };
    writeDraft(place, { values: { text: 'Ce matin' } }, 'local');
    await show(null);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Une partie du tableau de bord n’a pas pu être chargée.');
    expect(rows('Reprendre').map(([, words]) => words)).toEqual(['Ce matin']);
    expect(screen.getByRole('link', { name: 'Créer un incident' })).toBeDefined();
    expect(screen.getByText('Comment sont gardées vos données').closest('details')?.open).toBe(false);
    await act(async () => fireEvent.click(within(alert).getByRole('button', { name: 'Réessayer' })));
    await waitFor(() => expect(figures().Incidents).toBe('12'));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => removeDraft(place));
  });
});

describe('the starting guide', () => {
  it('follows what has been done, also when nothing of it was done here', async () => {
    await show(EMPTY, { first_name: 'Nadia' });
    expect(steps()).toEqual([false, false, false, false, false]);
    cleanup();
    queryClient.clear();
    await show(BUSY);
    expect(steps()).toEqual([true, true, true, true, false]);
  });

  it('goes when all is done', async () => {
    await show({ ...BUSY, counts: { ...BUSY.counts, exhibits: 1 } });
    expect(screen.queryByRole('region', { name: 'Pour commencer' })).toBeNull();
    expect(screen.queryByText(/Afficher le guide/)).toBeNull();
  });

  it('is put away by the person, for this person, and can be had back', async () => {
    await show(EMPTY);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Masquer ce guide' })));
    expect(screen.queryByRole('region', { name: 'Pour commencer' })).toBeNull();
    expect(localStorage.getItem(`recueil.guide.${OWNER}`)).toBe('away');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: /Afficher le guide/ })),
    );
    cleanup();
    await show(EMPTY);
    expect(document.activeElement).toBe(document.body);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /Afficher le guide/ })));
    expect(steps()).toHaveLength(5);
    expect(localStorage.getItem(`recueil.guide.${OWNER}`)).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Masquer ce guide' })),
    );
  });
});
