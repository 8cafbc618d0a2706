import * as z from 'zod/mini';
import { SECOND_MS } from './common/durations.ts';
import { id } from './common/shapes.ts';

/** So often the server writes into a stream in which nothing happens: proxies close a connection that is silent for a minute. */
export const HEARTBEAT_MS = 25 * SECOND_MS;
/** A stream that is silent for so long is dead, though nobody said so: the laptop slept, or the network changed. */
export const SILENT_MAX_MS = 60 * SECOND_MS;

/**
 * The server-sent events of `GET /api/events`: which of a person's records have changed, in whatever tab or device. They
 * name the record and carry nothing of its content; a screen that shows it reads it again.
 */
export const liveEvent = z.discriminatedUnion('event', [
  /** The stream has begun, or events may have been missed: everything that is shown is to be read again. */
  z.object({
    event: z.literal('everything'),
    /** Since when at least nothing of this person's has changed, in milliseconds; 0 where events may have been missed. */
    quiet_ms: z.number().check(z.nonnegative()),
  }),
  /** A message was saved, its reply is being written, was saved, or will not come. */
  z.object({
    event: z.literal('turn'),
    conversation_id: id,
    /** The person's message. */
    message_id: id,
  }),
  /** A record was created, changed or deleted, or something that belongs to it was. */
  z.object({
    event: z.literal('changed'),
    /** `conversation`, `file`, `incident`: the topic under which the tables of that kind tell of it. */
    kind: z.string().check(z.regex(/^[a-z_]+$/)),
    id,
  }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;
