/** The guide behind the interface of a language model: it streams like one, costs nothing and sends nothing. */
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import type { ConversationReading } from '../reading.ts';
import type { SaidMessage } from '../said-message.ts';
import { type GuideReply, nextReply } from './next-reply.ts';

const PROVIDER = 'recueil';
const TEXT_ID = '1';
const STOPPED: LanguageModelV4FinishReason = { unified: 'stop', raw: undefined };

/** What the guide is given in `providerOptions.recueil.interview`; through JSON, so times are ISO strings there. */
export interface GuideState {
  reading: ConversationReading;
  said: readonly SaidMessage[];
  timeZone: string;
}

/** @param read reads a conversation for a call that brings no state: its messages carry no time, and the reply needs none */
export const createGuideModel = (
  read: (said: readonly SaidMessage[]) => ConversationReading,
): LanguageModelV4 => ({
  specificationVersion: 'v4',
  provider: PROVIDER,
  modelId: 'guide',
  supportedUrls: {},
  async doGenerate(options) {
    const text = textFor(options, read);
    const content = [{ type: 'text' as const, text }];
    return { content, finishReason: STOPPED, usage: usageOf(text), warnings: [] };
  },
  async doStream(options) {
    return { stream: streamOf(partsOf(textFor(options, read), options.abortSignal)) };
  },
});

/** The reply, with its marker on a line of its own. */
export const withMarker = ({ text, marker }: GuideReply): string =>
  marker === undefined ? text : `${text}\n${marker}`;

/** @throws what the abort signal holds, once it is aborted */
const textFor = (
  { prompt, providerOptions, abortSignal }: LanguageModelV4CallOptions,
  read: (said: readonly SaidMessage[]) => ConversationReading,
): string => {
  abortSignal?.throwIfAborted();
  const state = guideStateIn(providerOptions?.[PROVIDER]?.interview);
  if (state !== null) return withMarker(nextReply(state.reading, state.said, state.timeZone));
  const said = saidIn(prompt);
  return withMarker(nextReply(read(said), said));
};

/** A state that came through JSON; null for anything else. */
const guideStateIn = (value: unknown): GuideState | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { reading, said, timeZone } = value as Partial<GuideState>;
  if (!Array.isArray(said) || !Array.isArray(reading?.incidents) || !Array.isArray(reading.alarms))
    return null;
  return {
    reading,
    said: said.map((one: SaidMessage) => ({ ...one, at: new Date(one.at) })),
    timeZone: timeZone ?? 'Europe/Paris',
  };
};

const saidIn = (prompt: LanguageModelV4Prompt): SaidMessage[] =>
  prompt.flatMap((message, index) => {
    if (message.role !== 'user' && message.role !== 'assistant') return [];
    const content = message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
    return [{ id: `${index}`, role: message.role, content, at: new Date(0) }];
  });

/** Word by word, each with the space before it; as fast as it is read. @throws what the abort signal holds, once it is aborted */
function* partsOf(text: string, abortSignal?: AbortSignal): Generator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] };
  yield { type: 'text-start', id: TEXT_ID };
  for (const delta of text.match(/\s*\S+/g) ?? []) {
    abortSignal?.throwIfAborted();
    yield { type: 'text-delta', id: TEXT_ID, delta };
  }
  yield { type: 'text-end', id: TEXT_ID };
  yield { type: 'finish', finishReason: STOPPED, usage: usageOf(text) };
}

const streamOf = <Part>(parts: Iterator<Part>): ReadableStream<Part> =>
  new ReadableStream({
    pull(controller) {
      const { done, value } = parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });

/** Nothing is sent anywhere: words written stand in for output tokens. */
const usageOf = (text: string): LanguageModelV4Usage => {
  const words = text.split(/\s+/).length;
  return {
    inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: words, text: words, reasoning: 0 },
  };
};
