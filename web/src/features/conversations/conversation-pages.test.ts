import { expect, it } from 'vitest';
import {
  conversationsOf,
  withArrived,
  withChanged,
  withConversation,
  withEvent,
  withoutConversation,
} from './conversation-pages.ts';
import { conversationOf, messageOf } from './test-messages.ts';

const { conversation } = conversationOf();
const named = (id: string) => ({ ...conversation, id });
const pages = {
  pages: [
    { items: [named('a'), named('b')], nextCursor: 'next' },
    { items: [named('c')], nextCursor: null },
  ],
  pageParams: [null, 'next'],
};
const ids = (list: typeof pages) => conversationsOf(list).map(({ id }) => id);

it('a conversation that was updated moves to the top, from whatever page', () => {
  expect(ids(withConversation(pages, named('c')) as typeof pages)).toEqual(['c', 'a', 'b']);
  expect(ids(withConversation(pages, named('new')) as typeof pages)).toEqual(['new', 'a', 'b', 'c']);
});

it('a renamed conversation keeps its place, a deleted one leaves it', () => {
  const renamed = withChanged(pages, { ...named('b'), title: 'La cantine' });
  expect(conversationsOf(renamed).map(({ id, title }) => [id, title])[1]).toEqual(['b', 'La cantine']);
  expect(ids(renamed as typeof pages)).toEqual(['a', 'b', 'c']);
  expect(ids(withoutConversation(pages, 'b') as typeof pages)).toEqual(['a', 'c']);
});

it('a conversation that moved between two pages stands once', () => {
  expect(ids({ ...pages, pages: [...pages.pages, { items: [named('a')], nextCursor: null }] })).toEqual([
    'a',
    'b',
    'c',
  ]);
});

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
