/**
 * The streams of `GET /api/events`. A stream ends when the session ends, when the token of its request expires, when its
 * reader does not read, and when the server stops. A reader that is still there opens another.
 */
import { HEARTBEAT_MS, type LiveEvent } from '#contract/events.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { DatabaseUnavailableError } from '../../platform/database/errors.ts';
import { ProblemError, RETRY_AFTER_SECONDS } from '../../platform/errors/problem-error.ts';
import type { EventHub } from '../../platform/events/event-hub.ts';
import type { Notice } from '../../platform/events/notice.ts';
import { joinTopics, type LiveTopics } from '../../platform/events/topics.ts';

export interface LiveStreams {
  /**
   * @param expiresAt when the token of the request expires
   * @throws ProblemError `rate_limited` with too many open streams; `unavailable` when the server stops;
   *   SessionEndedError, SecondFactorNeededError, ConfirmationNeededError.
   */
  open(actor: Actor, expiresAt: Date): Promise<ReadableStream<Uint8Array>>;
  /** Ends all streams, and opens no more. */
  endAll(): void;
}

/** The most streams of one person at one server: more tabs than a person looks at, and only a visible tab has a stream. */
export const STREAMS_PER_PERSON = 20;
/** Some hundreds of events: a reader that is so far behind does not read at all. */
export const UNREAD_MAX_BYTES = 32 * 1024;
/** The longest that a timer can wait. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/**
 * @param topics what each module tells of.
 * @throws Error when two modules register the same topic.
 */
export const createLiveStreams = (
  database: Pick<Database, 'asReader'>,
  hub: Pick<EventHub, 'subscribe' | 'quietMs'>,
  topics: readonly LiveTopics[],
): LiveStreams => {
  const eventOf = tellerOf(joinTopics(topics));
  const open = new Map<string, Set<() => void>>();
  let isStopping = false;

  const begin = (actor: Actor, expiresAt: Date) => {
    const { userId } = actor;
    const ofPerson = open.get(userId) ?? new Set();
    let controller: ReadableStreamDefaultController<Uint8Array>;
    let isOver = false;
    /** @param failure breaks the connection; without one, events that are queued are still sent */
    const end = (failure?: Error): void => {
      if (isOver) return;
      isOver = true;
      clearInterval(heartbeat);
      clearTimeout(expiry);
      unsubscribe();
      ofPerson.delete(end);
      if (ofPerson.size === 0 && open.get(userId) === ofPerson) open.delete(userId);
      if (failure) controller.error(failure);
      else controller.close();
    };
    const write = (text: string): void => {
      if (isOver) return;
      controller.enqueue(ENCODER.encode(text));
      if ((controller.desiredSize ?? 0) <= 0) end(new Error('The reader of a live stream does not read'));
    };
    /** Ends the stream when its session has ended. A database that cannot be reached proves nothing. */
    const checkSession = async (): Promise<void> => {
      try {
        await askWhetherAlive(database, actor);
      } catch (error) {
        if (!(error instanceof DatabaseUnavailableError)) end();
      }
    };
    const stream = new ReadableStream<Uint8Array>(
      {
        start: (started) => {
          controller = started;
        },
        cancel: () => {
          // The reader is gone: there is nothing left to close.
          controller = DEAF;
          end();
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: UNREAD_MAX_BYTES }),
    );
    const unsubscribe = hub.subscribe(userId, (news) => {
      if (news === 'everything') void checkSession();
      if (news !== 'everything' && news.topic === 'session') {
        if (news.id === actor.sessionId) void checkSession();
        return;
      }
      const event = eventOf(news);
      if (event) write(lineOf(event));
    });
    const heartbeat = setInterval(() => {
      write(':\n\n');
      void checkSession();
    }, HEARTBEAT_MS);
    const expiry = setTimeout(end, Math.min(Math.max(0, expiresAt.getTime() - Date.now()), TIMER_MAX_MS));
    heartbeat.unref();
    expiry.unref();
    ofPerson.add(end);
    open.set(userId, ofPerson);
    return { stream, write, end };
  };

  return {
    open: async (actor, expiresAt) => {
      if (isStopping) throw new ProblemError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      if ((open.get(actor.userId)?.size ?? 0) >= STREAMS_PER_PERSON) {
        throw new ProblemError('rate_limited', { retryAfterSeconds: 30 });
      }
      // Listens before it checks the session, so that an end in between is not missed.
      const { stream, write, end } = begin(actor, expiresAt);
      try {
        await askWhetherAlive(database, actor);
      } catch (error) {
        end();
        throw error;
      }
      // Counted after it listens: what is told from now on reaches the stream.
      write(lineOf({ event: 'everything', quiet_ms: hub.quietMs(actor.userId) }));
      return stream;
    },
    endAll: () => {
      isStopping = true;
      for (const end of [...open.values()].flatMap((those) => [...those])) end();
    },
  };
};

const ENCODER = new TextEncoder();

const DEAF = {
  desiredSize: null,
  enqueue: () => undefined,
  close: () => undefined,
  error: () => undefined,
} as unknown as ReadableStreamDefaultController<Uint8Array>;

/** Every transaction of a person checks the session (`app.enter`). */
const askWhetherAlive = async (database: Pick<Database, 'asReader'>, actor: Actor): Promise<void> => {
  await database.asReader(actor, (tx) =>
    tx.db.selectNoFrom((eb) => eb.lit(1).as('alive')).executeTakeFirst(),
  );
};

/** Turns what is heard into what the reader is told; null for what is between the servers. */
const tellerOf =
  (topics: LiveTopics) =>
  (news: Notice | 'everything'): LiveEvent | null =>
    news === 'everything' ? { event: 'everything', quiet_ms: 0 } : (topics[news.topic]?.(news) ?? null);

const lineOf = (event: LiveEvent): string => `event: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`;
