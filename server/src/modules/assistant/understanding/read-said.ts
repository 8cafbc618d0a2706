/** A conversation's messages of the person, each prepared for the extractors with the question it answers. */
import type { DetailKind } from '#contract/interview.ts';
import { knownMessage } from './known-messages.ts';
import type { ReadMessage } from './read-message.ts';
import { localDay } from './when/calendar.ts';

export interface ReadOptions {
  /** IANA name; relative days are resolved in it. */
  timeZone: string;
  /** Which detail a question of the assistant was about; null for none in particular. */
  askedAbout: (assistantText: string) => DetailKind | null;
}

interface Said {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  at: Date;
}

/** `at` is the message's place in the conversation. */
export const readSaid = (
  said: readonly Said[],
  { timeZone, askedAbout }: ReadOptions,
): { at: number; message: ReadMessage }[] => {
  const messages: { at: number; message: ReadMessage }[] = [];
  let asked: DetailKind | null = null;
  for (const [at, message] of said.entries()) {
    if (message.role === 'assistant') asked = askedAbout(message.content);
    else messages.push({ at, message: knownMessage(message, asked, localDay(message.at, timeZone)) });
  }
  return messages;
};
