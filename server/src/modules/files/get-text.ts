import type { FileText } from '#contract/files.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { readTextOf } from './file-reader.ts';
import { TEXT_MAX_CHARACTERS } from './reading/read-inside.ts';

/** The beginning of the text of a document or a mail. @throws ProblemError `not_found` also when it has none */
export const getText = (database: Database, actor: Actor, fileId: string): Promise<FileText> =>
  database.asReader(actor, async (tx) => {
    const text = await readTextOf(tx, fileId);
    return { text, is_whole: text.length < TEXT_MAX_CHARACTERS };
  });
