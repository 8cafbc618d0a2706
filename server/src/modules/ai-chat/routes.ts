import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import {
  type AiChatChunk,
  type AiChatCompletion,
  type AiChatInput,
  aiChatChunk,
  aiChatCompletion,
  aiChatInput,
} from '#contract/ai-chat.ts';
import type { ApiEnv } from '../../platform/requests/requests.ts';
import { type Route, route } from '../../platform/requests/route.ts';
import { type AiChatServices, type CallHead, type StartedCall, startCall } from './start-call.ts';

/** `/functions/v1/ai-chat` */
export const aiChatRoutes = (services: AiChatServices): Route[] => [
  route({
    method: 'POST',
    path: '/',
    operationId: 'answerCall',
    summary:
      'Answers the messages it is given and stores nothing; a problem says why in `error` too, in the words of the product',
    body: {
      schema: aiChatInput,
      example: (): AiChatInput => ({
        messages: [{ role: 'user', content: 'Mon chef a crié sur moi hier.' }],
      }),
    },
    answer: { status: 200, schema: aiChatCompletion, streamed: aiChatChunk },
    problems: ['rate_limited', 'model_timeout', 'model_failed', 'model_empty'],
    run: async ({ actor, body, context: c }) => {
      const call = await startCall(services, actor, body, c.req.raw.signal);
      return body.stream ? await streamed(c, services, call) : await call.answer(() => undefined);
    },
  }),
];

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
