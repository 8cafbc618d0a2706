/** The end of a session, as the ledger tells it: what was recorded since the person came back to it, and where the ledger ends. */
import * as z from 'zod/mini';
import { id, instant } from '../common/shapes.ts';

/** What became of the records of a kind: one that was made and deleted within the session counts as removed. */
const becameOf = z.object({ added: z.number(), changed: z.number(), removed: z.number() });
export type BecameOf = z.infer<typeof becameOf>;

/** Of each kind that is counted; what a person does not make by name (an answer to a card, an order) is not. */
export const SESSION_KINDS = [
  'journal_entry',
  'incident',
  'incident_person',
  'evidence',
  'file',
  'synthesis',
] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

const keptRecord = z.object({
  id,
  /** When it was first recorded in this session. */
  recorded_at: instant,
  /** False where it was there before. */
  is_new: z.boolean(),
});

const session = z.object({
  began_at: instant,
  /** Those that are still there, the first one first. */
  conversations: z.array(
    z.object({
      id,
      /** Messages of the person, and replies to them, of this session. */
      said: z.number(),
      replies: z.number(),
      /** As a conversation has it. */
      model_used: z.string(),
      /** Its name, its state or who answers was changed at some time: other models may have answered before. */
      was_changed: z.boolean(),
    }),
  ),
  /** Messages that were deleted. */
  messages_removed: z.number(),
  counts: z.record(z.enum(SESSION_KINDS), becameOf),
  /** Those that are still there, the first ones; the counts are of all. */
  entries: z.array(keptRecord),
  incidents: z.array(z.extend(keptRecord, { reference_number: z.string() })),
  /** Recordings were given to the machine that transcribes. */
  transcribed: z.number(),
});

/** `GET /api/ledger/session-end`: counts, times and numbers; no word that anybody wrote. */
export const sessionEnd = z.object({
  /** By the server's clock. */
  now: instant,
  /** The last entry of the ledger; null before the first one. */
  end: z.nullable(
    z.object({
      sequence: z.number(),
      /** SHA-256 in lower-case hex. */
      hash: z.string(),
      recorded_at: instant,
    }),
  ),
  /** Null where nothing was recorded for as long as a pause between two sessions lasts. */
  session: z.nullable(session),
  /** Of all shares, whenever they were made: how often one was opened with its code, and how many open a copy now. */
  shares: z.object({ openings: z.number(), open: z.number() }),
});
export type SessionEnd = z.infer<typeof sessionEnd>;
