import type { Actor, Database } from '../../platform/database/database.ts';
import { readThumbnail } from './file-reader.ts';

/** The small picture of a picture or PDF (WebP). @throws ProblemError `not_found` */
export const getThumbnail = (database: Database, actor: Actor, fileId: string): Promise<Buffer> =>
  database.asReader(actor, (tx) => readThumbnail(tx, fileId));
