import type { Preferences } from '#contract/account/preferences.ts';
import type { ReadTransaction } from '../../platform/database/database.ts';
import { type PreferencesRow, preferencesOf } from './preferences-row.ts';

const COLUMNS = [
  'language',
  'theme',
  'text_size',
  'idle_lock_minutes',
  'exit_target',
  'neutral_title',
  'notices',
  'chosen_at',
  'updated_at',
] as const;

/** The row of the transaction's person; undefined while they have chosen nothing. */
const readRow = async (tx: ReadTransaction): Promise<PreferencesRow | undefined> => {
  const row = await tx.db
    .selectFrom('preferences')
    .select(COLUMNS)
    .where('user_id', '=', tx.userId)
    .executeTakeFirst();
  return row as PreferencesRow | undefined;
};

/** What the transaction's person chose, and the defaults. */
export const readPreferences = async (tx: ReadTransaction): Promise<Preferences> =>
  preferencesOf(await readRow(tx));
