/**
 * The turns of this visit. They live outside the screen: leaving a conversation, or the page, neither stops a message
 * that is on its way nor loses what becomes of it.
 */

import { v7 as uuidv7 } from 'uuid';
import { MINUTE_MS } from '#contract/common/durations.ts';
import { type Message, type PendingReply, turnEvent } from '#contract/conversations.ts';
import { forgetSentFiles } from '#web/features/attachments/sending/sent-files.ts';
import { api } from '#web/lib/requests/api.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { streamEvents } from '#web/lib/requests/event-stream.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { keyOwner } from '#web/lib/sealing/browser-key.ts';
import { session } from '#web/lib/session/session.ts';
import { isSignedIn } from '#web/lib/session/state/session-state.ts';
import { createStore, type Store } from '#web/lib/store/store.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { rereadConversation, showEvent } from '../conversation-queries.ts';
import { followUnsent, keepUnsent, readKept } from './kept-texts.ts';
import { lateSince } from './late-since.ts';
import { outgoingFrom } from './outgoing-from.ts';
import { type TurnIo, takeTurn, waitForReply } from './take-turn.ts';
import { dropUploadsOf, uploadFilesOf } from './turn-files.ts';
import {
  type OutgoingMessage,
  reduceTurn,
  type TurnAction,
  type TurnState,
  turnStateFrom,
} from './turn-state.ts';

/** The turns of one conversation. */
export interface Turns {
  state: Store<TurnState>;
  /** Sends a new message with the files of these ids; false when one is on its way already. */
  send(content: string, attachments?: readonly string[]): boolean;
  /** Sends an unsent message again, or asks again for the reply to a saved one. */
  retry(message: OutgoingMessage): void;
  /** Takes an unsent message back out, also one whose files are being uploaded: they wait again. False once it is posted. */
  withdraw(messageId: string): boolean;
  /** Stops the reply that is being written; rejects when the server could not be told. */
  stop(): Promise<void>;
  /** True when this tab takes the turn of this message, or has seen it through: it needs not be told of it. */
  takes(messageId: string): boolean;
  /** Calls it when the turn that this tab takes is over; never when it takes none. */
  whenFree(then: () => void): void;
  /** Compares with what the server has; a reply that may still be being written is waited for. */
  sync(messages: readonly Message[], replies?: readonly PendingReply[]): void;
}

/** A message without a reply that is not older than this may still be being answered, for an earlier visit or tab. */
const MAY_BE_ANSWERED_FOR_MS = 2 * MINUTE_MS;

const isRecent = ({ created_at }: Message) => Date.now() - Date.parse(created_at) < MAY_BE_ANSWERED_FOR_MS;

const LOOK_AGAIN_AFTER_MS = 10_000;

const known = new Map<string, Turns>();
let aborting = new AbortController();
let ownerOfAll: string | null = null;

/** The turns of this person in this conversation. */
export const turnsOf = (owner: string, conversationId: string): Turns => {
  if (ownerOfAll !== owner) forgetAll(owner);
  const found = known.get(conversationId);
  if (found) return found;
  const made = createTurns(owner, conversationId, aborting.signal);
  known.set(conversationId, made);
  return made;
};

/** After a sign-out, or when another person signs in: nothing of the former person may reach the screen. */
const forgetAll = (owner: string | null): void => {
  aborting.abort();
  aborting = new AbortController();
  known.clear();
  ownerOfAll = owner;
};

session.subscribe(() => {
  const current = session.get();
  const owner = isSignedIn(current) ? current.profile.id : null;
  if (ownerOfAll !== null && owner !== ownerOfAll) forgetAll(null);
});

