import { exitTargetFrom } from '#contract/account/preference-values.ts';
import type { Preferences, PreferencesPatch } from '#contract/account/preferences.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { readPreferences } from './preferences-reader.ts';
import { changesOf, type PreferencesRow } from './preferences-row.ts';

/**
 * Changes what the patch names, but for what was chosen later elsewhere. Preferences are not part of what a person wrote
 * about the facts, so the ledger has no entry of them.
 * @throws ProblemError `invalid_input` for a quick exit that leads to Recueil itself
 */
export const updatePreferences = async (
  { database, origin }: { database: Database; origin: () => string },
  actor: Actor,
  asked: PreferencesPatch,
): Promise<Preferences> => {
  const patch = withExit(asked, origin());
  return await database.asUser(actor, async (tx) => {
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
};

const withExit = (patch: PreferencesPatch, origin: string): PreferencesPatch => {
  if (patch.exit_target === undefined) return patch;
  const exit_target = exitTargetFrom(patch.exit_target, origin);
  if (exit_target === null) throw new ProblemError('invalid_input', { fields: ['exit_target'] });
  return { ...patch, exit_target };
};
