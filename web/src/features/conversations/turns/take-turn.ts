import { SECOND_MS } from '#contract/common/durations.ts';
import type { OpenConversation, TurnEvent } from '#contract/conversations.ts';
import { isProblem, problemCode } from '#web/lib/requests/api-problem.ts';
import { UnsentFiles } from './turn-failure.ts';
import { hasReply, type OutgoingMessage, type TurnAction, type TurnState } from './turn-state.ts';

const LOOK_AGAIN_AFTER_MS = 1.5 * SECOND_MS;
/** A minute: longer than the server lets a model be silent. */
const MAX_LOOKS = 40;
/**
 * After this many looks without a reply the same turn is asked for again, which adds nothing: either the server says
 * that it is still being written, or the server that was writing it is gone and another one takes over.
 */
const LOOKS_BEFORE_ASKING_AGAIN = [3, 12, 24];

/** What a turn needs of the world. */
export interface TurnIo {
  /** Posts the message and yields what the server says. */
  post(message: OutgoingMessage): AsyncIterable<TurnEvent>;
  /** Reads the conversation again, for everybody who looks at it. */
  reread(): Promise<OpenConversation>;
  /** Takes what an event brings into the conversation that is shown. */
  show(event: TurnEvent): void;
  dispatch(action: TurnAction): void;
  state(): TurnState;
  pause(ms: number): Promise<void>;
}

/** Sends a message (or the same one again) and stays with it until its reply is there. Never rejects. */
export const takeTurn = async (message: OutgoingMessage, io: TurnIo): Promise<void> => {
  await follow(message, io);
  if (isWaiting(message, io)) await waitForReply(message, io);
};

/**
 * Waits for the reply to a message that is saved: the server finishes what it began.
 * The state has to be `waiting`.
 */
export const waitForReply = async (message: OutgoingMessage, io: TurnIo): Promise<void> => {
  let looks = 0;
  for (let round = 0; round < MAX_LOOKS; round += 1) {
    await io.pause(LOOK_AGAIN_AFTER_MS);
    if (!isWaiting(message, io)) return;
    try {
      const { messages, replies } = await io.reread();
      io.dispatch({ type: 'synced', messages, replies });
      if (hasReply(messages, message.again ?? message.id) || !isWaiting(message, io)) return;
      // A server is writing it: another one that is asked now would begin a second reply.
      if (replies?.some(({ message_id }) => message_id === message.id)) continue;
      looks += 1;
    } catch (error) {
      if (isProblem(error, 'unauthenticated') || isProblem(error, 'not_found')) break;
      continue;
    }
    if (LOOKS_BEFORE_ASKING_AGAIN.includes(looks)) await follow(message, io);
  }
  io.dispatch({ type: 'gaveUp' });
};

const isWaiting = (message: OutgoingMessage, io: TurnIo): boolean => {
  const { active } = io.state();
  return active?.messageId === message.id && active.phase === 'waiting';
};

const follow = async (message: OutgoingMessage, io: TurnIo): Promise<void> => {
  try {
    for await (const event of io.post(message)) {
      io.show(event);
      io.dispatch({ type: 'event', event });
    }
    io.dispatch({ type: 'ended' });
  } catch (error) {
    io.dispatch({
      type: 'failed',
      failure: error instanceof UnsentFiles ? error.failure : problemCode(error),
    });
  }
};
