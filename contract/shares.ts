/**
 * Shares: a dossier opened to somebody without an account, by a link and a code. The copy that they read is sealed with a key that stands
 * in the link's fragment alone: it is given to the person once, and the server does not have it.
 */
import * as z from 'zod/mini';
import {
  SHARE_DAYS_MAX,
  SHARE_LETTER_MAX_CHARACTERS,
  SHARE_OPENINGS_MAX_COUNT,
  SHARE_PARTS_MAX_COUNT,
  SHARE_RECIPIENT_MAX_CHARACTERS,
} from './common/limits.ts';
import { countInQuery, filledText, id, instant, text } from './common/shapes.ts';

/** `GET /api/shares/eligibility`: what is missing before a dossier can be passed to a lawyer (design.md, 9). */
export const shareEligibility = z.object({
  is_eligible: z.boolean(),
  missing: z.array(z.enum(['email_confirmed', 'complete_incident', 'ready_dossier'])),
});
export type ShareEligibility = z.infer<typeof shareEligibility>;

/** `POST /api/shares`, behind a proof. The client chooses the id (UUIDv7), so that a repeated request makes one. */
export const shareInput = z.object({
  id,
  dossier_id: id,
  /** For whom, in the person's words; only they read it. */
  recipient: filledText(SHARE_RECIPIENT_MAX_CHARACTERS),
  /** The letter that goes with it; empty: none. */
  letter: text(SHARE_LETTER_MAX_CHARACTERS),
  days: z.number().check(z.int(), z.minimum(1), z.maximum(SHARE_DAYS_MAX)),
  /** How often it can be opened with the code; null: not limited. */
  max_openings: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(SHARE_OPENINGS_MAX_COUNT))),
  /** The ZIP can be saved as a whole. Without it each part can still be looked at, and whoever looks can copy. */
  may_download: z.boolean(),
});
export type ShareInput = z.infer<typeof shareInput>;

/**
 * What was done with a share. `opened`: the code was given; `read`: the dossier was shown; `part`: an exhibit, or the PDF, was; `downloaded`: the
 * ZIP was fetched; `refused`: a wrong code. No address and no browser is kept.
 */
export const shareAct = z.enum(['opened', 'read', 'part', 'downloaded', 'refused']);

export const shareAccess = z.object({
  id,
  at: instant,
  act: shareAct,
  /** Which part: its path in the ZIP. */
  path: z.nullable(z.string()),
});
export type ShareAccess = z.infer<typeof shareAccess>;

/** `copying`: the sealed copy is being made; `ended`: its days, or openings, are over; `locked`: too many wrong codes, until it has another one. */
export const shareStatus = z.enum(['copying', 'open', 'revoked', 'ended', 'locked', 'failed']);

export const share = z.object({
  id,
  dossier_id: id,
  dossier_title: z.string(),
  recipient: z.string(),
  letter: z.string(),
  status: shareStatus,
  created_at: instant,
  expires_at: instant,
  revoked_at: z.nullable(instant),
  openings: z.number(),
  max_openings: z.nullable(z.number()),
  may_download: z.boolean(),
  damaged: z.optional(z.literal(true)),
});
export type Share = z.infer<typeof share>;

/** The answer to `POST /api/shares`: what is said once. */
export const madeShare = z.object({
  share,
  /** The key, in base64url: 32 bytes. The link is `/lecture/{id}#{key}`. */
  key: z.string(),
  /** Eight digits, to be told by another way than the link. */
  code: z.string(),
});
export type MadeShare = z.infer<typeof madeShare>;

/** `GET /api/shares`, the newest first: all of them. */
export const shares = z.object({ items: z.array(share) });

/** `GET /api/shares/{id}/accesses`: the last SHARE_ACCESSES_MAX_ROWS, the newest first. */
export const shareAccesses = z.object({ items: z.array(shareAccess) });

/**
 * `POST /api/shares/{id}/code`, behind a proof: another code for a share that is open or locked. The former one opens nothing any more. A
 * repeated request gives another one again.
 */
export const renewedCode = z.object({
  /** Eight digits, told this once. */
  code: z.string(),
});
export type RenewedCode = z.infer<typeof renewedCode>;

/** `POST /api/shared/{id}/open`, by whoever has the link; no session. Every wrong answer is `not_found` or `rate_limited`. */
export const openShareInput = z.object({
  code: z.string().check(z.regex(/^\d{8}$/)),
  /** That the sender has the whole link (`shareProof`): without it the code is not looked at, and nothing is counted against the share. */
  proof: z.string().check(z.regex(/^[\w-]{43}$/)),
});
export type OpenShareInput = z.infer<typeof openShareInput>;

/**
 * `GET /api/shared/{id}/bytes`, with the token of an opening: the head of the sealed copy, and behind it the segments that hold the part
 * (contract/share-cipher.ts).
 */
export const sharedBytesQuery = z.object({
  /** The number of a part; `all` for the whole ZIP, where it can be saved. */
  part: z._default(z.union([z.literal('all'), countInQuery(1, SHARE_PARTS_MAX_COUNT)]), 'all'),
});

/** What the browser of the reader is told; names and contents are in the sealed copy. */
export const openedShare = z.object({
  /** Opens the parts for some hours, sent as `Authorization: Bearer …`. */
  token: z.string(),
  /** Of the ZIP before it was sealed, in bytes. */
  size: z.number(),
  /** Sealed with the share's key (`sealShareText`), base64: JSON of `sharedIndex`. */
  index: z.string(),
  may_download: z.boolean(),
  /** When the token opens no more. */
  expires_at: instant,
});
export type OpenedShare = z.infer<typeof openedShare>;

/** What the index says when it is opened: where each file of the ZIP stands, and the letter. */
export const sharedIndex = z.object({
  letter: z.string(),
  parts: z.array(
    z.object({
      /** Sent with a request for its bytes, `GET /api/shared/{id}/bytes?part={number}`. */
      number: z.number(),
      path: z.string(),
      /** Of the file's own bytes within the ZIP; files of a dossier are not compressed there. */
      start: z.number(),
      end: z.number(),
    }),
  ),
});
export type SharedIndex = z.infer<typeof sharedIndex>;
