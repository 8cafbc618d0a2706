/** Files that the server has with their record: they are being removed from this browser. */
import { keptFiles } from '#web/lib/kept-files/kept-files.ts';
import { uploads } from './uploads.ts';

const sent = new Set<string>();

/** True once the record or the message that it went with is saved. */
export const isFileSent = (id: string): boolean => sent.has(id);

/** Forgets files that the server has with their record. Never fails. */
export const forgetSentFiles = async (ids: readonly string[]): Promise<void> => {
  for (const id of ids) sent.add(id);
  await keptFiles.remove(ids);
  for (const id of ids) uploads.drop(id);
};
