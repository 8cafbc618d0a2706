import * as z from 'zod/mini';
import { instant, text } from '../common/shapes.ts';
import { NOTICE_CHOICES, type NoticeChoice } from './notices.ts';
import {
  CHOICE_MAX_AGE_MS,
  EXIT_ADDRESS_MAX_CHARACTERS,
  IDLE_LOCK_MINUTES,
  isExitTarget,
  LANGUAGES,
  TEXT_SIZES,
  THEMES,
} from './preference-values.ts';

/** Where a notice is told: in the app, by a mail that holds no content. */
export interface NoticeWays {
  in_app: boolean;
  by_mail: boolean;
}

/** What holds until a person chooses. An unfinished draft is told of only to those who ask for it. */
export const DEFAULT_NOTICES: Readonly<Record<NoticeChoice, Readonly<NoticeWays>>> = {
  new_sign_in: { in_app: true, by_mail: true },
  password_changed: { in_app: true, by_mail: true },
  email_changed: { in_app: true, by_mail: true },
  factor_changed: { in_app: true, by_mail: true },
  transcription_ready: { in_app: true, by_mail: false },
  export_ready: { in_app: true, by_mail: false },
  export_failed: { in_app: true, by_mail: false },
  share_access: { in_app: true, by_mail: true },
  account_closing: { in_app: true, by_mail: true },
  unfinished_draft: { in_app: false, by_mail: false },
  operator_message: { in_app: true, by_mail: false },
};

/** Always mailed: whoever has taken the account over must not be able to silence them first. */
export const ALWAYS_MAILED: readonly NoticeChoice[] = [
  'password_changed',
  'email_changed',
  'factor_changed',
  'account_closing',
];

const language = z.nullable(z.enum(LANGUAGES));
const theme = z.enum(THEMES);
const textSize = z.enum(TEXT_SIZES);
const idleLockMinutes = z.nullable(z.literal(IDLE_LOCK_MINUTES));
const exitTarget = text(EXIT_ADDRESS_MAX_CHARACTERS).check(z.refine(isExitTarget));

const noticeWays = z.strictObject({ in_app: z.boolean(), by_mail: z.boolean() });
const noticePatch = z.strictObject({ in_app: z.optional(z.boolean()), by_mail: z.optional(z.boolean()) });
const alwaysMailedPatch = z.strictObject({
  in_app: z.optional(z.boolean()),
  by_mail: z.optional(z.literal(true)),
});

const byKind = <Shape>(shapeOf: (kind: NoticeChoice) => Shape): Record<NoticeChoice, Shape> =>
  Object.fromEntries(NOTICE_CHOICES.map((kind) => [kind, shapeOf(kind)])) as Record<NoticeChoice, Shape>;

/** What a person chose, and the defaults where they chose nothing. */
export const preferences = z.object({
  language,
  theme,
  text_size: textSize,
  idle_lock_minutes: idleLockMinutes,
  exit_target: exitTarget,
  neutral_title: z.boolean(),
  notices: z.object(byKind(() => noticeWays)),
  /** Null while nothing was ever chosen. */
  updated_at: z.nullable(instant),
});
export type Preferences = z.infer<typeof preferences>;

/**
 * Only what is present is changed, and only where nothing newer was chosen on another device: the newest choice wins.
 * Names that are not preferences are refused.
 */
export const preferencesPatch = z.strictObject({
  language: z.optional(language),
  theme: z.optional(theme),
  text_size: z.optional(textSize),
  idle_lock_minutes: z.optional(idleLockMinutes),
  exit_target: z.optional(exitTarget),
  neutral_title: z.optional(z.boolean()),
  notices: z.optional(
    z
      .strictObject(
        byKind((kind) => z.optional(ALWAYS_MAILED.includes(kind) ? alwaysMailedPatch : noticePatch)),
      )
      .check(z.refine((kinds: object) => Object.keys(kinds).length > 0)),
  ),
  /** How long ago it was chosen, for what waited for a connection: an age, since clocks of devices differ. 0 when left out. */
  chosen_ms_ago: z.optional(z.int().check(z.minimum(0), z.maximum(CHOICE_MAX_AGE_MS))),
});
export type PreferencesPatch = z.infer<typeof preferencesPatch>;
