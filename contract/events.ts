import * as z from 'zod/mini';
import { id } from './shapes.ts';

/**
 * The server-sent events of `GET /api/events`: which of the person's own records changed, in any tab or device. They name
 * the record without its content; a page that shows it reads it again.
 */
export const liveEvent = z.discriminatedUnion('event', [
  /** The stream has begun, or events may have been missed: the page must read everything that it shows again. */
  z.object({ event: z.literal('everything') }),
  /** A message was saved, its reply is being written, was saved, or will not come. */
  z.object({
    event: z.literal('turn'),
    conversation_id: id,
    /** The person's message. */
    message_id: id,
  }),
  /** It was created, renamed, archived or deleted, or its collected details or suggestions changed. */
  z.object({ event: z.literal('conversation'), id }),
  /** It was added or deleted, or its transcription changed. */
  z.object({ event: z.literal('file'), id }),
  /** It was created, changed or deleted. */
  z.object({ event: z.literal('incident'), id }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;
