/**
 * What happens between pressing 'Envoyer' and reading the reply, as a pure reducer.
 *
 * [Note: sent means saved] A message stays in `outgoing`, and so in this browser's storage, until the server's
 * `saved` event, or a conversation read from the server that holds it. Nothing else counts as sent.
 */
import type { Message, PendingReply, TurnEvent } from '#contract/conversations.ts';
import { cutReplyOf } from './cut-reply.ts';
import type { TurnFailure } from './turn-failure.ts';

/** A message that the server has not confirmed. Its id never changes, so that sending it twice adds it once. */
export interface OutgoingMessage {
  id: string;
  content: string;
  /** Ids of the files that go with it, in order: uploaded under these before the message is posted. */
  attachments?: readonly string[] | undefined;
  /** When it was written, ISO 8601. */
  writtenAt: string;
  /** Of a saved message: the cut reply to it in whose stead another one is asked for. */
  again?: string | undefined;
}

export interface ShownOutgoing extends OutgoingMessage {
  status: 'sending' | 'error';
  failure: TurnFailure | null;
}

/**
 * `sending` until it is saved, `answering` while the reply streams, `answered` until the stream ends, `waiting` when
 * the stream broke: the server goes on writing, and the conversation is read again until the reply is there.
 * `elsewhere` while the reply is written for another tab, which the server says.
 */
export type TurnPhase = 'sending' | 'answering' | 'answered' | 'waiting' | 'elsewhere';

export interface TurnState {
  outgoing: readonly ShownOutgoing[];
  /** The turn being taken: one at a time. `text` is the reply so far. */
  active: { messageId: string; again?: string; phase: TurnPhase; text: string } | null;
  unanswered: Unanswered | null;
}

/** A saved message that the assistant did not answer. */
export interface Unanswered {
  messageId: string;
  /** The cut reply that the person asked for again. */
  again?: string;
  failure: TurnFailure;
  /** What the model's server answered with, where that was an error. */
  modelStatus?: number;
}

export type TurnAction =
  | { type: 'submitted'; message: OutgoingMessage }
  | { type: 'retried'; messageId: string; again?: string | undefined }
  | { type: 'withdrawn'; messageId: string }
  /** Unsent messages of before, which could not be read at first. */
  | { type: 'found'; messages: readonly OutgoingMessage[] }
  | { type: 'resumed'; messageId: string; again?: string | undefined }
  | { type: 'event'; event: TurnEvent }
  /** The stream ended by itself. */
  | { type: 'ended' }
  /** The request or its stream failed. */
  | { type: 'failed'; failure: TurnFailure }
  /** The reply did not come in time. */
  | { type: 'gaveUp' }
  /** The conversation was read from the server. */
  | { type: 'synced'; messages: readonly Message[]; replies?: readonly PendingReply[] | undefined };

/** The state of a conversation whose unsent messages are these. */
export const turnStateFrom = (unsent: readonly OutgoingMessage[]): TurnState => ({
  outgoing: unsent.map((message) => ({ ...message, status: 'error', failure: 'interrupted' })),
  active: null,
  unanswered: null,
});

/** True when the assistant has spoken after this message, which may be a cut reply. */
export const hasReply = (messages: readonly Message[], messageId: string): boolean => {
  const place = messages.findIndex((message) => message.id === messageId);
  return place >= 0 && messages.slice(place + 1).some((message) => message.role === 'assistant');
};

export const reduceTurn = (state: TurnState, action: TurnAction): TurnState => {
  switch (action.type) {
    case 'submitted':
      return {
        outgoing: [...state.outgoing, { ...action.message, status: 'sending', failure: null }],
        active: { messageId: action.message.id, phase: 'sending', text: '' },
        unanswered: null,
      };
    case 'retried':
      return retried(state, action);
    case 'withdrawn':
      return {
        ...state,
        outgoing: without(state, action.messageId),
        // Its files were on their way: nothing was posted, and what comes of them concerns no turn any more.
        active: state.active?.messageId === action.messageId ? null : state.active,
      };
    case 'found': {
      const missing = action.messages.filter(({ id }) => !state.outgoing.some((one) => one.id === id));
      return { ...state, outgoing: [...turnStateFrom(missing).outgoing, ...state.outgoing] };
    }
    case 'resumed':
      return {
        ...state,
        active: { ...askedFor(action), phase: 'waiting', text: '' },
        unanswered: null,
      };
    case 'event':
      return afterEvent(state, action.event);
    case 'ended':
      if (state.active?.phase === 'answered') return { ...state, active: null };
      return failed(state, 'network');
    case 'failed':
      return failed(state, action.failure);
    case 'gaveUp':
      return state.active === null
        ? state
        : {
            ...state,
            active: null,
            unanswered: { ...askedFor(state.active), failure: 'no_reply' },
          };
    case 'synced':
      return synced(state, action.messages, action.replies ?? []);
  }
};

const without = ({ outgoing }: TurnState, messageId: string) =>
  outgoing.filter((message) => message.id !== messageId);

