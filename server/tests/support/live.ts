/** The live stream of a person, read as it comes. */
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { type LiveEvent, liveEvent } from '#contract/events.ts';
import type { TestPerson } from './people.ts';

export interface LiveReader {
  /** What came so far, each checked against the contract. */
  heard: LiveEvent[];
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Opens the stream and waits for its first event. */
export const listenLive = async (person: TestPerson): Promise<LiveReader> => {
  const answer = await person.call('GET', '/api/events');
  if (!answer.ok || !answer.body) throw new Error(`The live stream was answered with ${answer.status}`);
  const events = answer.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  const heard: LiveEvent[] = [];
  const begun = Promise.withResolvers<void>();
  const read = async (): Promise<void> => {
    for (;;) {
      const { done, value } = await events.read();
      if (done) return;
      heard.push(liveEvent.parse(JSON.parse(value.data)));
      begun.resolve();
    }
  };
  const ended = read().catch(() => undefined);
  await Promise.race([begun.promise, ended]);
  return { heard, ended, close: () => void events.cancel().catch(() => undefined) };
};
