import * as z from 'zod/mini';
import { detailKind } from './common/details.ts';
import {
  ATTACHMENTS_MAX_COUNT,
  CONVERSATION_TITLE_MAX_CHARACTERS,
  MESSAGE_MAX_CHARACTERS,
} from './common/limits.ts';
import { problemCodes } from './common/problems.ts';
import { filledText, id, instant, isFilled, pageOf, text } from './common/shapes.ts';
import { storedFile } from './files.ts';
import { collected, safetyKind, suggestion } from './interview.ts';

export const CONVERSATION_STATUSES = ['active', 'archived', 'completed'] as const;
export const conversationStatus = z.enum(CONVERSATION_STATUSES);
export type ConversationStatus = z.infer<typeof conversationStatus>;

/** The local guide's name in `model_used` and in `/api/config`. */
export const GUIDE_MODEL = 'guide';

export const DEFAULT_CONVERSATION_TITLE = 'Nouvelle conversation';

export const conversation = z.object({
  id,
  title: z.string(),
  /** The model that answers: `guide`, or as `/api/config` names it. */
  model_used: z.string(),
  status: conversationStatus,
  message_count: z.number(),
  /**
   * What the person said last, in one line of at most {@link LIST_EXCERPT_CHARACTERS} characters, without the words that the
   * title has of it. Absent where nothing is left of it, and for those who chose neutral titles.
   */
  excerpt: z.optional(z.string()),
  created_at: instant,
  updated_at: instant,
});
export type Conversation = z.infer<typeof conversation>;

export const conversationPage = pageOf(conversation);

/** The client chooses the id, so that a repeated request creates nothing twice. */
export const conversationInput = z.object({
  id,
  title: z.optional(filledText(CONVERSATION_TITLE_MAX_CHARACTERS)),
});
export type ConversationInput = z.infer<typeof conversationInput>;

/**
 * `PATCH /api/conversations/{id}`: its title, its status (spec.md, 4), who answers in it. None of them changes its
 * place in the list.
 */
export const conversationPatch = z.object({
  title: z.optional(filledText(CONVERSATION_TITLE_MAX_CHARACTERS)),
  status: z.optional(conversationStatus),
  /** Who answers from now on: the local guide, or the model that is configured here. */
  answered_by: z.optional(z.enum(['guide', 'configured'])),
});
export type ConversationPatch = z.infer<typeof conversationPatch>;

export const MESSAGE_ROLES = ['user', 'assistant', 'system'] as const;
export const messageRole = z.enum(MESSAGE_ROLES);

export const message = z.object({
  id,
  conversation_id: id,
  role: messageRole,
  content: z.string(),
  metadata: z.object({
    /** The reply was cut off; the text received so far is kept. */
    interrupted: z.optional(z.boolean()),
    /** The person stopped it. */
    stopped: z.optional(z.boolean()),
    /** When the person wrote it, by the device's clock, where it could be sent only later. */
    written_at: z.optional(instant),
    /** The message was recognised as speaking of danger or distress: the reply comes first, then the numbers. */
    safety: z.optional(safetyKind),
    /** A faint sign of it: one quiet line under the reply opens the numbers. */
    faint: z.optional(z.literal(true)),
    /** Of a reply: the detail that it asks for; the quick answers follow from it. */
    asks: z.optional(detailKind),
    /** Of a reply to a protest: the detail that the screen opens for correction. */
    opens: z.optional(detailKind),
  }),
  /** The stored message does not open; its content is empty. */
  damaged: z.optional(z.literal(true)),
  /** The attachments, in order. */
  attachments: z.optional(z.array(storedFile)),
  created_at: instant,
});
export type Message = z.infer<typeof message>;

/** A reply that is not saved: it is being written, or the person stopped it before its first words. */
export const pendingReply = z.object({
  /** The person's message. */
  message_id: id,
  status: z.enum(['writing', 'stopped']),
});
export type PendingReply = z.infer<typeof pendingReply>;

/** An opened conversation: its messages oldest first, the collected details, and an open suggestion. */
export const openConversation = z.object({
  conversation,
  messages: z.array(message),
  /** Absent when there are none. */
  replies: z.optional(z.array(pendingReply)),
  collected,
  suggestion: z.nullable(suggestion),
});
export type OpenConversation = z.infer<typeof openConversation>;

/** `POST /api/conversations/{id}/turns`. The same id sent again answers with what was saved, and adds nothing. */
export const turnInput = z
  .object({
    /** The id of the user message, chosen by the client (UUIDv7). */
    id,
    /** Empty only with attachments. */
    content: text(MESSAGE_MAX_CHARACTERS),
    /** Files that have been uploaded before (`PUT /api/files/{id}`), in order. */
    attachments: z.optional(z.array(id).check(z.maxLength(ATTACHMENTS_MAX_COUNT))),
    /**
     * The id of the conversation's last message, a reply that is marked as interrupted: a new reply is asked for, and this
     * one stays. A repeated request gets the same new reply; any other id changes nothing.
     */
    again: z.optional(id),
    /** The time of writing, where it could be sent only later. */
    written_at: z.optional(instant),
    /** IANA name; relative dates ("hier") are read in it. */
    time_zone: z.optional(z.string().check(z.maxLength(60))),
  })
  .check(
    z.refine(
      ({ content, attachments }) =>
        isFilled(content) || (attachments !== undefined && attachments.length > 0),
      { path: ['content'] },
    ),
  );
export type TurnInput = z.infer<typeof turnInput>;

/**
 * The server-sent events of a turn, in order: `saved` once the message is on disk; `delta`* while the reply is
 * written; `reply` once all of it is saved; `collected` with the details so far; then `done`. `problem` replaces
 * the events that could not happen, `stopped` a reply that the person stopped before its first words: the message stays
 * saved.
 */
export const turnEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('saved'), message }),
  z.object({ event: z.literal('delta'), text: z.string() }),
  z.object({ event: z.literal('reply'), message }),
  z.object({ event: z.literal('collected'), collected, suggestion: z.nullable(suggestion) }),
  z.object({
    event: z.literal('problem'),
    code: z.enum(problemCodes),
    /** Of `model_failed`: the status that the model's server answered, where that was an error. */
    modelStatus: z.optional(z.number()),
  }),
  z.object({ event: z.literal('stopped') }),
  z.object({ event: z.literal('done'), conversation }),
]);
export type TurnEvent = z.infer<typeof turnEvent>;
