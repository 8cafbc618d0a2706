/**
 * `POST /functions/v1/ai-chat`: the plain AI call (spec.md, 7), in the shapes of OpenAI's chat completions. A body that
 * is refused gets a problem document with the specification's text in `error`.
 */
import * as z from 'zod/mini';
import {
  AI_CHAT_MAX_CHARACTERS,
  AI_CHAT_MESSAGES_MAX_COUNT,
  AI_CHAT_TEMPERATURE_MAX,
  AI_CHAT_TOKENS_MAX,
  MESSAGE_MAX_CHARACTERS,
} from './common/limits.ts';
import { filledText } from './common/shapes.ts';
import { safetyKind } from './interview.ts';

export const AI_CHAT_ROLES = ['system', 'user', 'assistant'] as const;

const aiChatMessage = z.object({
  role: z.enum(AI_CHAT_ROLES),
  content: filledText(MESSAGE_MAX_CHARACTERS),
});
export type AiChatMessage = z.infer<typeof aiChatMessage>;

/** OpenAI's other fields are ignored. */
export const aiChatInput = z.object({
  /** Oldest first; the last one that is not of the role `system` is what the person says now. */
  messages: z.array(aiChatMessage).check(
    z.maxLength(AI_CHAT_MESSAGES_MAX_COUNT),
    z.refine((messages) => messages.findLast(({ role }) => role !== 'system')?.role === 'user'),
    z.refine(
      (messages) => messages.reduce((sum, { content }) => sum + content.length, 0) <= AI_CHAT_MAX_CHARACTERS,
    ),
  ),
  /** `guide` for the local guide; with any other name the model that is configured here answers. */
  model: z.nullish(z.string().check(z.maxLength(200))),
  temperature: z.nullish(z.number().check(z.minimum(0), z.maximum(AI_CHAT_TEMPERATURE_MAX))),
  max_tokens: z.nullish(z.number().check(z.int(), z.minimum(1), z.maximum(AI_CHAT_TOKENS_MAX))),
  /** Server-sent events instead of one answer: chunks, then `[DONE]`. */
  stream: z.nullish(z.boolean()),
});
export type AiChatInput = z.infer<typeof aiChatInput>;

/** `length` when the model reached its token limit or its stream broke: an unfinished sentence is left out. */
const finishReason = z.enum(['stop', 'length']);

const usage = z.object({
  prompt_tokens: z.number(),
  completion_tokens: z.number(),
  total_tokens: z.number(),
});

const common = {
  id: z.string(),
  /** Seconds since 1970. */
  created: z.number(),
  /** Who answered: `guide`, or the model that is configured here. */
  model: z.string(),
};

export const aiChatCompletion = z.object({
  ...common,
  object: z.literal('chat.completion'),
  choices: z.array(
    z.object({
      index: z.number(),
      message: z.object({ role: z.literal('assistant'), content: z.string() }),
      finish_reason: finishReason,
    }),
  ),
  /** As the model reports them; zeros where it reports none. */
  usage,
  /** The last message was recognised as speaking of danger or distress: the content ends with the numbers to call. */
  safety: z.optional(safetyKind),
});
export type AiChatCompletion = z.infer<typeof aiChatCompletion>;

/** The data of each event but the last, which is `[DONE]`. The last chunk has the reason and the usage. */
export const aiChatChunk = z.object({
  ...common,
  object: z.literal('chat.completion.chunk'),
  choices: z.array(
    z.object({
      index: z.number(),
      delta: z.object({ role: z.optional(z.literal('assistant')), content: z.optional(z.string()) }),
      finish_reason: z.nullable(finishReason),
    }),
  ),
  usage: z.optional(usage),
  safety: z.optional(safetyKind),
});
export type AiChatChunk = z.infer<typeof aiChatChunk>;
