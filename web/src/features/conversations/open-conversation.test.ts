import { expect, it } from 'vitest';
import { withArrived, withEvent } from './open-conversation.ts';
import { conversationOf, messageOf } from './test-messages.ts';

it('a saved message joins the conversation once', () => {
  const open = conversationOf(messageOf('m1', 'user'));
  const event = { event: 'saved', message: messageOf('m2', 'user') } as const;
  const once = withEvent(open, event);
  expect(once.messages.map(({ id }) => id)).toEqual(['m1', 'm2']);
  expect(withEvent(once, event)).toBe(once);
});

it('what a turn told while the conversation was read again is not lost by the reading', () => {
  const [m1, m2, r2] = [messageOf('m1', 'user'), messageOf('m2', 'user'), messageOf('r2', 'assistant')];
  const before = conversationOf(m1);
  const shown = conversationOf(m1, m2, r2);
  const idsOf = (read: ReturnType<typeof conversationOf>) =>
    withArrived(read, before, shown).messages.map(({ id }) => id);
  expect(idsOf(conversationOf(m1))).toEqual(['m1', 'm2', 'r2']);
  expect(idsOf(conversationOf(m1, m2))).toEqual(['m1', 'm2', 'r2']);
  expect(idsOf(conversationOf(m1, m2, r2))).toEqual(['m1', 'm2', 'r2']);
});
