import { createParser } from 'eventsource-parser';
import type * as z from 'zod/mini';
import { ApiProblem } from './api-problem.ts';
import { type RequestOptions, request } from './request.ts';

interface StreamOptions<Schema> extends Omit<RequestOptions, 'accept'> {
  /** POST, unless told otherwise. */
  method?: 'GET';
  /** The contract's shape of one event. */
  schema: Schema;
  /** A stream in which nothing comes for so long, not even a comment, counts as broken off. */
  silentMaxMs?: number;
}

/**
 * Asks and yields the server-sent events of the answer, each parsed with the contract. `data` holds the event's
 * JSON; when the object does not say its own `event`, the name of the SSE field is added to it.
 *
 *     for await (const event of streamEvents(`/api/conversations/${id}/turns`, { schema: turnEvent, body })) …
 *
 * @throws ApiProblem like `api`, and with the code `network` when the stream breaks off.
 */
export async function* streamEvents<Schema extends z.ZodMiniType>(
  path: string,
  { schema, method, silentMaxMs, ...options }: StreamOptions<Schema>,
): AsyncGenerator<z.infer<Schema>, void, undefined> {
  const response = await request(method ?? 'POST', path, { ...options, accept: 'text/event-stream' });
  if (response.body === null) throw new ApiProblem('network');

  const waiting: z.infer<Schema>[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      waiting.push(readEvent(schema, event, data));
    },
  });
  for await (const text of chunks(response.body, options.signal, silentMaxMs)) {
    parser.feed(text);
    while (waiting.length > 0) yield waiting.shift() as z.infer<Schema>;
  }
}

const readEvent = <Schema extends z.ZodMiniType>(schema: Schema, event: string | undefined, data: string) => {
  try {
    const value: unknown = JSON.parse(data);
    return schema.parse(typeof value === 'object' && value !== null ? { event, ...value } : value);
  } catch (cause) {
    throw new ApiProblem('internal', null, cause);
  }
};

/** The text of the body as it comes. Closing the generator cancels the request. */
async function* chunks(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
  silentMaxMs: number | undefined,
) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await withinMs(silentMaxMs, reader.read());
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiProblem('network', null, cause);
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** The result, unless it takes longer than that. */
const withinMs = async <Result>(ms: number | undefined, work: Promise<Result>): Promise<Result> => {
  if (ms === undefined) return await work;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Nothing comes any more')), ms);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
};
