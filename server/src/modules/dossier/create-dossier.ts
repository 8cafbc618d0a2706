import { isDeepStrictEqual } from 'node:util';
import { DOSSIERS_MAX_COUNT } from '#contract/common/limits.ts';
import type { Dossier, DossierInput } from '#contract/dossiers.ts';
import type { Actor } from '../../platform/database/database.ts';
import { requireProvenSession } from '../../platform/database/proven-session.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { lockLedger } from '../../platform/ledger/ledger.ts';
import { insertDossier, readDossier, readDossiers } from './dossier-rows.ts';
import type { DossierVerbs } from './dossier-services.ts';

/**
 * Begins to make a dossier; a repeated request begins nothing twice.
 * @throws ProblemError `proof_required`; `already_used` for an id that has other choices; `too_many` where the person has as many as
 *   they can have
 */
export const createDossier = (
  { database, addJob, log, now }: DossierVerbs,
  actor: Actor,
  { id, choices, fingerprint }: DossierInput,
): Promise<Dossier> =>
  database.asUser(actor, async (tx) => {
    await requireProvenSession(tx);
    // Two at once would each count the other as not there.
    await lockLedger(tx);
    const isNew = await insertDossier(tx, { id, choices, fingerprint, createdAt: now() });
    const made = await readDossier(tx, id);
    if (!made || (!isNew && !isDeepStrictEqual(made.choices, choices)))
      throw new ProblemError('already_used');
    if (isNew) {
      if ((await readDossiers(tx)).length > DOSSIERS_MAX_COUNT) throw new ProblemError('too_many');
      // Lost when the server ends right now: then the next look finds it (settle-dossiers.ts).
      tx.afterCommit(() => {
        addJob({ userId: tx.userId, dossierId: id }).catch((error: unknown) =>
          log.warn({ err: error }, 'a dossier waits for the next look at what waits'),
        );
      });
    }
    return made.dossier;
  });
