import { expect, it } from 'vitest';
import type { Conversation } from '#contract/conversations.ts';
import { conversationOf } from '../test-messages.ts';
import { emptyAmong } from './use-new-conversation.ts';

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
