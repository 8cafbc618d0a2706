import { expect, it } from 'vitest';
import type { Message } from '#contract/conversations.ts';
import { saidIn } from './interview-of.ts';

const message: Message = {
  id: '01980000-0000-7000-8000-000000000001',
  conversation_id: '01980000-0000-7000-8000-000000000002',
  role: 'user',
  content: 'Hier il m’a crié dessus.',
  metadata: {},
  created_at: '2026-11-21T09:00:00.000Z',
};

it('what was written before there was a connection is told from when it was written', () => {
  const written_at = '2026-11-19T21:30:00.000Z';
  expect(saidIn([{ ...message, metadata: { written_at } }])[0]?.at).toEqual(new Date(written_at));
  expect(saidIn([message])[0]?.at).toEqual(new Date(message.created_at));
});
