import type { User } from '@supabase/auth-js';
import { AGE_RANGES, DEFAULT_FIRST_NAME, type Profile, UNSPECIFIED } from '#contract/account/profiles.ts';
import { isFilled } from '#contract/common/shapes.ts';

/** The first of these metadata values that holds text. */
const firstText = (metadata: Record<string, unknown>, ...keys: string[]): string | null => {
  for (const key of keys) {
    const value = metadata[key];
    if (typeof value === 'string' && isFilled(value)) return value.trim();
  }
  return null;
};

/**
 * The profile as the account itself tells it, while the profile cannot be read (spec.md, 3): its metadata, then the
 * part of the email before the at-sign, then 'Utilisateur'. The role always is 'user': only the server grants more.
 */
export const profileFromAccount = (
  user: Pick<User, 'id' | 'email' | 'user_metadata' | 'app_metadata'>,
): Profile => {
  const metadata = (user.user_metadata ?? {}) as Record<string, unknown>;
  const ageRange = firstText(metadata, 'age_range', 'ageRange');
  return {
    id: user.id,
    email: user.email ?? '',
    first_name:
      firstText(metadata, 'first_name', 'firstName', 'given_name') ||
      user.email?.split('@')[0] ||
      DEFAULT_FIRST_NAME,
    last_name: firstText(metadata, 'last_name', 'lastName', 'family_name') ?? '',
    phone: firstText(metadata, 'phone'),
    job_title: firstText(metadata, 'job_title', 'jobTitle') ?? UNSPECIFIED,
    sector: firstText(metadata, 'sector') ?? UNSPECIFIED,
    age_range: AGE_RANGES.find((range) => range === ageRange) ?? null,
    auth_provider: typeof user.app_metadata?.provider === 'string' ? user.app_metadata.provider : 'email',
    role: 'user',
    // Of none that is stored: an edit that starts from it is refused.
    version: 0,
  };
};
