import type { Message } from '#contract/conversations.ts';
import type { OutgoingMessage } from './turn-state.ts';

/** A saved message as it is asked for again: the server knows it by its id, and compares words and files. */
export const outgoingFrom = ({ id, content, attachments = [], created_at }: Message): OutgoingMessage => ({
  id,
  content,
  ...(attachments.length > 0 && { attachments: attachments.map((file) => file.id) }),
  writtenAt: created_at,
});
