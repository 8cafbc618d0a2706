/**
 * After a reply of an outside model, that model is asked where the person's newest messages tell something.
 *
 * [Note: found behind the reply] No reader waits for it, and nothing depends on it: after a failure the message is asked
 * about again with the next one, as long as it is among the newest. A conversation that is kept with the guide never gets
 * here.
 */

import { isFilled } from '#contract/common/shapes.ts';
import { GUIDE_MODEL, type Message } from '#contract/conversations.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { readConversation, readMessages } from '../conversation-reader.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { readAndUpdateSuggestions } from '../suggestions/read-and-update-suggestions.ts';
import { readExtractedIds, storePointers } from '../telling/extraction-store.ts';
import type { AnsweringModel } from './answering-model.ts';
import { askForPointers, type MessageToRead } from './ask-for-pointers.ts';
import type { Turn } from './save-reply.ts';

/** The number of messages in one request: the newest one, and those that earlier failures left unasked. */
const NEWEST_MESSAGES = 3;

/** Starts the search; a stop of the server waits for it as for a turn. */
export const startFindingPointers = (
  services: ConversationServices,
  turn: Turn,
  answering: AnsweringModel,
): void => {
  if (answering.name === GUIDE_MODEL) return;
  const key = inFlightKey(turn.userId, turn.saved.id);
  const work = findPointers(services, turn, answering).finally(() => services.runningTurns.delete(key));
  services.runningTurns.set(key, { ended: work, stop: () => undefined });
};

const inFlightKey = (userId: string, messageId: string): string => `${userId}/${messageId}/pointers`;

/** Never rejects. */
const findPointers = async (
  services: ConversationServices,
  turn: Turn,
  answering: AnsweringModel,
): Promise<void> => {
  const { database, log } = services;
  const conversationId = turn.saved.conversation_id;
  try {
    const messages = await messagesToRead(services, turn);
    if (messages.length === 0) return;
    const found = await askForPointers(answering.model, messages);
    if (!found.ok) {
      log.warn({ code: found.code, status: found.status }, 'a model did not say what a message tells');
      return;
    }
    const isNews = await database.onBehalfOf(turn.userId, 'pointers', (tx) =>
      storePointers(tx, conversationId, {
        model: answering.name,
        messageIds: messages.map(({ id }) => id),
        pointers: found.pointers,
      }),
    );
    if (isNews) await readAndUpdateSuggestions(services, { ...turn, conversationId }, false);
  } catch (error) {
    // The conversation was deleted in the meantime.
    if (error instanceof ProblemError && error.code === 'not_found') return;
    log.warn({ err: error }, 'what a model found in a message could not be kept');
  }
};

/** The person's newest messages, up to this turn's, about which no model was asked or is being asked now. */
const messagesToRead = async (
  { database, runningTurns }: ConversationServices,
  { userId, saved }: Turn,
): Promise<MessageToRead[]> => {
  const conversationId = saved.conversation_id;
  const [messages, extracted, conversation] = await database.readOnBehalfOf(userId, 'pointers', (tx) =>
    Promise.all([
      readMessages(tx, conversationId),
      readExtractedIds(tx, conversationId),
      readConversation(tx, conversationId),
    ]),
  );
  // The person may have chosen the guide while the reply was being written.
  if (!conversation || conversation.model_used === GUIDE_MODEL) return [];
  const until = messages.findIndex(({ id }) => id === saved.id) + 1;
  const isOpen = ({ id, role, content }: Message): boolean =>
    role === 'user' &&
    isFilled(content) &&
    !extracted.has(id) &&
    (id === saved.id || !runningTurns.has(inFlightKey(userId, id)));
  return messages
    .slice(0, until)
    .map((message, at) => ({ message, question: questionBefore(messages, at) }))
    .filter(({ message }) => message.role === 'user')
    .slice(-NEWEST_MESSAGES)
    .filter(({ message }) => isOpen(message))
    .map(({ message: { id, content }, question }) => ({ id, content, question }));
};

const questionBefore = (messages: readonly Message[], at: number): string | null => {
  const before = messages[at - 1];
  return before?.role === 'assistant' ? before.content : null;
};
