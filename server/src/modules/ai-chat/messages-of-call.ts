import type { AiChatMessage } from '#contract/ai-chat.ts';
import type { SaidMessage } from '../assistant/index.ts';

/**
 * The conversation that a call brings along, as the assistant reads it.
 *
 * [Note: system messages] What a caller sends under the role `system` is left out. It is no instruction: that a model does
 * not lead the person stands in our own instructions and in the gate, and a caller who could add to the former would ask
 * its own questions through us. And it is nothing that the person said: read as her words, it would fill details that
 * nobody told. The specification's own client sends its rules there; they are the ones that hold here anyway.
 *
 * @param at the messages bear no time: "hier" is the day before the call
 */
export const messagesOfCall = (messages: readonly AiChatMessage[], at: Date): SaidMessage[] =>
  messages.flatMap(({ role, content }, index) =>
    role === 'system' ? [] : [{ id: `${index}`, role, content, at }],
  );
