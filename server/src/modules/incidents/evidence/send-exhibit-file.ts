import type { Context } from 'hono';
import type { Actor } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import type { ApiEnv } from '../../../platform/requests/requests.ts';
import { type FileServices, sendContent } from '../../files/index.ts';

/** 'Voir le fichier'. @throws ProblemError `not_found` also for a file that is not the exhibit's; `range_not_satisfiable` */
export const sendExhibitFile = async (
  services: FileServices,
  actor: Actor,
  { evidenceId, exhibitFileId: fileId }: Readonly<Record<'evidenceId' | 'exhibitFileId', string>>,
  context: Context<ApiEnv>,
): Promise<Response> => {
  const attached = await services.database.asReader(actor, (tx) =>
    tx.db
      .selectFrom('evidence_files')
      .select('file_id')
      .where('user_id', '=', tx.userId)
      .where('evidence_id', '=', evidenceId)
      .where('file_id', '=', fileId)
      .executeTakeFirst(),
  );
  if (!attached) throw new ProblemError('not_found');
  return await sendContent(services, actor, fileId, context, true);
};
