import { DAY_MS } from '#contract/common/durations.ts';
import type { Message, TurnInput } from '#contract/conversations.ts';
import type { Actor } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { wasDeleted } from '../../../platform/ledger/ledger.ts';
import { readMessages, readReplyId } from '../conversation-reader.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { appendMessage } from '../conversation-writer.ts';
import { alarmIn } from '../telling/alarm-in.ts';
import { withSpokenAlarm } from '../telling/spoken-alarm.ts';
import { answeredAgain } from './answered-again.ts';
import { markWriting } from './running-replies.ts';
import type { Turn } from './save-reply.ts';

/**
 * Saves the person's message, or finds it saved by an earlier try of the same turn.
 * @returns the message, and what a reply to it answers
 * @throws ProblemError `not_found`; `already_used` when the id has other words, or was deleted
 */
export const saveMessage = async (
  { database, events }: ConversationServices,
  actor: Actor,
  conversationId: string,
  input: TurnInput,
): Promise<Pick<Turn, 'saved' | 'answers'>> =>
  await database.asUser(actor, async (tx) => {
    // Only once there is a connection, so that of many requests at once only a few are checked in one turn of the loop.
    const alarm = alarmIn(input.content);
    const appended = await appendMessage(tx, conversationId, {
      id: input.id,
      role: 'user',
      content: input.content,
      metadata: {
        ...writtenEarlier(input, new Date()),
        ...alarm,
      },
      replyTo: null,
      attachments: input.attachments ?? [],
    });
    const place = { conversationId, messageId: input.id };
    if (appended) {
      // A tab that does not know of the deletion sent it again: a deleted message must not come back unasked.
      const [isDeleted] = await Promise.all([
        wasDeleted(tx, 'conversation_message', input.id),
        markWriting(tx, place, events.server),
      ]);
      if (isDeleted) throw new ProblemError('already_used');
      return { saved: withSpokenAlarm(appended), answers: appended.id };
    }
    const messages = await readMessages(tx, conversationId);
    const stored = messages.find((message) => message.id === input.id);
    if (stored?.role !== 'user' || !saysTheSame(stored, input)) throw new ProblemError('already_used');
    const answers = answeredAgain(messages, input);
    if (!(await readReplyId(tx, answers))) await markWriting(tx, place, events.server);
    return { saved: withSpokenAlarm(stored), answers };
  });

/** A device keeps an unsent message for 30 days (docs/where-data-lives.md). */
const LATEST_MS = 30 * DAY_MS;

/** Metadata with the time of writing by the device's clock; left out when that is in the future or too old to be right. */
const writtenEarlier = ({ written_at }: TurnInput, now: Date): Message['metadata'] => {
  if (written_at === undefined) return {};
  const late = now.getTime() - Date.parse(written_at);
  return late > 0 && late <= LATEST_MS ? { written_at } : {};
};

const saysTheSame = (stored: Message, { content, attachments = [] }: TurnInput): boolean =>
  stored.content === content &&
  JSON.stringify((stored.attachments ?? []).map(({ id }) => id)) ===
    JSON.stringify([...new Set(attachments)]);
