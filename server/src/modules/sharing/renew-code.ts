import type { RenewedCode } from '#contract/shares.ts';
import type { Actor } from '../../platform/database/database.ts';
import { requireProvenSession } from '../../platform/database/proven-session.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { createCode } from './create-code.ts';
import { readPaths, renewCode } from './share-rows.ts';
import type { SharingServices } from './sharing-services.ts';

/**
 * Gives a share another code, in this answer alone: the former one opens nothing any more, and a share that wrong codes locked opens
 * again. Whoever reads it already reads on.
 * @throws ProblemError `proof_required`; `not_found` also for another person's; `not_ready` for one that is copied still, or is over
 */
export const renewShareCode = async (
  { database, codes, now }: SharingServices,
  actor: Actor,
  shareId: string,
): Promise<RenewedCode> => {
  const code = createCode();
  const codeHash = await codes.hash(code);
  await database.asUser(actor, async (tx) => {
    await requireProvenSession(tx);
    if (!(await readPaths(tx, shareId))) throw new ProblemError('not_found');
    if (!(await renewCode(tx, shareId, { codeHash, now: now() }))) throw new ProblemError('not_ready');
  });
  return { code };
};
