/** A row of `conversations`, and the conversation in it. Threads import it: it imports little. */
import type { Conversation, ConversationStatus } from '#contract/conversations.ts';
import type { TimelineItem } from '#contract/timeline.ts';
import type { UserBox } from '../../platform/vault/vault.ts';
import { type ConversationContent, SEALED_CONVERSATION } from './conversation-content.ts';
import { lastWords } from './last-words.ts';
import { neutralTitle } from './neutral-title.ts';

export const CONVERSATION_COLUMNS = [
  'id',
  'status',
  'model_used',
  'message_count',
  'version',
  'sealed',
  'created_at',
  'updated_at',
] as const;

/** A row of `conversations` as every query here selects it. */
export interface ConversationRow {
  id: string;
  status: string;
  model_used: string;
  message_count: number;
  version: number;
  sealed: Buffer;
  created_at: Date;
  updated_at: Date;
}

/**
 * Opens a row.
 * @param words of the person, by which it is called until they name it
 * @param lastSaid what the person said last
 */
export const conversationFrom = (
  box: UserBox,
  row: ConversationRow,
  words?: string,
  lastSaid?: string,
): Conversation => {
  const title = titleIn(SEALED_CONVERSATION.tryOpen(box, row, row.sealed), row, words);
  const excerpt = lastSaid === undefined ? '' : lastWords(lastSaid, title);
  return {
    id: row.id,
    title,
    model_used: row.model_used,
    status: row.status as ConversationStatus,
    message_count: row.message_count,
    ...(excerpt !== '' && { excerpt }),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
};

/** Empty when the row could not be opened. */
const titleIn = (
  content: ConversationContent | undefined,
  row: ConversationRow,
  words: string | undefined,
): string => (content ? (content.title ?? words ?? neutralTitle(row)) : '');

/** As the timeline and the search show it. Of what was said in it nothing else is shown. */
export const conversationItem = (
  box: UserBox,
  row: ConversationRow,
  words?: string,
  { whole }: { whole: boolean } = { whole: false },
): TimelineItem => {
  const { id, title, status, message_count, created_at } = conversationFrom(box, row, words);
  return {
    type: 'conversation',
    id,
    date: created_at,
    happened_on: null,
    happened_at: null,
    title,
    content: '',
    ...(whole && { recorded: { created_at, changed_at: null } }),
    ...(title === '' && { damaged: true }),
    data: { status, message_count },
  };
};
