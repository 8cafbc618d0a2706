import type { AiChatMessage } from '#contract/ai-chat.ts';
import type { SaidMessage } from '#interviewer/index.ts';

/**
 * The messages of a call, as the assistant reads them.
 *
 * [Note: system messages] Messages with the role `system` are left out. They are not used as instructions: our own
 * instructions and the gate keep the model from leading the person, and a caller who could add to them could ask leading
 * questions. They are not read as the person's words either: that would fill details that the person did not tell. The
 * specification's own client sends its rules there, and those apply here anyway.
 *
 * @param at stands for the time of every message, since they have none: "hier" is the day before the call
 */
export const messagesOfCall = (messages: readonly AiChatMessage[], at: Date): SaidMessage[] =>
  messages.flatMap(({ role, content }, index) =>
    role === 'system' ? [] : [{ id: `${index}`, role, content, at }],
  );
