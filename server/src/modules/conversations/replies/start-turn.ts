/**
 * A turn: the person's message is saved, the reply is written, and the collected details are sent.
 *
 * [Note: saved first] No model is asked before the message is committed. From then on the turn no longer depends on its
 * reader: it goes on when the person leaves the page, and its result is there when they come back.
 */
import type { Message, TurnEvent, TurnInput } from '#contract/conversations.ts';
import type { Actor } from '../../../platform/database/database.ts';
import { WorkerError } from '../../../platform/workers/worker-error.ts';
import type { ConversationServices } from '../conversation-services.ts';
import type { ReadRevision } from '../suggestions/read-and-update-suggestions.ts';
import { readOptionsFor } from '../telling/interview-of.ts';
import { answerTurn } from './answer-turn.ts';
import { gatherDeltas } from './gather-deltas.ts';
import { leaveReply } from './leave-reply.ts';
import { reserveTurn } from './running-turns.ts';
import { saveMessage } from './save-message.ts';
import type { Turn } from './save-reply.ts';
import { tellState } from './tell-state.ts';
import { turnProblem } from './turn-problem.ts';

/** A committed message whose reply is still to be written. */
export interface StartedTurn {
  saved: Message;
  /** Writes (or finds) the reply and sends its events; never rejects: a failure is an event. */
  finish(emit: (event: TurnEvent) => void): Promise<void>;
}

/**
 * Saves the message. The same turn sent again finds its message and its reply, if there is one.
 * @throws ProblemError `not_found`; `already_used` when the id has other words; `turn_in_progress` when this very
 *   message is being answered now.
 */
export const startTurn = async (
  services: ConversationServices,
  actor: Actor,
  conversationId: string,
  input: TurnInput,
): Promise<StartedTurn> => {
  const { stop, end } = reserveTurn(services, actor.userId, input.id);
  try {
    const { saved, answers } = await saveMessage(services, actor, conversationId, input);
    const readOptions = readOptionsFor(actor.userId, input.time_zone);
    const turn = { userId: actor.userId, saved, answers, readOptions, stop };
    return { saved, finish: (emit) => finishTurn(services, turn, gatherDeltas(emit)).finally(end) };
  } catch (error) {
    end();
    throw error;
  }
};

const finishTurn = async (
  services: ConversationServices,
  turn: Turn,
  emit: (event: TurnEvent) => void,
): Promise<void> => {
  let readRevision: ReadRevision | undefined;
  try {
    readRevision = await answerTurn(services, turn, emit);
  } catch (error) {
    const code = turnProblem(error);
    services.log[code === 'internal' ? 'error' : 'warn']({ err: error }, 'a turn could not be finished');
    await leaveReply(services, turn);
    emit({ event: 'problem', code });
    // A reading that failed would fail again, and one that times out is slow.
    if (error instanceof WorkerError) return;
  }
  try {
    await tellState(services, turn, readRevision, emit);
  } catch (error) {
    // The reply is saved; the collected details are sent when the conversation is opened next.
    services.log.warn({ err: error }, 'the state after a turn could not be told');
  }
};
