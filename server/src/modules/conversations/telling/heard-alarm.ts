import type { Message } from '#contract/conversations.ts';
import { recogniseSafety } from '../../assistant/index.ts';
import { isSpoken, saidIn } from './interview-of.ts';

/**
 * The message, marked for danger or distress that was spoken, too, as soon as that is known in words. It is found anew
 * each time and not stored with the message: what a machine has misheard can be put right.
 */
export const withHeardAlarm = (message: Message): Message => {
  const { attachments = [], metadata } = message;
  if (metadata.safety !== undefined || !attachments.some(isSpoken)) return message;
  const safety = saidIn([message]).map(({ content }) => recogniseSafety(content))[0];
  return safety ? { ...message, metadata: { ...metadata, safety } } : message;
};
