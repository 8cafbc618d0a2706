import type { Preferences, PreferencesPatch } from '#contract/preferences.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { readPreferences } from './preferences-reader.ts';
import { changesOf, type PreferencesRow } from './preferences-row.ts';

/**
 * Changes what the patch names, but for what was chosen later elsewhere. Preferences are not part of what a person wrote
 * about the facts, so the ledger has no entry of them.
 */
export const updatePreferences = async (
  database: Database,
  actor: Actor,
  patch: PreferencesPatch,
): Promise<Preferences> =>
  await database.asUser(actor, async (tx) => {
    const mine = { user_id: tx.userId };
    await tx.db
      .insertInto('preferences')
      .values(mine)
      .onConflict((known) => known.doNothing())
      .execute();
    // Two devices at once: one after the other.
    const row = await tx.db
      .selectFrom('preferences')
      .select(['notices', 'chosen_at'])
      .where('user_id', '=', tx.userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const now = new Date();
    const chosenAt = new Date(now.getTime() - (patch.chosen_ms_ago ?? 0));
    const { notices, chosen_at, ...changes } = changesOf(row as unknown as PreferencesRow, patch, chosenAt);
    if (chosen_at) {
      await tx.db
        .updateTable('preferences')
        .set({
          ...changes,
          ...(notices && { notices: JSON.stringify(notices) }),
          chosen_at: JSON.stringify(chosen_at),
          updated_at: now,
        })
        .where('user_id', '=', tx.userId)
        .execute();
    }
    return await readPreferences(tx);
  });