const mark = (
  state: TurnState,
  messageId: string,
  status: 'sending' | 'error',
  failure: TurnFailure | null,
) => state.outgoing.map((message) => (message.id === messageId ? { ...message, status, failure } : message));

/** The message, and the cut reply to it where another one was asked for. */
const askedFor = ({ messageId, again }: { messageId: string; again?: string | undefined }) => ({
  messageId,
  ...(again !== undefined && { again }),
});

const retried = (state: TurnState, asked: { messageId: string; again?: string | undefined }): TurnState => {
  const { messageId } = asked;
  const isUnsent = state.outgoing.some((message) => message.id === messageId);
  return {
    outgoing: mark(state, messageId, 'sending', null),
    active: { ...askedFor(asked), phase: isUnsent ? 'sending' : 'answering', text: '' },
    unanswered: null,
  };
};

const afterEvent = (state: TurnState, event: TurnEvent): TurnState => {
  const { active } = state;
  if (active === null) return state;
  switch (event.event) {
    case 'saved':
      return {
        ...state,
        outgoing: without(state, event.message.id),
        active: { ...active, phase: 'answering', text: '' },
      };
    case 'delta':
      return { ...state, active: { ...active, text: active.text + event.text } };
    case 'reply':
      return { ...state, active: { ...active, phase: 'answered', text: '' } };
    case 'problem':
    case 'stopped': {
      const failure = event.event === 'stopped' ? 'stopped' : event.code;
      const status = event.event === 'problem' && event.modelStatus;
      return {
        ...state,
        active: { ...active, phase: 'answered', text: '' },
        unanswered: { ...askedFor(active), failure, ...(status && { modelStatus: status }) },
      };
    }
    default:
      return state;
  }
};

const failed = (state: TurnState, failure: TurnFailure): TurnState => {
  const { active } = state;
  if (active === null) return state;
  if (active.phase === 'answered') return { ...state, active: null };
  // This very message is being answered already: it is saved, and its reply is on the way.
  const isSaved = active.phase !== 'sending' || failure === 'turn_in_progress';
  if (isSaved) return { ...state, active: { ...active, phase: 'waiting', text: '' } };
  return { ...state, outgoing: mark(state, active.messageId, 'error', failure), active: null };
};

const synced = (
  state: TurnState,
  messages: readonly Message[],
  replies: readonly PendingReply[],
): TurnState => {
  const saved = new Set(messages.map((message) => message.id));
  const outgoing = state.outgoing.filter((message) => !saved.has(message.id));
  const statusOf = (messageId: string) => replies.find(({ message_id }) => message_id === messageId)?.status;
  const last = messages.findLast((message) => message.role !== 'system');
  const next: TurnState = {
    outgoing: outgoing.length === state.outgoing.length ? state.outgoing : outgoing,
    active: isStillOn(state.active, messages, statusOf) ? state.active : null,
    unanswered: stillUnanswered(state.unanswered, messages, statusOf),
  };
  const isGone = (messageId: string | undefined) =>
    messageId !== undefined && !saved.has(messageId) && !outgoing.some(({ id }) => id === messageId);
  // It was deleted, here or elsewhere: nothing answers it any more.
  if (isGone(next.unanswered?.messageId)) next.unanswered = null;
  if (next.active?.phase === 'waiting' && isGone(next.active.messageId)) next.active = null;
  const cut = cutReplyOf(messages);
  if (next.active === null && cut !== null && statusOf(cut.asked.id) === 'writing') {
    next.active = { messageId: cut.asked.id, again: cut.reply.id, phase: 'elsewhere', text: '' };
  }
  if (next.active === null && last?.role === 'user') {
    const status = statusOf(last.id);
    if (status === 'writing') next.active = { messageId: last.id, phase: 'elsewhere', text: '' };
    else next.unanswered ??= { messageId: last.id, failure: status === 'stopped' ? 'stopped' : 'no_reply' };
  }
  return same(state, next) ? state : next;
};

type StatusOf = (messageId: string) => PendingReply['status'] | undefined;

/** Of a turn that no stream tells of, the conversation as it was read does. */
const isStillOn = (
  active: TurnState['active'],
  messages: readonly Message[],
  statusOf: StatusOf,
): boolean => {
  if (active?.phase !== 'waiting' && active?.phase !== 'elsewhere') return true;
  if (hasReply(messages, active.again ?? active.messageId)) return false;
  const status = statusOf(active.messageId);
  return active.phase === 'waiting' ? status !== 'stopped' : status === 'writing';
};

const stillUnanswered = (
  before: Unanswered | null,
  messages: readonly Message[],
  statusOf: StatusOf,
): Unanswered | null => {
  const status = before && statusOf(before.messageId);
  if (before === null || status === 'writing' || hasReply(messages, before.again ?? before.messageId))
    return null;
  const isNews = status === 'stopped' && before.failure !== 'stopped';
  return isNews ? { ...askedFor(before), failure: 'stopped' } : before;
};

const same = (one: TurnState, other: TurnState) =>
  one.outgoing === other.outgoing && one.active === other.active && one.unanswered === other.unanswered;