const createTurns = (owner: string, conversationId: string, signal: AbortSignal): Turns => {
  const state = createStore(turnStateFrom(readKept(owner, conversationId).unsent));
  const dispatch = (action: TurnAction) => {
    if (signal.aborted) return;
    const before = state.get();
    const next = reduceTurn(before, action);
    if (next.outgoing !== before.outgoing) {
      const keep = () => keepUnsent(owner, conversationId, before.outgoing, next.outgoing);
      const files = action.type === 'withdrawn' ? [] : filesGone(before, next);
      // Files go before the message that names them: a crash in between must not show them as unsent again.
      if (files.length > 0) void forgetSentFiles(files).then(keep);
      else keep();
    }
    state.set(next);
  };
  if (keyOwner.get() !== owner) {
    const stop = followUnsent(owner, conversationId, () =>
      dispatch({ type: 'found', messages: readKept(owner, conversationId).unsent }),
    );
    signal.addEventListener('abort', stop);
  }
  /** The message whose files are on their way: nothing of it has been posted. */
  let uploading: string | null = null;
  const isUnsent = (messageId: string) => state.get().outgoing.some(({ id }) => id === messageId);
  const io: TurnIo = {
    post: async function* (message) {
      const { id, content, attachments = [], again } = message;
      if (isUnsent(id) && attachments.length > 0) {
        uploading = id;
        await uploadFilesOf(owner, conversationId, message).finally(() => {
          uploading = null;
        });
      }
      try {
        yield* streamEvents(`/api/conversations/${conversationId}/turns`, {
          schema: turnEvent,
          body: {
            id,
            content,
            ...(attachments.length > 0 && { attachments }),
            ...(again !== undefined && { again }),
            ...lateSince(message),
            time_zone: timeZone(),
          },
          signal,
        });
      } catch (error) {
        // A file that waited for its message for too long is not on the server any more: it is sent again.
        if (isProblem(error, 'not_found')) dropUploadsOf(message);
        throw error;
      }
    },
    reread: () => rereadConversation(queryClient, conversationId),
    show: (event) => {
      const { active } = state.get();
      if (event.event === 'reply' && active !== null) answered.add(active.messageId);
      if (!signal.aborted) showEvent(queryClient, conversationId, event);
    },
    dispatch,
    // Nobody waits any more once the person is gone.
    state: () => (signal.aborted ? turnStateFrom([]) : state.get()),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
  /** The messages whose replies this tab has been told of. */
  const answered = new Set<string>();
  const isBusy = () => state.get().active !== null;
  const isOwn = () => {
    const phase = state.get().active?.phase;
    return phase === 'sending' || phase === 'answering' || phase === 'answered';
  };
  const resumed = new Set<string>();

  const resume = (message: OutgoingMessage) => {
    if (isBusy() || resumed.has(message.id)) return;
    resumed.add(message.id);
    dispatch({ type: 'resumed', messageId: message.id, again: message.again });
    void waitForReply(message, io);
  };

  let isLooking = false;
  /** A server that writes a reply for another tab may die without a word: then nothing tells of it. */
  const lookAgain = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    while (!signal.aborted && state.get().active?.phase === 'elsewhere') {
      await io.pause(LOOK_AGAIN_AFTER_MS);
      const read = state.get().active?.phase === 'elsewhere' ? await io.reread().catch(() => null) : null;
      if (read) dispatch({ type: 'synced', messages: read.messages, replies: read.replies });
    }
    isLooking = false;
  };

  return {
    state,
    send: (content, attachments = []) => {
      if (isBusy()) return false;
      const message: OutgoingMessage = {
        id: uuidv7(),
        content,
        ...(attachments.length > 0 && { attachments }),
        writtenAt: new Date().toISOString(),
      };
      dispatch({ type: 'submitted', message });
      void takeTurn(message, io);
      return true;
    },
    retry: (message) => {
      if (isBusy()) return;
      dispatch({ type: 'retried', messageId: message.id, again: message.again });
      void takeTurn(message, io);
    },
    withdraw: (messageId) => {
      const { active, outgoing } = state.get();
      if (active?.messageId === messageId && uploading !== messageId) return false;
      const message = outgoing.find(({ id }) => id === messageId);
      dispatch({ type: 'withdrawn', messageId });
      if (message) dropUploadsOf(message);
      return true;
    },
    stop: async () => {
      const { active } = state.get();
      if (active === null) return;
      await api.send('POST', `/api/conversations/${conversationId}/turns/${active.messageId}/stop`);
    },
    takes: (messageId) => answered.has(messageId) || (isOwn() && state.get().active?.messageId === messageId),
    whenFree: (then) => {
      if (!isOwn()) return;
      const unsubscribe = state.subscribe(() => {
        if (isOwn()) return;
        unsubscribe();
        then();
      });
    },
    sync: (messages, replies) => {
      dispatch({ type: 'synced', messages, replies });
      const { active, unanswered } = state.get();
      if (active?.phase === 'elsewhere') void lookAgain();
      const message = messages.find(({ id }) => id === unanswered?.messageId);
      if (unanswered?.failure === 'no_reply' && message && isRecent(message)) {
        resume({ ...outgoingFrom(message), again: unanswered.again });
      }
    },
  };
};

/** Of the messages that are unsent no more. */
const filesGone = (before: TurnState, after: TurnState): string[] =>
  before.outgoing
    .filter(({ id }) => !after.outgoing.some((message) => message.id === id))
    .flatMap(({ attachments = [] }) => attachments);
