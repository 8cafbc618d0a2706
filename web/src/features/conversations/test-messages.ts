import type { Message, OpenConversation } from '#contract/conversations.ts';
import type { Proposal, Suggestion } from '#contract/interview.ts';

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
  collected: { proposals: [], told: [], card: null },
  suggestion: null,
});

/** A proposal for tests, which rests on these words of message m1. */
export const proposalOf = (
  value: Proposal['value'],
  words: string,
  more: Partial<Proposal> = {},
): Proposal => ({
  id: `${value.detail}/${words}`,
  detail: value.detail,
  value,
  sources: [{ message_id: 'm1', start: 0, end: words.length, words }],
  denial: false,
  state: 'proposed',
  certain: false,
  conflicts: [],
  ...more,
});

/** A day and an hour for tests. */
export const whenOf = (day: string | null, time: string | null = null): Proposal['value'] => ({
  detail: 'when',
  day,
  time,
  approximate: false,
  habit: false,
});

/** A suggestion for tests, whose account are these words of message m1. */
export const suggestionOf = (words = 'Il m’a insultée.', more: Partial<Suggestion> = {}): Suggestion => ({
  id: 's1',
  conversation_id: 'c1',
  title: words,
  description: words,
  account: [{ message_id: 'm1', start: 0, end: words.length, words }],
  rest: [],
  severity: 'medium',
  type: 'harassment',
  extractedData: { date: null, location: null, people: [], facts: [] },
  created_at: '2026-11-20T10:00:00.000Z',
  ...more,
});
