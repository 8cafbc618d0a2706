// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Message, OpenConversation } from '#contract/conversations.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { setCredentials } from '#web/lib/credentials.ts';
import { conversationOf, messageOf } from '../test-messages.ts';
import { SuggestionArea } from './suggestion-area.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const withSuggestion = (...messages: Message[]): OpenConversation => ({
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

it('a suggestion is neither shown nor announced under words of distress, and comes back afterwards', async () => {
  const distress = {
    ...messageOf('m0', 'user', 'Je veux mourir.'),
    metadata: { safety: 'distress' as const },
  };
  await show(withSuggestion(distress));
  // It is there, and has nothing to say.
  expect(document.querySelector('[aria-live]')?.textContent).toBe('');
  expect(screen.queryAllByText(/Un incident peut être déclaré/)).toEqual([]);
  cleanup();
  await show(withSuggestion(distress, messageOf('m1', 'user', 'Il a aussi claqué la porte.')));
  expect(screen.getByRole('heading', { name: 'Un incident peut être déclaré' })).toBeTruthy();
});

it('where several incidents are told of, all suggestions can be dismissed at once', async () => {
  setCredentials({
    accessToken: async () => 'token',
    refresh: async () => null,
    ended: () => undefined,
    secondFactorNeeded: () => undefined,
    confirmationNeeded: () => undefined,
  });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string, { method }: RequestInit) => {
    asked.push(`${method} ${input}`);
    return new Response(null, { status: 204 });
  });
  const one = withSuggestion(messageOf('m1', 'user'), messageOf('r1', 'assistant'));
  await show(one);
  expect(screen.queryByRole('button', { name: 'Tout ignorer' })).toBeNull();
  cleanup();
  const { details, people, type, day, time, filled } = one.collected;
  const other = { key: 'b2', number: 2, details, people, type, day, time, filled };
  await show({ ...one, collected: { ...one.collected, key: '', number: 1, others: [other] } });
  expect(screen.getByRole('button', { name: 'Ignorer' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Tout ignorer' }));
  await vi.waitFor(() => expect(asked).toEqual(['DELETE /api/conversations/c1/suggestions']));
});
