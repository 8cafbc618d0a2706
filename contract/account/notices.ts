/** Notices: what a person is told of. They name what has happened, and hold nothing that anybody wrote. */
import * as z from 'zod/mini';
import { day, id, instant, pageOf } from '../common/shapes.ts';

/** What a person chooses of, for the app and for mail; each has one or more kinds of notices. */
export const NOTICE_CHOICES = [
  'new_sign_in',
  'password_changed',
  'email_changed',
  'factor_changed',
  'transcription_ready',
  'export_ready',
  'export_failed',
  'share_access',
  'account_closing',
  'unfinished_draft',
  'operator_message',
] as const;
export const noticeChoice = z.enum(NOTICE_CHOICES);
export type NoticeChoice = z.infer<typeof noticeChoice>;

/** Each kind, and the choice that it belongs to. */
export const CHOICE_OF_NOTICE = {
  /** From a browser that had never opened the account. */
  new_sign_in: 'new_sign_in',
  password_changed: 'password_changed',
  email_changed: 'email_changed',
  factor_added: 'factor_changed',
  factor_removed: 'factor_changed',
  recovery_code_used: 'factor_changed',
  /** Another way to sign in, at a provider, was added or removed. */
  identity_linked: 'factor_changed',
  identity_unlinked: 'factor_changed',
  /** About a file. */
  transcription_ready: 'transcription_ready',
  export_ready: 'export_ready',
  export_failed: 'export_failed',
  /** About a dossier: the file of what a person chose, told as the file of all their data is. */
  dossier_ready: 'export_ready',
  dossier_failed: 'export_failed',
  /** About a share: whoever has its link gave the right code. */
  share_opened: 'share_access',
  /** About a share: too many wrong codes; it opens nothing any more. */
  share_locked: 'share_access',
  account_closing: 'account_closing',
  /** By an administrator. */
  deletion_announced: 'account_closing',
  unfinished_draft: 'unfinished_draft',
  operator_message: 'operator_message',
} as const satisfies Record<string, NoticeChoice>;

export const NOTICE_KINDS = Object.keys(CHOICE_OF_NOTICE) as (keyof typeof CHOICE_OF_NOTICE)[];
export const noticeKind = z.enum(NOTICE_KINDS);
export type NoticeKind = z.infer<typeof noticeKind>;

/** The record that a notice is about. */
export const noticeSubject = z.object({ kind: z.string().check(z.regex(/^[a-z_]{1,40}$/)), id });
export type NoticeSubject = z.infer<typeof noticeSubject>;

/** The kinds of records in which a file is read. */
export const NOTICE_PLACES = ['conversation', 'journal', 'incident'] as const;
export type NoticePlace = (typeof NOTICE_PLACES)[number];

export const notice = z.object({
  id,
  kind: noticeKind,
  /** Null where it is about the account. */
  about: z.nullable(noticeSubject),
  /** Of a file: the record in which it is read; null for one that is attached nowhere, and of everything else. */
  place: z.nullable(z.object({ kind: z.enum(NOTICE_PLACES), id })),
  /** Of a message of the operator: what it says. */
  text: z.nullable(z.object({ fr: z.string(), en: z.string() })),
  /** How often it has happened to that record. */
  count: z.number(),
  /** When it happened last. */
  created_at: instant,
  is_read: z.boolean(),
});
export type Notice = z.infer<typeof notice>;

/** `GET /api/notices`, newest first. */
export const noticePage = pageOf(notice);

/** `GET /api/notices/unread` */
export const unreadNotices = z.object({
  /** At most NOTICES_COUNTED: nobody is told how many hundreds there are. */
  count: z.number(),
});
export type UnreadNotices = z.infer<typeof unreadNotices>;

/** `POST /api/notices/read`: those that came later are not marked. */
export const readUntil = z.object({ until: instant });
export type ReadUntil = z.infer<typeof readUntil>;

/** `PUT /api/notices/drafts`: that something waits unfinished in a browser. Not what it is, nor how much. */
export const draftReminder = z.object({
  /** A random number that the browser made for this. */
  browser: id,
  /** The day since which it waits; null where nothing does any more. */
  since: z.nullable(day),
});
export type DraftReminder = z.infer<typeof draftReminder>;
