import { DAY_MS } from '#contract/common/durations.ts';
import { SHARES_OPEN_MAX_COUNT } from '#contract/common/limits.ts';
import { createShareKey, shareProof } from '#contract/share-cipher.ts';
import type { MadeShare, ShareInput } from '#contract/shares.ts';
import { DOSSIER_PATHS } from '#verifier/dossier/format.ts';
import type { Actor } from '../../platform/database/database.ts';
import { requireProvenSession } from '../../platform/database/proven-session.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { lockLedger } from '../../platform/ledger/ledger.ts';
import { createCode } from './create-code.ts';
import { hashOfProof } from './link-hash.ts';
import { eligibilityOf } from './read-eligibility.ts';
import { findReadyDossier } from './ready-dossiers.ts';
import { countLiving, insertShare } from './share-rows.ts';
import type { SharingVerbs } from './sharing-services.ts';

/**
 * Begins to share a dossier. The key and the code are in this answer and in no other: neither is kept as it is (the key only, sealed
 * for the person, until the copy is made), so the same request cannot be answered again.
 * @throws ProblemError `proof_required`; `not_found` for a dossier that is not there or not ready; `not_ready`; `already_used`;
 * `too_many`
 */
export const createShare = async (
  { database, store, codes, addJob, log, now }: SharingVerbs,
  actor: Actor,
  input: ShareInput,
): Promise<MadeShare> => {
  const key = createShareKey();
  const code = createCode();
  const { id, dossier_id: dossierId, recipient, letter, max_openings, may_download } = input;
  const [codeHash, proof] = await Promise.all([codes.hash(code), shareProof(key, id)]);
  const share = await database.asUser(actor, async (tx) => {
    await requireProvenSession(tx);
    // Two at once would each count the other as not there.
    await lockLedger(tx);
    const dossier = await findReadyDossier(tx, store, dossierId);
    if (!dossier) throw new ProblemError('not_found');
    const { is_eligible } = await eligibilityOf(tx);
    if (!is_eligible) throw new ProblemError('not_ready');
    const { title, size, parts } = dossier;
    const createdAt = now();
    const expiresAt = new Date(createdAt.getTime() + input.days * DAY_MS);
    const paths = parts.map(({ path }) => path);
    const isNew = await insertShare(tx, {
      id,
      dossierId,
      createdAt,
      expiresAt,
      maxOpenings: max_openings,
      mayDownload: may_download,
      codeHash,
      linkHash: hashOfProof(proof),
      key,
      size,
      parts,
      documentPart: paths.indexOf(DOSSIER_PATHS.document) + 1 || null,
      content: { title, recipient, letter, paths },
    });
    if (!isNew) throw new ProblemError('already_used');
    if ((await countLiving(tx)) > SHARES_OPEN_MAX_COUNT) throw new ProblemError('too_many');
    // Lost when the server ends right now: then the next look finds it (copying/start-copying.ts).
    tx.afterCommit(() => {
      addJob({ userId: tx.userId, shareId: id }).catch((error: unknown) =>
        log.warn({ err: error }, 'a share waits for the next look at what waits'),
      );
    });
    return {
      id,
      dossier_id: dossierId,
      dossier_title: title,
      recipient,
      letter,
      status: 'copying' as const,
      created_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      revoked_at: null,
      openings: 0,
      max_openings,
      may_download,
    };
  });
  return { share, key, code };
};
