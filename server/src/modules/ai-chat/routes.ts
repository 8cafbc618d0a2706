import { type Context, Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { type AiChatChunk, type AiChatCompletion, aiChatInput } from '#contract/ai-chat.ts';
import { type ApiEnv, readBody } from '../../platform/requests/requests.ts';
import { type AiChatServices, type CallHead, type StartedCall, startCall } from './start-call.ts';

/** `/functions/v1/ai-chat` */
export const aiChatRoutes = (services: AiChatServices): Hono<ApiEnv> =>
  new Hono<ApiEnv>().post('/', async (c) => {
    const input = await readBody(c, aiChatInput);
    const call = await startCall(services, c.get('actor'), input, c.req.raw.signal);
    if (input.stream) return await streamed(c, services, call);
    return c.json(await call.answer(() => undefined));
  });

/** The stream opens with the first words: what fails before them is a plain problem with its status. */
const streamed = async (
  c: Context<ApiEnv>,
  { log }: AiChatServices,
  { head, answer }: StartedCall,
): Promise<Response> => {
  const early: string[] = [];
  const begun = Promise.withResolvers<void>();
  let take = (text: string): void => {
    early.push(text);
    begun.resolve();
  };
  const answered = answer((text) => take(text));
  await Promise.race([begun.promise, answered]);
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, async (stream) => {
    let sending = send(stream, chunkOf(head, { role: 'assistant', content: '' }));
    take = (content) => {
      sending = sending.then(() => send(stream, chunkOf(head, { content })));
    };
    for (const text of early) take(text);
    try {
      const completion = await answered;
      await sending;
      await send(stream, lastChunkOf(completion));
      await stream.writeSSE({ data: '[DONE]' });
    } catch (error) {
      log.error({ err: error, correlationId: c.get('correlationId') }, 'a call broke off');
    }
  });
};

const send = (stream: SSEStreamingApi, chunk: AiChatChunk): Promise<void> =>
  stream.writeSSE({ data: JSON.stringify(chunk) });

const chunkOf = (head: CallHead, delta: AiChatChunk['choices'][number]['delta']): AiChatChunk => ({
  ...head,
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, finish_reason: null }],
});

const lastChunkOf = ({ choices, usage, safety, ...head }: AiChatCompletion): AiChatChunk => ({
  ...head,
  object: 'chat.completion.chunk',
  choices: choices.map(({ index, finish_reason }) => ({ index, delta: {}, finish_reason })),
  usage,
  ...(safety ? { safety } : {}),
});
