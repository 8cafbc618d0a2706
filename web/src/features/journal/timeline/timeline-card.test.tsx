// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TimelineItem } from '#contract/timeline.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { TimelineCard } from './timeline-card.tsx';

beforeEach(() => loadTexts(['journal', 'incidents']));
afterEach(cleanup);

const ID = '0198f000-0000-7000-8000-000000000000';
const common = { id: ID, date: '2026-03-12T12:00:00.000Z', happened_on: '2026-03-12', happened_at: '09:30' };
const ENTRY: TimelineItem = {
  ...common,
  type: 'journal',
  title: 'La réunion',
  content: 'Il a encore parlé…',
  data: {
    entry_type: 'reflection',
    mood: 'negative',
    tags: ['équipe'],
    is_private: true,
    version: 1,
    files: 2,
  },
};
const CONVERSATION: TimelineItem = {
  ...common,
  type: 'conversation',
  title: 'Le 12 mars',
  content: '',
  data: { status: 'active', message_count: 3 },
};
const INCIDENT: TimelineItem = {
  ...common,
  type: 'incident',
  title: '',
  content: '',
  data: {
    type: 'bullying',
    priority: 'high',
    status: 'open',
    incident_until: null,
    date_certainty: null,
    time_until: null,
    time_certainty: null,
    reference_number: 'INC-2026-0001',
    created_at: '2026-03-12T11:00:00.000Z',
    tags: [],
    unstated: [],
    is_sensitive: true,
  },
};

const show = (item: TimelineItem) => {
  const root = createRootRoute();
  const paths = ['/journal-de-bord', '/ia-call', '/incidents/$id', '/incidents/$id/edit'];
  const routeTree = root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path })));
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: ['/journal-de-bord'] }),
  });
  return act(async () => {
    await router.load();
    render(
      <Suspense>
        <RouterContextProvider router={router}>
          <TimelineCard item={item} />
        </RouterContextProvider>
      </Suspense>,
    );
  });
};
const links = () =>
  screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')]);

it('an entry says what it is in words, and its title opens its form here', async () => {
  await show(ENTRY);
  const words = screen.getByRole('article').textContent;
  for (const said of [
    'Réflexion',
    '9\u202fh\u202f30',
    'La réunion',
    'Il a encore parlé…',
    'équipe',
    'Privé',
    'Plutôt mal',
    '2 fichiers',
  ]) {
    expect(words).toContain(said);
  }
  expect(links()).toEqual([[`/journal-de-bord?entry=${ID}`, null]]);
});

it('a quick note whose title is all its words says them once', async () => {
  await show({ ...ENTRY, title: 'Il a crié.', content: ' Il a crié.\n' });
  expect(screen.getByRole('heading').textContent).toBe('Il a crié.');
  expect(screen.queryByText(/Il a crié/, { selector: 'p' })).toBeNull();
});

it('a conversation can be looked at and gone on with, each in a new tab', async () => {
  await show(CONVERSATION);
  expect(links()).toEqual([
    [`/ia-call?conversation=${ID}`, '_blank'],
    [`/ia-call?continue=${ID}`, '_blank'],
  ]);
  expect(screen.getByRole('link', { name: /Reprendre.*Le 12 mars.*nouvel onglet/ })).toBeDefined();
});

it('an incident opens, and can be edited, in a new tab; the words of a sensitive one are not shown', async () => {
  await show(INCIDENT);
  expect(links()).toEqual([
    [`/incidents/${ID}`, '_blank'],
    [`/incidents/${ID}/edit`, '_blank'],
  ]);
  expect(screen.getByRole('heading').textContent).toBe('Titre masqué (incident sensible)');
});

it('the title, the words and the tags of a person run in the direction of their own letters', async () => {
  const said = { title: 'اجتماع الصباح', content: 'قال لي أن أصمت.' };
  await show({ ...ENTRY, ...said, data: { ...ENTRY.data, tags: ['زميل'] } } as TimelineItem);
  for (const words of [said.title, said.content, 'زميل']) {
    const holder = screen.getByText(words).closest('[dir]');
    expect([holder?.getAttribute('dir'), holder?.textContent]).toEqual(['auto', words]);
  }
});
