/** The plain AI call, for tests. */
import { createParser } from 'eventsource-parser';
import { type AiChatChunk, aiChatChunk } from '#contract/ai-chat.ts';
import type { TestPerson } from './people.ts';

export const AI_CHAT = '/functions/v1/ai-chat';

/** One message of the person, and what is asked besides. */
export const askAi = (person: TestPerson, content: string, more: object = {}): Promise<Response> =>
  person.call('POST', AI_CHAT, { messages: [{ role: 'user', content }], ...more });

export interface StreamedCall {
  chunks: AiChatChunk[];
  /** All of the deltas. */
  content: string;
  /** The stream ended with `[DONE]`. */
  done: boolean;
}

/** Reads a streamed answer, each chunk checked against the contract. */
export const readChunks = async (answer: Response): Promise<StreamedCall> => {
  const data: string[] = [];
  createParser({ onEvent: (event) => data.push(event.data) }).feed(await answer.text());
  const done = data.at(-1) === '[DONE]';
  const chunks = (done ? data.slice(0, -1) : data).map((each) => aiChatChunk.parse(JSON.parse(each)));
  const content = chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('');
  return { chunks, content, done };
};
