// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { conversationOf } from '../test-messages.ts';
import { CollectedColumn } from './collected-column.tsx';

afterEach(cleanup);

const { collected: nothing } = conversationOf();
const earlier = { ...nothing, key: '', number: 1, filled: 3, day: '2026-03-03' };
const told = { ...nothing, key: 'm3:0', number: 2, filled: 6, day: '2026-04-12', others: [earlier] };

it.each([
  [null, '6 sur 8'],
  ['', '3 sur 8'],
])('the count is that of the incident whose details are shown (%j)', async (episode, count) => {
  await loadTexts(['conversations', 'common', 'errors']);
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <CollectedColumn
            shown={{
              owner: 'claire',
              conversationId: 'c1',
              collected: told,
              episode,
              onShow: () => undefined,
              onQuote: () => undefined,
            }}
          />
        </Suspense>
      </QueryClientProvider>,
    );
  });
  expect(screen.getByRole('heading', { level: 2 }).nextElementSibling?.textContent).toBe(count);
});
