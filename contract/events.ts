import * as z from 'zod/mini';
import { id } from './shapes.ts';

/**
 * The server-sent events of `GET /api/events`: what has changed of one's own things, wherever that was done. They name
 * it and say nothing of it; whoever shows it reads it again.
 */
export const liveEvent = z.discriminatedUnion('event', [
  /** The stream has begun, or something may have passed unheard: everything that is shown is to be read again. */
  z.object({ event: z.literal('everything') }),
  /** A message was saved, its reply is being written, was saved, or will not come. */
  z.object({
    event: z.literal('turn'),
    conversation_id: id,
    /** The person's message. */
    message_id: id,
  }),
  /** It was begun, renamed, put aside or deleted; what was collected or offered in it has changed. */
  z.object({ event: z.literal('conversation'), id }),
  /** It was added or deleted, or its transcription has changed. */
  z.object({ event: z.literal('file'), id }),
  /** It was created, changed or deleted. */
  z.object({ event: z.literal('incident'), id }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;
