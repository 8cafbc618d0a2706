import type { Conversation } from '#contract/conversations.ts';

/** Conversations that were last updated in one month. */
export interface ConversationsOfMonth {
  /** '2026-11', in the browser's time zone. */
  month: string;
  conversations: Conversation[];
}

/** Last updated first, as they come. */
export const byMonth = (conversations: readonly Conversation[]): ConversationsOfMonth[] =>
  [...Map.groupBy(conversations, ({ updated_at }) => monthOf(new Date(updated_at)))].map(
    ([month, ofMonth]) => ({ month, conversations: ofMonth }),
  );

const monthOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
