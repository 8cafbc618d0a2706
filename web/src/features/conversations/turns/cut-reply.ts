import type { Message } from '#contract/conversations.ts';

interface CutReply {
  reply: Message;
  /** The message that it answers. */
  asked: Message;
}

/** The reply with which the conversation ends, where it broke off or was stopped: another one can be asked for. */
export const cutReplyOf = (messages: readonly Message[]): CutReply | null => {
  const reply = messages.findLast(({ role }) => role !== 'system');
  const asked = messages.findLast(({ role }) => role === 'user');
  const isCut = reply?.role === 'assistant' && reply.metadata.interrupted === true;
  return isCut && asked !== undefined ? { reply, asked } : null;
};
