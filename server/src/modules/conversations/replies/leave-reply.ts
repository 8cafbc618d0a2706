/**
 * Marks in the database that a reply failed and is no longer being written.
 *
 * [Note: left until it is known] When the mark cannot be written, it is tried again, while the person is told at once:
 * without it every other reader is shown a reply under way. The tries end with the first success, when the same reply is
 * started again here (that turn marks its own end), or when the row of the running reply has expired.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { SECOND_MS } from '#contract/common/durations.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { LONGEST_REPLY_MS, markStopped, markWritten } from './running-replies.ts';
import { isTakenHere } from './running-turns.ts';
import type { Turn } from './save-reply.ts';

const FIRST_PAUSE_MS = 0.5 * SECOND_MS;
const LONGEST_PAUSE_MS = 15 * SECOND_MS;

/** Waits without keeping the process alive. */
const patiently = (ms: number): Promise<void> => pause(ms, undefined, { ref: false });

/** Resolves after the first try; never rejects. @param wait waits between two tries */
export const leaveReply = async (
  services: Pick<ConversationServices, 'database' | 'events' | 'log' | 'runningTurns'>,
  { userId, saved, stop }: Pick<Turn, 'userId' | 'saved' | 'stop'>,
  wait: (ms: number) => Promise<void> = patiently,
): Promise<void> => {
  const { database, events, log } = services;
  const leave = stop.aborted ? markStopped : markWritten;
  const isLeft = async (): Promise<boolean> => {
    try {
      await database.onBehalfOf(userId, 'reply', (tx) => leave(tx, saved.id, events.server));
      return true;
    } catch (error) {
      log.warn({ err: error }, 'a reply could not be marked as ended');
      return false;
    }
  };
  if (await isLeft()) return;
  void (async () => {
    let waitedMs = 0;
    for (let ms = FIRST_PAUSE_MS; waitedMs < LONGEST_REPLY_MS; ms = Math.min(2 * ms, LONGEST_PAUSE_MS)) {
      await wait(ms);
      waitedMs += ms;
      if (isTakenHere(services, userId, saved.id) || (await isLeft())) return;
    }
  })();
};
