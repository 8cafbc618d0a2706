// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { CollectedDetail } from '#contract/interview.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { CollectedRow } from './collected-row.tsx';

afterEach(cleanup);

const show = async (more: Partial<CollectedDetail>) => {
  await loadTexts(['conversations']);
  const detail: CollectedDetail = {
    kind: 'where',
    certainty: 'exact',
    value: 'sous la verrière',
    sources: [{ message_id: 'm1', start: 10, end: 26, words: 'sous la verrière' }],
    ...more,
  };
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <ul>
            <CollectedRow
              conversationId="c1"
              episode=""
              shown={{ kind: 'where', state: 'exact', detail, isErased: false }}
              onQuote={() => undefined}
            />
          </ul>
        </Suspense>
      </QueryClientProvider>,
    );
  });
};
const LABEL = 'Repéré par l’assistant dans vos mots';

it('a detail that only the assistant has seen says so, beside the words it came from', async () => {
  await show({ found_by: 'model' });
  expect(screen.getByText(LABEL)).toBeTruthy();
  expect(screen.getByText('sous la verrière', { exact: false })).toBeTruthy();
  // It is corrected and erased as any other.
  expect(screen.getByRole('button', { name: /Lieu précis/ })).toBeTruthy();
});

it('a detail that was read in the words themselves has no such note', async () => {
  await show({});
  expect(screen.queryByText(LABEL)).toBeNull();
});
