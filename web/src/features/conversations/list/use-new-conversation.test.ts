// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Conversation } from '#contract/conversations.ts';
import { setCredentials } from '#web/lib/requests/credentials.ts';
import { conversationOf } from '../test-messages.ts';
import { emptyAmong, useNewConversation } from './use-new-conversation.ts';

const listed = (id: string, changes: Partial<Conversation> = {}): Conversation => ({
  ...conversationOf().conversation,
  id,
  ...changes,
});

it('the empty conversation is the one that is active, unnamed and without a word', () => {
  expect(
    emptyAmong([
      listed('told', { message_count: 2 }),
      listed('named', { title: 'La cantine' }),
      listed('put aside', { status: 'archived' }),
      listed('empty'),
    ])?.id,
  ).toBe('empty');
  expect(emptyAmong([listed('told', { message_count: 2 })])).toBeUndefined();
});

it('the first conversation is made on opening, and not in the stead of one that was just deleted', async () => {
  setCredentials({
    accessToken: async () => 'token',
    refresh: async () => null,
    ended: () => undefined,
    secondFactorNeeded: () => undefined,
    confirmationNeeded: () => undefined,
    accountClosing: () => undefined,
  });
  const created: string[] = [];
  vi.stubGlobal('fetch', async (_input: unknown, { body }: RequestInit) => {
    created.push(JSON.parse(String(body)).id);
    return Response.json({}, { status: 503 });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client, children });
  const opened = (counts: (number | undefined)[]) => {
    const { rerender } = renderHook(({ count }) => useNewConversation(count), {
      wrapper,
      initialProps: { count: counts[0] },
    });
    for (const count of counts.slice(1)) rerender({ count });
  };
  opened([undefined, 1, 0]);
  opened([undefined, 0, 0]);
  await vi.waitFor(() => expect(created.length).toBeGreaterThan(0));
  expect(created).toHaveLength(1);
});
