import type { Actor } from '../../platform/database/database.ts';
import { discardObject } from './discard-object.ts';
import type { FileServices } from './file-services.ts';
import { removeFile } from './file-writer.ts';
import { forgetPart } from './upload-parts.ts';

/**
 * Deletes a file that is attached to nothing, and its bytes; or what is kept of an upload that was cut off.
 * @throws ProblemError `not_found`; `already_used` with the file as `current`, while it is attached.
 */
export const deleteFile = async (services: FileServices, actor: Actor, fileId: string): Promise<void> => {
  const objectKey = await services.database.asUser(
    actor,
    async (tx) => (await forgetPart(tx, fileId)) ?? (await removeFile(tx, fileId)),
  );
  await discardObject(services, actor.userId, objectKey);
};
