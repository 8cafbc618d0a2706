/** Which fields of a conversation and its messages are sealed, and which columns the seal binds. */
import * as z from 'zod/mini';
import { id } from '#contract/common/shapes.ts';
import { message } from '#contract/conversations.ts';
import { sealedKind } from '../../platform/sealing/sealed-kind.ts';
import { keptCard } from './telling/stored-values.ts';

declare module '../../platform/ledger/ledger.ts' {
  interface LedgerEntities {
    conversation: true;
    conversation_message: true;
  }
}

const conversationContent = z.object({
  /** Null until the person has given one. */
  title: z.nullable(z.string()),
  /** The summary of a long conversation that is sent to a model (interview/memory). */
  summary: z.exactOptional(z.object({ passages: z.readonly(z.array(z.string())), through: z.number() })),
});
export type ConversationContent = z.infer<typeof conversationContent>;

export const SEALED_CONVERSATION = sealedKind({
  table: 'conversations',
  binds: ['id', 'version', 'created_at', 'status', 'model_used'],
  content: conversationContent,
  formerContext: (row) => `conversations/${row.id}`,
});

/** The bound columns of a conversation. */
export interface BoundConversation {
  id: string;
  version: number;
  created_at: Date;
  status: string;
  model_used: string;
}

const messageContent = z.object({
  content: message.shape.content,
  metadata: message.shape.metadata,
  /** Ids of files, in order. */
  attachments: z.exactOptional(z.array(id)),
  /** Of a reply: what the card under it asks about. */
  card: z.exactOptional(keptCard),
});
export type MessageContent = z.infer<typeof messageContent>;

/** A message never changes: its author, time and the message that it answers are bound to its words. */
export const SEALED_MESSAGE = sealedKind({
  table: 'conversation_messages',
  binds: ['id', 'conversation_id', 'position', 'role', 'reply_to', 'created_at'],
  content: messageContent,
  formerContext: (row) => `conversation_messages/${row.conversation_id}/${row.role}/${row.id}`,
});
