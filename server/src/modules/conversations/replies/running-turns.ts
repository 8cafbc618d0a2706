/** The turns that this server is answering, and how one of them is stopped. */
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { isAskedToStop } from './running-replies.ts';

/** What a turn itself knows of being stopped. */
export interface ReservedTurn {
  /** Aborted when the person stops the reply. */
  stop: AbortSignal;
  end(): void;
}

const keyOf = (userId: string, messageId: string): string => `${userId}/${messageId}`;

/**
 * Reserves a turn before anything is awaited, so that it is not answered twice, and listens for a stop that was asked for
 * at any server.
 * @throws ProblemError `turn_in_progress`
 */
export const reserveTurn = (
  { runningTurns, events, database, log }: ConversationServices,
  userId: string,
  messageId: string,
): ReservedTurn => {
  const key = keyOf(userId, messageId);
  if (runningTurns.has(key)) throw new ProblemError('turn_in_progress');
  const ended = Promise.withResolvers<void>();
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  /** Checks for a stop that was asked for while this server was not listening. */
  const lookWhetherToStop = async (): Promise<void> => {
    try {
      if (await database.readOnBehalfOf(userId, 'stop', (tx) => isAskedToStop(tx, messageId))) stop();
    } catch (error) {
      log.warn({ err: error }, 'whether a reply is to be stopped could not be read');
    }
  };
  const unsubscribe = events.subscribe(userId, (news) => {
    if (news === 'everything') void lookWhetherToStop();
    else if (news.topic === 'stop' && news.messageId === messageId) stop();
  });
  runningTurns.set(key, { ended: ended.promise, stop });
  return {
    stop: stopping.signal,
    end: () => {
      unsubscribe();
      runningTurns.delete(key);
      ended.resolve();
    },
  };
};

/** True while this server answers this message. */
export const isTakenHere = (
  { runningTurns }: Pick<ConversationServices, 'runningTurns'>,
  userId: string,
  messageId: string,
): boolean => runningTurns.has(keyOf(userId, messageId));

/** Stops a turn at once, if this server answers it. */
export const stopHere = (
  { runningTurns }: Pick<ConversationServices, 'runningTurns'>,
  userId: string,
  messageId: string,
): void => runningTurns.get(keyOf(userId, messageId))?.stop();
