/** The local guide behind the interface of a language model: it streams like one and costs nothing. */
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { type InterviewState, interviewStateIn } from '../interview-state.ts';
import { readInterview } from '../read-interview.ts';
import { nextReply } from './next-reply.ts';

const PROVIDER = 'recueil';
const MODEL_ID = 'guide';
const TEXT_ID = '1';
const STOPPED: LanguageModelV4FinishReason = { unified: 'stop', raw: undefined };

/** Reads the interview from `providerOptions.recueil.interview`, or from the messages when it is not there. */
export const createGuideModel = (): LanguageModelV4 => ({
  specificationVersion: 'v4',
  provider: PROVIDER,
  modelId: MODEL_ID,
  supportedUrls: {},
  async doGenerate(options) {
    const text = replyFrom(options);
    return {
      content: [{ type: 'text', text }],
      finishReason: STOPPED,
      usage: usageOf(text),
      warnings: [],
    };
  },
  async doStream(options) {
    return { stream: streamOf(replyFrom(options), options.abortSignal) };
  },
});

/** @throws what the abort signal holds, once it is aborted */
const replyFrom = ({ prompt, providerOptions, abortSignal }: LanguageModelV4CallOptions): string => {
  abortSignal?.throwIfAborted();
  return nextReply(interviewStateIn(providerOptions?.[PROVIDER]?.interview) ?? interviewIn(prompt));
};

/** Called without the state, as the plain AI call is: the messages carry no time, and the reply needs none. */
const interviewIn = (prompt: LanguageModelV4Prompt): InterviewState =>
  readInterview(
    prompt.flatMap((message, index) => {
      if (message.role !== 'user' && message.role !== 'assistant') return [];
      const content = message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
      return [{ id: `${index}`, role: message.role, content, at: new Date(0) }];
    }),
    { timeZone: 'UTC' },
  );

/** Word by word, each with the space before it; as fast as it is read. */
const streamOf = (text: string, abortSignal?: AbortSignal): ReadableStream<LanguageModelV4StreamPart> => {
  const words = text.match(/\s*\S+/g) ?? [];
  const parts: LanguageModelV4StreamPart[] = [
    { type: 'stream-start', warnings: [] },
    { type: 'text-start', id: TEXT_ID },
    ...words.map((delta) => ({ type: 'text-delta' as const, id: TEXT_ID, delta })),
    { type: 'text-end', id: TEXT_ID },
    { type: 'finish', finishReason: STOPPED, usage: usageOf(text) },
  ];
  let next = 0;
  return new ReadableStream({
    pull(controller) {
      if (abortSignal?.aborted) return controller.error(abortSignal.reason);
      const part = parts[next++];
      if (part) controller.enqueue(part);
      else controller.close();
    },
  });
};

/** Nothing is sent anywhere: words written stand in for output tokens. */
const usageOf = (text: string): LanguageModelV4Usage => {
  const words = text.split(/\s+/).length;
  return {
    inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: words, text: words, reasoning: 0 },
  };
};
