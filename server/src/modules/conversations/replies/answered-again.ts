import type { Message, TurnInput } from '#contract/conversations.ts';

/**
 * What the next reply to a stored message answers: the message, or the cut reply that is to be written again. A cut reply
 * can be written again only while it is the last message: later messages respond to what it says.
 */
export const answeredAgain = (
  messages: readonly Message[],
  { id, again }: Pick<TurnInput, 'id' | 'again'>,
): string => {
  const since = messages.slice(messages.findIndex((message) => message.id === id) + 1);
  const cut = since.find((message) => message.id === again);
  const isAnswered = since.every(({ role }) => role !== 'user');
  return cut?.role === 'assistant' && cut.metadata.interrupted === true && isAnswered ? cut.id : id;
};
