import type { Message } from '#contract/conversations.ts';
import { alarmIn } from './alarm-in.ts';
import { isSpoken, saidIn } from './interview-of.ts';

/**
 * The message, marked also for danger or distress in the transcripts of its recordings. The mark is computed each time and
 * not stored with the message, because a wrong transcript can be corrected.
 */
export const withSpokenAlarm = (message: Message): Message => {
  const { attachments = [], metadata } = message;
  if (metadata.safety !== undefined || !attachments.some(isSpoken)) return message;
  const [said] = saidIn([message]);
  return said ? { ...message, metadata: { ...metadata, ...alarmIn(said.content) } } : message;
};
