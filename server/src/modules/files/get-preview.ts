import type { Actor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { readPlace } from './file-reader.ts';
import type { FileServices } from './file-services.ts';
import { makePreview } from './make-thumbnail.ts';
import { openFile } from './types/plain-file.ts';

/**
 * A picture, or the first page of a PDF, as it is shown (WebP): large enough to read, and without anything that its program
 * wrote beside it. @throws ProblemError `not_found` also where nothing can be shown; UnsealError
 */
export const getPreview = async (
  { database, store }: FileServices,
  actor: Actor,
  fileId: string,
): Promise<Buffer> => {
  const { type, size, objectKey, cipher } = await database.asReader(actor, (tx) => readPlace(tx, fileId));
  const file = openFile(cipher, size, (start, end) => store.get(objectKey, { start, end }));
  const preview = await makePreview(file, type, actor.userId);
  if (preview === null) throw new ProblemError('not_found');
  return preview;
};
