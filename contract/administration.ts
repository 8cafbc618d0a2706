/** What administrators see and do: accounts without anything that was written in them, figures, their log, messages to all. */
import * as z from 'zod/mini';
import {
  EMAIL_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  PAGE_DEFAULT_ROWS,
  PAGE_MAX_ROWS,
} from './common/limits.ts';
import { cursor, day, filledText, id, instant, pageOf, text } from './common/shapes.ts';

/** The roles that an administrator gives. Others may have been given at the command line. */
export const ROLES = ['user', 'professional', 'super_admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * `invited`: nobody has confirmed the address yet; `unconfirmed`: the same, where the person signed up themselves. `leaving`: an
 * administrator's deletion takes effect on a day to come; a suspended account can be that too (`is_leaving`).
 */
export const ACCOUNT_STATUSES = ['active', 'suspended', 'invited', 'unconfirmed', 'leaving'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** Of what is typed into 'Search users...'. */
export const ACCOUNT_SEARCH_MAX_CHARACTERS = 100;
export const SUSPENSION_REASON_MAX_CHARACTERS = 300;
export const OPERATOR_MESSAGE_MAX_CHARACTERS = 600;
/** Between an administrator's deletion and its effect: time for the person to take their data with them. */
export const ACCOUNT_DELETION_DAYS = 30;

/** A row of /users. */
export const account = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.nullable(z.string()),
  role: z.string(),
  job_title: z.nullable(z.string()),
  sector: z.nullable(z.string()),
  status: z.enum(ACCOUNT_STATUSES),
  /** Why it is suspended; null where it is not, or where no administrator has said why. */
  suspension_reason: z.nullable(z.string()),
  /** An administrator's deletion is announced. */
  is_leaving: z.boolean(),
  /** When it takes effect; null while the account is suspended, because the days are counted from the end of that. */
  deleted_from: z.nullable(instant),
});
export type Account = z.infer<typeof account>;
export const accountPage = pageOf(account);

/** In a body, since names and addresses do not belong in a URL. The cursor is the one of the page before. */
export const accountSearch = z.object({
  search: z.optional(text(ACCOUNT_SEARCH_MAX_CHARACTERS)),
  role: z.optional(z.enum(ROLES)),
  status: z.optional(z.enum(ACCOUNT_STATUSES)),
  cursor: z.optional(cursor),
  limit: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(PAGE_MAX_ROWS)), PAGE_DEFAULT_ROWS),
});
export type AccountSearch = z.infer<typeof accountSearch>;

export const invitation = z.object({
  email: text(EMAIL_MAX_CHARACTERS).check(z.trim(), z.minLength(1)),
  first_name: z.optional(text(NAME_MAX_CHARACTERS).check(z.trim())),
  last_name: z.optional(text(NAME_MAX_CHARACTERS).check(z.trim())),
  role: z.enum(ROLES),
});
export type Invitation = z.infer<typeof invitation>;

export const roleChange = z.object({ role: z.enum(ROLES) });
export const suspension = z.object({ reason: filledText(SUSPENSION_REASON_MAX_CHARACTERS).check(z.trim()) });

export const AUDIT_ACTIONS = [
  'invite',
  'role',
  'suspend',
  'lift',
  'delete',
  'keep',
  'erased',
  'publish',
  'withdraw',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Somebody in the log. Without a name where the account is gone. */
const named = z.object({ id, name: z.nullable(z.string()), email: z.nullable(z.string()) });

export const auditEntry = z.object({
  id,
  recorded_at: instant,
  action: z.enum(AUDIT_ACTIONS),
  /** Null for the service itself, and for the operator at the command line. */
  administrator: z.nullable(named),
  person: z.nullable(named),
  role_before: z.nullable(z.string()),
  role_after: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditPage = pageOf(auditEntry);

export const AUDIENCES = ['everyone', 'administrators'] as const;
export type Audience = (typeof AUDIENCES)[number];

const messageText = filledText(OPERATOR_MESSAGE_MAX_CHARACTERS).check(z.trim());
export const operatorMessageInput = z.object({
  id,
  audience: z.enum(AUDIENCES),
  text_fr: messageText,
  text_en: messageText,
});
export type OperatorMessageInput = z.infer<typeof operatorMessageInput>;

export const operatorMessage = z.object({
  id,
  audience: z.enum(AUDIENCES),
  text_fr: z.string(),
  text_en: z.string(),
  published_at: instant,
  withdrawn_at: z.nullable(instant),
});
export type OperatorMessage = z.infer<typeof operatorMessage>;
export const operatorMessagePage = pageOf(operatorMessage);

/** 'Last 7 days', 'Last 30 days', 'Last 3 months', 'Last 12 months' */
export const ANALYTICS_DAYS = [7, 30, 90, 365] as const;
export type AnalyticsDays = (typeof ANALYTICS_DAYS)[number];

/** Below so many people there are no figures: they could tell of one. */
export const ANALYTICS_MIN_PEOPLE = 10;
/** What figures are rounded to, people and percent. */
export const ANALYTICS_STEP = 5;

/** Figures of a period; null where there are too few people, of the rates on either side. Rates are percents. */
const figures = z.object({
  active_people: z.nullable(z.number()),
  engagement_rate: z.nullable(z.number()),
  bounce_rate: z.nullable(z.number()),
});
export type Figures = z.infer<typeof figures>;

export const analyticsQuery = z.object({
  days: z._default(
    z.pipe(
      z.transform((value: unknown) => Number(value)),
      z.literal([...ANALYTICS_DAYS]),
    ),
    30,
  ),
});

export const analytics = z.object({
  /** The last day of the period that was counted last; null where none has been counted. Long periods are counted seldom. */
  until: z.nullable(day),
  now: figures,
  /** Of as many days before. */
  before: figures,
  /** The people of each of so many days, the oldest first, up to the last counted one; null where they are too few. */
  daily: z.array(z.object({ day, active_people: z.nullable(z.number()) })),
});
export type Analytics = z.infer<typeof analytics>;
