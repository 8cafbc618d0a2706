import type { Profile, ProfilePatch } from '#contract/profiles.ts';
import { isFilled } from '#contract/shapes.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { readProfile } from './profile-reader.ts';

/**
 * Changes only the fields of the patch; blank optional text becomes null. Account data is not part of what a person wrote
 * about the facts, so the ledger has no entry of it.
 * @throws ProblemError `not_found`
 */
export const updateProfile = async (
  database: Database,
  actor: Actor,
  patch: ProfilePatch,
): Promise<Profile> =>
  await database.asUser(actor, async (tx) => {
    await tx.db
      .updateTable('profiles')
      .set({ ...blankToNull(patch), updated_at: new Date() })
      .where('user_id', '=', tx.userId)
      .execute();
    const profile = await readProfile(tx);
    if (!profile) throw new ProblemError('not_found');
    return profile;
  });

const OPTIONAL = ['phone', 'job_title', 'sector'] as const;

const blankToNull = (patch: ProfilePatch): ProfilePatch => {
  const blank = OPTIONAL.filter((name) => typeof patch[name] === 'string' && !isFilled(patch[name]));
  return { ...patch, ...Object.fromEntries(blank.map((name) => [name, null])) };
};
