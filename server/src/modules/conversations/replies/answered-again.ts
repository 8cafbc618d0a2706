import type { Message, TurnInput } from '#contract/conversations.ts';

/**
 * What the reply to a message that is there already answers: the message, or the cut reply that is to be given anew. A cut
 * reply answers for its message as long as nothing was said since: what came later was said to what stands there.
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
