import type { Profile, ProfilePatch } from '#contract/account/profiles.ts';
import { isFilled } from '#contract/common/shapes.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { readProfile } from './profile-reader.ts';

/**
 * Changes only the fields of the patch; blank optional text becomes null. Account data is not part of what a person wrote
 * about the facts, so the ledger has no entry of it.
 * @throws ProblemError `not_found`; `stale_version` with the stored profile, so that the person can compare
 */
export const updateProfile = async (
  database: Database,
  actor: Actor,
  { version: startedFrom, ...patch }: ProfilePatch,
): Promise<Profile> =>
  await database.asUser(actor, async (tx) => {
    await tx.db
      .selectFrom('profiles')
      .select('version')
      .where('user_id', '=', tx.userId)
      .forUpdate()
      .execute();
    const before = await readProfile(tx);
    if (!before) throw new ProblemError('not_found');
    if (startedFrom !== undefined && startedFrom !== before.version) {
      throw new ProblemError('stale_version', { current: before });
    }
    const after: Profile = { ...before, ...said(patch), version: before.version + 1 };
    await tx.db
      .updateTable('profiles')
      .set({ ...said(patch), version: after.version, updated_at: new Date() })
      .where('user_id', '=', tx.userId)
      .execute();
    return after;
  });

const OPTIONAL = ['phone', 'job_title', 'sector'] as const;
type Fields = Omit<ProfilePatch, 'version'>;

/** The fields that are named, with null for blank text. */
const said = (patch: Fields) => {
  const blank = OPTIONAL.filter((name) => typeof patch[name] === 'string' && !isFilled(patch[name]));
  const named = Object.entries({ ...patch, ...Object.fromEntries(blank.map((name) => [name, null])) });
  return Object.fromEntries(named.filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };
};
