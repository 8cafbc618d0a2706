import type { Message, TurnInput } from '#contract/conversations.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { Actor } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { wasDeleted } from '../../../platform/ledger/ledger.ts';
import { recogniseSafety } from '../../assistant/index.ts';
import { readMessages, readReplyId } from '../conversation-reader.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { appendMessage } from '../conversation-writer.ts';
import { withHeardAlarm } from '../telling/heard-alarm.ts';
import { answeredAgain } from './answered-again.ts';
import { markWriting } from './running-replies.ts';
import type { Turn } from './save-reply.ts';

/**
 * Saves what the person wrote, or finds it saved by the same turn before.
 * @returns the message, and what a reply to it answers.
 * @throws ProblemError `not_found`; `already_used` when the id holds other words, or was deleted.
 */
export const saveMessage = async (
  { database, events }: ConversationServices,
  actor: Actor,
  conversationId: string,
  input: TurnInput,
): Promise<Pick<Turn, 'saved' | 'answers'>> =>
  await database.asUser(actor, async (tx) => {
    // Not before there is a connection: of many who send at once, only so many are looked at in one turn of the loop.
    const safety = recogniseSafety(input.content);
    const appended = await appendMessage(tx, conversationId, {
      id: input.id,
      role: 'user',
      content: input.content,
      metadata: {
        ...writtenEarlier(input, new Date()),
        ...(safety && { safety }),
      },
      replyTo: null,
      attachments: input.attachments ?? [],
    });
    const place = { conversationId, messageId: input.id };
    if (appended) {
      // Sent again by a tab that has not heard of it: it does not come back behind the person's back.
      if (await wasDeleted(tx, 'conversation_message', input.id)) throw new ProblemError('already_used');
      await markWriting(tx, place, events.server);
      return { saved: withHeardAlarm(appended), answers: appended.id };
    }
    const messages = await readMessages(tx, conversationId);
    const stored = messages.find((message) => message.id === input.id);
    if (stored?.role !== 'user' || !saysTheSame(stored, input)) throw new ProblemError('already_used');
    const answers = answeredAgain(messages, input);
    if (!(await readReplyId(tx, answers))) await markWriting(tx, place, events.server);
    return { saved: withHeardAlarm(stored), answers };
  });

/** A device keeps what could not be sent for 30 days (docs/where-data-lives.md). */
const LATEST_MS = 30 * DAY_MS;

/** What the person's device says of when it was written; a time to come, or one long past, is a wrong clock. */
const writtenEarlier = ({ written_at }: TurnInput, now: Date): Message['metadata'] => {
  if (written_at === undefined) return {};
  const late = now.getTime() - Date.parse(written_at);
  return late > 0 && late <= LATEST_MS ? { written_at } : {};
};

const saysTheSame = (stored: Message, { content, attachments = [] }: TurnInput): boolean =>
  stored.content === content &&
  JSON.stringify((stored.attachments ?? []).map(({ id }) => id)) ===
    JSON.stringify([...new Set(attachments)]);
