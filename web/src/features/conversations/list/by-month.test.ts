import { expect, it } from 'vitest';
import type { Conversation } from '#contract/conversations.ts';
import { byMonth } from './by-month.ts';

const updated = (id: string, updated_at: string) => ({ id, updated_at }) as Conversation;

it('conversations stand under the month in which they were last updated, in their order', () => {
  const [last, before, old] = [
    updated('a', '2026-11-20T12:00:00.000Z'),
    updated('b', '2026-11-02T12:00:00.000Z'),
    updated('c', '2025-11-15T12:00:00.000Z'),
  ];
  expect(byMonth([last, before, old])).toEqual([
    { month: '2026-11', conversations: [last, before] },
    { month: '2025-11', conversations: [old] },
  ]);
});
