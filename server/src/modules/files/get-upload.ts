import type { KeptUpload } from '#contract/files.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { readFile } from './file-reader.ts';
import { readPart } from './upload-parts.ts';

/** What has arrived of an upload that was cut off. @throws ProblemError `not_found` when nothing of it is kept */
export const getUpload = (database: Database, actor: Actor, fileId: string): Promise<KeptUpload> =>
  database.asReader(actor, async (tx) => {
    const [file, part] = await Promise.all([readFile(tx, fileId), readPart(tx, fileId)]);
    if (file) return { received: file.size, file };
    if (!part) throw new ProblemError('not_found');
    return { received: part.size, file: null };
  });
