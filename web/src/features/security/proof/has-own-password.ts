import type { User } from '@supabase/auth-js';

/** Whether the account signs in by a password; one that a provider opened has none until the person sets it. */
export const hasOwnPassword = ({ app_metadata }: Pick<User, 'app_metadata'>): boolean => {
  const { provider, providers } = app_metadata;
  return Array.isArray(providers) ? providers.includes('email') : provider === 'email';
};
