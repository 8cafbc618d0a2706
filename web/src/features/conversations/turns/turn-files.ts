/**
 * The files of messages that are not sent yet. A file belongs to a message by standing in its list, which is kept with
 * its words; one that stands in none waits in the tray.
 */
import { uploadStates, uploads } from '#web/features/attachments/uploads.ts';
import { keptFiles } from '#web/lib/kept-files/kept-files.ts';
import { UnsentFiles } from './turn-failure.ts';
import type { OutgoingMessage } from './turn-state.ts';

/** Files of messages that are saved: they are being removed from this browser. */
const sent = new Set<string>();

/** True once the message that it went with is saved. */
export const isFileSent = (id: string): boolean => sent.has(id);

/** Forgets files that the server has with their message. Never fails. */
export const forgetSentFiles = async (ids: readonly string[]): Promise<void> => {
  for (const id of ids) sent.add(id);
  await keptFiles.remove(ids);
  for (const id of ids) uploads.drop(id);
};

/**
 * Uploads the files of a message, those that are there already not again.
 * @throws UnsentFiles
 */
export const uploadFilesOf = async (
  owner: string,
  conversationId: string,
  { attachments = [] }: OutgoingMessage,
): Promise<void> => {
  if (attachments.length === 0) return;
  const kept = new Map((await keptFiles.of(owner, conversationId)).map((file) => [file.id, file]));
  const files = attachments.flatMap((id) => kept.get(id) ?? []);
  if (files.length < attachments.length) throw new UnsentFiles('file_gone');
  if ((await uploads.all(files)) !== null) return;
  const states = uploadStates.get();
  const codes = attachments.flatMap((id) => {
    const state = states.get(id);
    return state?.status === 'failed' ? [state.code] : [];
  });
  // What ends the others too says more than what one file lacks; without any of it the sending was given up.
  const general = codes.find((code) => !OF_ONE_FILE.has(code));
  throw new UnsentFiles(general ?? (codes.length > 0 ? 'file_refused' : 'interrupted'));
};

/** Of these each file says itself what they mean. */
const OF_ONE_FILE: ReadonlySet<string> = new Set([
  'file_type_refused',
  'sound_unreadable',
  'body_too_large',
  'files_full',
  'already_used',
  'invalid_input',
]);

/** Stops what is being uploaded for a message. */
export const dropUploadsOf = ({ attachments = [] }: OutgoingMessage): void => {
  for (const id of attachments) uploads.drop(id);
};
