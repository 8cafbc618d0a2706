import type { Message, OpenConversation } from '#contract/conversations.ts';

/** A message for tests. */
export const messageOf = (id: string, role: Message['role'], content = id): Message => ({
  id,
  conversation_id: 'c1',
  role,
  content,
  metadata: {},
  created_at: '2026-11-20T10:00:00.000Z',
});

/** An open conversation for tests, with nothing collected. */
export const conversationOf = (...messages: Message[]): OpenConversation => ({
  conversation: {
    id: 'c1',
    title: 'Nouvelle conversation',
    model_used: 'guide',
    status: 'active',
    message_count: messages.length,
    created_at: '2026-11-20T10:00:00.000Z',
    updated_at: '2026-11-20T10:00:00.000Z',
  },
  messages,
  collected: { details: [], people: [], type: null, day: null, time: null, filled: 0 },
  suggestion: null,
});
