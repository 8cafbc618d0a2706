import { expect, it } from 'vitest';
import { neutralTitle } from './neutral-title.ts';

it.each([
  [0, '2026-11-21T10:00:00Z', 'Nouvelle conversation'],
  [2, '2026-11-21T10:00:00Z', 'Le 21\u00A0novembre\u00A02026'],
  // In France it is the first of the month already.
  [1, '2026-10-31T23:30:00Z', 'Le 1er\u00A0novembre\u00A02026'],
])('with %i messages, begun at %s, a conversation is called "%s"', (message_count, at, title) => {
  expect(neutralTitle({ message_count, created_at: new Date(at) })).toBe(title);
});
