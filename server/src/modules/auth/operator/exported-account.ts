import type { Database } from '../../../platform/database/database.ts';
import { type ExportSource, exportedTable } from '../../../platform/exports/exported-table.ts';

/** What of an account its owner gets with their own data: all that the service knows of them, and no secret. */
export interface ExportedAccount {
  email: string | null;
  email_confirmed_at: Date | null;
  created_at: Date;
  last_sign_in_at: Date | null;
  /** What was said at sign-up. */
  user_metadata: unknown;
  /** How one may sign in. */
  identities: { provider: string; created_at: Date; last_sign_in_at: Date | null; identity_data: unknown }[];
  sessions: { user_agent: string | null; created_at: Date; refreshed_at: Date }[];
  factors: { friendly_name: string; factor_type: string; status: string; created_at: Date }[];
  devices: { created_at: Date; last_seen_at: Date }[];
}

/** Sign-ins, for the export; the account itself: {@link readAccountToExport}. */
export const accountExport: ExportSource = {
  tables: [exportedTable({ table: 'sign_ins' })],
  leftOut: {
    'auth.flow_states': 'trips to a provider, gone after a day',
    'auth.mfa_recovery_codes': 'hashes of secrets',
    'auth.one_time_tokens': 'hashes of secrets, gone after an hour, those of an invitation after seven days',
    'auth.session_confirmations': 'hashes of secrets, gone after an hour',
    'auth.account_closings': 'told on the page of the closing, with its receipt',
  },
};

/** The tables that {@link readAccountToExport} reads. */
export const ACCOUNT_TABLES = [
  'auth.users',
  'auth.identities',
  'auth.sessions',
  'auth.mfa_factors',
  'auth.devices',
] as const;

/** Undefined when the account is gone. */
export const readAccountToExport = (
  database: Pick<Database, 'asSystem'>,
  userId: string,
): Promise<ExportedAccount | undefined> =>
  database.asSystem('export an account', async ({ db }) => {
    const [user, identities, sessions, factors, devices] = await Promise.all([
      db
        .selectFrom('auth.users')
        .select(['email', 'email_confirmed_at', 'created_at', 'last_sign_in_at', 'user_metadata'])
        .where('id', '=', userId)
        .executeTakeFirst(),
      db
        .selectFrom('auth.identities')
        .select(['provider', 'created_at', 'last_sign_in_at', 'identity_data'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('auth.sessions')
        .select(['user_agent', 'created_at', 'refreshed_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('auth.mfa_factors')
        .select(['friendly_name', 'factor_type', 'status', 'created_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('auth.devices')
        .select(['created_at', 'last_seen_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),
    ]);
    return user && { ...user, identities, sessions, factors, devices };
  });
