import { NOTICE_CHOICES, type NoticeChoice } from '#contract/account/notices.ts';
import {
  DEFAULT_PREFERENCES,
  isExitTarget,
  type MirroredPreferences,
} from '#contract/account/preference-values.ts';
import {
  DEFAULT_NOTICES,
  type NoticeWays,
  type Preferences,
  type PreferencesPatch,
} from '#contract/account/preferences.ts';

/** By kind, what differs from the default. */
export type ChosenNotices = Partial<Record<NoticeChoice, Partial<NoticeWays>>>;

/** The row of a person who has chosen something. */
export interface PreferencesRow extends MirroredPreferences {
  notices: ChosenNotices;
  /** By name, when it was chosen, ISO 8601. */
  chosen_at: Record<string, string>;
  updated_at: Date;
}

const NAMES = Object.keys(DEFAULT_PREFERENCES) as (keyof MirroredPreferences)[];

/** What the API answers of a row, or of none. */
export const preferencesOf = (row: PreferencesRow | undefined): Preferences => {
  const chosen = { ...(row ?? DEFAULT_PREFERENCES) };
  // Kept when less was refused: no answer names it, or no client could read the others.
  if (!isExitTarget(chosen.exit_target)) chosen.exit_target = DEFAULT_PREFERENCES.exit_target;
  return {
    ...(Object.fromEntries(NAMES.map((name) => [name, chosen[name]])) as unknown as MirroredPreferences),
    notices: noticesOf(row?.notices),
    updated_at: row?.updated_at.toISOString() ?? null,
  };
};

/** Where each kind of notice is told, the defaults where nothing was chosen. */
export const noticesOf = (chosen: ChosenNotices = {}): Record<NoticeChoice, NoticeWays> =>
  Object.fromEntries(
    NOTICE_CHOICES.map((kind) => [kind, { ...DEFAULT_NOTICES[kind], ...chosen[kind] }]),
  ) as Record<NoticeChoice, NoticeWays>;

/** The columns that a patch changes: those of which nothing newer was chosen than at `chosenAt`. */
export const changesOf = (
  row: Pick<PreferencesRow, 'notices' | 'chosen_at'>,
  { chosen_ms_ago: _, notices, ...patch }: PreferencesPatch,
  chosenAt: Date,
): Partial<Omit<PreferencesRow, 'updated_at'>> => {
  const isNewest = (name: string): boolean => {
    const known = row.chosen_at[name];
    return known === undefined || Date.parse(known) <= chosenAt.getTime();
  };
  const named = Object.entries(patch).filter(([name, value]) => value !== undefined && isNewest(name));
  const kinds = NOTICE_CHOICES.filter((kind) => notices?.[kind] && isNewest(`notices.${kind}`));
  const names = [...named.map(([name]) => name), ...kinds.map((kind) => `notices.${kind}`)];
  if (names.length === 0) return {};
  const merged = Object.fromEntries(
    kinds.map((kind) => [kind, { ...row.notices[kind], ...notices?.[kind] }]),
  );
  return {
    ...Object.fromEntries(named),
    ...(kinds.length > 0 && { notices: { ...row.notices, ...merged } }),
    chosen_at: {
      ...row.chosen_at,
      ...Object.fromEntries(names.map((name) => [name, chosenAt.toISOString()])),
    },
  };
};
