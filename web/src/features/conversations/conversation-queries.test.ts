import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { OpenConversation } from '#contract/conversations.ts';
import { isStaleAfter } from '#web/lib/live/stale-queries.ts';
import { openConversationOptions, showEvent } from './conversation-queries.ts';
import { conversationOf, messageOf } from './test-messages.ts';

const { get } = vi.hoisted(() => ({ get: vi.fn() }));
vi.mock('#web/lib/requests/api.ts', () => ({ api: { get } }));

const saved = messageOf('m1', 'user');
const reply = messageOf('r1', 'assistant');

/** Reads the conversation; what the server answers has been read before anything was said. */
const readWhile = async (client: QueryClient, happens: () => void): Promise<string[]> => {
  const answered = Promise.withResolvers<OpenConversation>();
  get.mockReturnValueOnce(answered.promise);
  const reading = client.fetchQuery({ ...openConversationOptions('c1'), staleTime: 0 });
  happens();
  answered.resolve(conversationOf());
  return (await reading).messages.map(({ id }) => id);
};

it('a message that is sent while its conversation is read for the first time is shown', async () => {
  const client = new QueryClient();
  const told = await readWhile(client, () => {
    showEvent(client, 'c1', { event: 'saved', message: saved });
    showEvent(client, 'c1', { event: 'reply', message: reply });
  });
  expect(told).toEqual(['m1', 'r1']);
});

it('a message that is sent while its conversation is read again stays shown', async () => {
  const client = new QueryClient();
  expect(await readWhile(client, () => undefined)).toEqual([]);
  const told = await readWhile(client, () => showEvent(client, 'c1', { event: 'saved', message: saved }));
  expect(told).toEqual(['m1']);
});

it('a conversation that changed elsewhere makes itself and the list be read again', () => {
  const keys = [
    ['conversations'],
    ['conversation', 'c1'],
    ['conversation', 'c2'],
    ['conversation-early', 'c1'],
  ];
  const isStale = isStaleAfter({ event: 'changed', kind: 'conversation', id: 'c1' });
  const stale = keys.filter((queryKey) => isStale({ queryKey, state: { dataUpdatedAt: 100 } }));
  expect(stale).toEqual([['conversations'], ['conversation', 'c1']]);
});
