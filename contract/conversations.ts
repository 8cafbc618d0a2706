import * as z from 'zod/mini';
import { storedFile } from './files.ts';
import { collected, safetyKind, suggestion } from './interview.ts';
import {
  ATTACHMENTS_MAX_COUNT,
  CONVERSATION_TITLE_MAX_CHARACTERS,
  MESSAGE_MAX_CHARACTERS,
} from './limits.ts';
import { problemCodes } from './problems.ts';
import { filledText, id, instant, isFilled, pageOf, text } from './shapes.ts';

export const CONVERSATION_STATUSES = ['active', 'archived', 'completed'] as const;
export const conversationStatus = z.enum(CONVERSATION_STATUSES);
export type ConversationStatus = z.infer<typeof conversationStatus>;

/** How the local guide is called in `model_used` and in `/api/config`. */
export const GUIDE_MODEL = 'guide';

export const DEFAULT_CONVERSATION_TITLE = 'Nouvelle conversation';

export const conversation = z.object({
  id,
  title: z.string(),
  /** The model that answers: `guide`, or as `/api/config` names it. */
  model_used: z.string(),
  status: conversationStatus,
  message_count: z.number(),
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
 * `PATCH /api/conversations/{id}`: a new name, what becomes of it (spec.md, 4), who answers in it. None of them moves it
 * in the list.
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
    /** The reply stopped in the middle; what came is kept. */
    interrupted: z.optional(z.boolean()),
    /** It was the person who stopped it. */
    stopped: z.optional(z.boolean()),
    /** When the person wrote it, by her device, where it could be sent only later. */
    written_at: z.optional(instant),
    /** The message was recognised as speaking of danger or distress: the numbers are shown under it. */
    safety: z.optional(safetyKind),
  }),
  /** What is stored of it does not open any more; the content is empty. */
  damaged: z.optional(z.literal(true)),
  /** What the message brings beside its words, in order. */
  attachments: z.optional(z.array(storedFile)),
  created_at: instant,
});
export type Message = z.infer<typeof message>;

/** A reply that is not there: it is on its way, or the person stopped it before anything came. */
export const pendingReply = z.object({
  /** The person's message. */
  message_id: id,
  status: z.enum(['writing', 'stopped']),
});
export type PendingReply = z.infer<typeof pendingReply>;

/** A conversation as opened: its messages oldest first, what was collected, and an open suggestion. */
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
    /** Empty only beside attachments. */
    content: text(MESSAGE_MAX_CHARACTERS),
    /** Files that have been uploaded before (`PUT /api/files/{id}`), in order. */
    attachments: z.optional(z.array(id).check(z.maxLength(ATTACHMENTS_MAX_COUNT))),
    /**
     * The id of a reply that is marked as interrupted and with which the conversation ends: another one is asked for, and
     * this one stays. Asked twice, it gives the same one; anything else named here changes nothing.
     */
    again: z.optional(id),
    /** When it was written, where it could be sent only later. */
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
 * written; `reply` once it is saved whole; `collected` with what is known now; then `done`. `problem` takes the
 * place of what could not happen, `stopped` that of a reply which the person stopped before anything came: the message
 * stays saved.
 */
export const turnEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('saved'), message }),
  z.object({ event: z.literal('delta'), text: z.string() }),
  z.object({ event: z.literal('reply'), message }),
  z.object({ event: z.literal('collected'), collected, suggestion: z.nullable(suggestion) }),
  z.object({
    event: z.literal('problem'),
    code: z.enum(problemCodes),
    /** Of `model_failed`: what the model's server answered with, where that was an error. */
    modelStatus: z.optional(z.number()),
  }),
  z.object({ event: z.literal('stopped') }),
  z.object({ event: z.literal('done'), conversation }),
]);
export type TurnEvent = z.infer<typeof turnEvent>;
