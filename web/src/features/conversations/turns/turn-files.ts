/**
 * The files of messages that are not sent yet. A file belongs to a message by standing in its list, which is kept with
 * its words; one that stands in none waits in the tray.
 */
import { uploadKept } from '#web/features/attachments/sending/upload-kept.ts';
import { uploads } from '#web/features/attachments/sending/uploads.ts';
import { conversationRecord } from '../conversation-record.ts';
import { UnsentFiles } from './turn-failure.ts';
import type { OutgoingMessage } from './turn-state.ts';

/**
 * Uploads the files of a message, those that are there already not again.
 * @throws UnsentFiles
 */
export const uploadFilesOf = async (
  owner: string,
  conversationId: string,
  { attachments = [] }: OutgoingMessage,
): Promise<void> => {
  const failure = await uploadKept(owner, conversationRecord(conversationId), attachments);
  if (failure !== null) throw new UnsentFiles(failure);
};

/** Stops what is being uploaded for a message. */
export const dropUploadsOf = ({ attachments = [] }: OutgoingMessage): void => {
  for (const id of attachments) uploads.drop(id);
};
