// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Conversation } from '#contract/conversations.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { incidentCounts } from '../incidents/incident-queries.ts';
import { ActivityOverview } from './activity-overview.tsx';
import { recentConversations, recentIncidents } from './home-queries.ts';

const today = '2026-11-21T12:00:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(today) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const conversation: Conversation = {
  id: '01980000-0000-7000-8000-000000000001',
  title: 'Nouvelle conversation',
  model_used: 'guide',
  status: 'active',
  message_count: 2,
  created_at: today,
  updated_at: today,
};

const show = async (count: number, nextCursor: string | null) => {
  await loadTexts(['home', 'common', 'errors', 'conversations'], 'fr');
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } });
  client.setQueryData(incidentCounts.queryKey, { total: 12, running: 7, resolved: 3, critical: 2 });
  client.setQueryData(recentConversations.queryKey, {
    items: Array.from({ length: count }, () => conversation),
    nextCursor,
  });
  client.setQueryData(recentIncidents.queryKey, { items: [], nextCursor: null });
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <Suspense>
          <ActivityOverview />
        </Suspense>
      </QueryClientProvider>,
    );
  });
};

const figures = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [
        term.firstChild?.textContent,
        within(term.parentElement as HTMLElement).getByRole('definition').textContent,
      ]),
  );

it('what is counted are the incidents and conversations that are there', async () => {
  await show(4, null);
  expect(figures()).toEqual({
    Incidents: '12',
    'Incidents en cours': '7',
    Conversations: '4',
    'Dernière activité': "Aujourd'hui",
  });
});

it('of more conversations than one page, no more is claimed than was counted', async () => {
  await show(3, 'next');
  expect(figures().Conversations).toBe('3 ou plus');
});
