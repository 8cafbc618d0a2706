import type { Profile } from '#contract/account/profiles.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { readProfile } from './profile-reader.ts';

/** The person's own profile. @throws ProblemError `not_found` when the account has none. */
export const getProfile = async (database: Database, actor: Actor): Promise<Profile> => {
  const profile = await database.asReader(actor, readProfile);
  if (!profile) throw new ProblemError('not_found');
  return profile;
};
