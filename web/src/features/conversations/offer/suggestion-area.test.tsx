// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Message, OpenConversation } from '#contract/conversations.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { conversationOf, messageOf } from '../test-messages.ts';
import { SuggestionArea } from './suggestion-area.tsx';

afterEach(cleanup);

const withOffer = (...messages: Message[]): OpenConversation => ({
  ...conversationOf(...messages),
  suggestion: {
    id: 's1',
    conversation_id: 'c1',
    title: 'Agression verbale',
    description: '',
    severity: 'high',
    type: 'verbal_abuse',
    extractedData: { date: null, location: null, people: [], facts: [] },
    created_at: '2026-11-20T10:00:00.000Z',
  },
});
const show = async (open: OpenConversation) => {
  await loadTexts(['conversations', 'common', 'errors']);
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <SuggestionArea open={open} />
        </Suspense>
      </QueryClientProvider>,
    );
  });
};

it('an offer is neither shown nor said aloud under words of distress, and comes back afterwards', async () => {
  const distress = {
    ...messageOf('m0', 'user', 'Je veux mourir.'),
    metadata: { safety: 'distress' as const },
  };
  await show(withOffer(distress));
  // It is there, and has nothing to say.
  expect(document.querySelector('[aria-live]')?.textContent).toBe('');
  expect(screen.queryAllByText(/Un incident peut être déclaré/)).toEqual([]);
  cleanup();
  await show(withOffer(distress, messageOf('m1', 'user', 'Il a aussi claqué la porte.')));
  expect(screen.getByRole('heading', { name: 'Un incident peut être déclaré' })).toBeTruthy();
});
