/** A person's own data: all of it in one file, and the closing of the account. */
import * as z from 'zod/mini';
import { id, instant } from '../common/shapes.ts';

/** How long the file can be fetched. */
export const EXPORT_DAYS = 7;
/** How long a person can think again before the account is closed. */
export const CLOSING_DAYS = 7;
/** The number of the format of `data.json`; it goes up when a reader of the former one would be wrong. */
export const EXPORT_FORMAT = 1;

/** Why a file could not be made. */
export const exportFailure = z.enum(['storage_full', 'failed']);

/** The languages of the readable page. */
export const exportLanguage = z.enum(['fr', 'en']);

/** `POST /api/exports`. The client chooses the id (UUIDv7), so that a repeated request begins nothing twice. */
export const exportInput = z.object({ id, language: exportLanguage });
export type ExportInput = z.infer<typeof exportInput>;

export const dataExport = z.object({
  id,
  status: z.enum(['waiting', 'running', 'ready', 'failed']),
  /** How much of it is written, in per cent. */
  progress: z.number(),
  failure: z.nullable(exportFailure),
  /** The moment that it shows; null until it has begun. */
  taken_at: z.nullable(instant),
  /** Until when it can be fetched. */
  expires_at: z.nullable(instant),
  /** In bytes. */
  size: z.nullable(z.number()),
  /** SHA-256 of the file, in hex. */
  sha256: z.nullable(z.string()),
  created_at: instant,
});
export type DataExport = z.infer<typeof dataExport>;

/** `GET /api/exports`, the newest first. */
export const dataExports = z.object({
  items: z.array(dataExport),
  /** False where the person has to show again who they are before a file opens. */
  opens: z.boolean(),
});
export type DataExports = z.infer<typeof dataExports>;

/** `GET /api/account-closing`; null what nobody asked for. */
export const accountClosing = z.object({
  requested_at: z.nullable(instant),
  /** The account is closed within an hour after this. */
  closes_at: z.nullable(instant),
  /** The receipt, as it was mailed; a plain text. */
  receipt: z.nullable(z.string()),
  /** When an administrator's deletion takes effect, which its owner cannot take back. */
  deleted_from: z.nullable(instant),
});
export type AccountClosing = z.infer<typeof accountClosing>;

/** `GET /api/account-closing`: the language of the receipt. */
export const closingQuery = z.object({ language: z._default(exportLanguage, 'fr') });

/** `POST /api/account-closing` */
export const closingInput = z.object({ language: exportLanguage });
export type ClosingInput = z.infer<typeof closingInput>;
