/** Searching as a browser does, for tests. */
import { createParser } from 'eventsource-parser';
import { expect } from 'vitest';
import { type SearchEvent, type SearchInput, searchEvent } from '#contract/search.ts';
import type { TestPerson } from './people.ts';

/** The events of an answer, each checked by its schema. */
export const eventsIn = (body: string): SearchEvent[] => {
  const events: SearchEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const read = searchEvent.parse(JSON.parse(data));
      expect(event).toBe(read.event);
      events.push(read);
    },
  });
  parser.feed(body);
  return events;
};

type FoundEvent = Extract<SearchEvent, { event: 'found' }>;

/** All that is found, in the order in which it came. The search has to end well. */
export const search = async (
  person: TestPerson,
  words: string,
  filters: Omit<SearchInput, 'words'> = {},
): Promise<FoundEvent[]> => {
  const answer = await person.call('POST', '/api/timeline/search', { words, ...filters });
  expect(answer.status).toBe(200);
  const events = eventsIn(await answer.text());
  const found = events.filter((event) => event.event === 'found');
  expect(events.at(-1)).toEqual({ event: 'done', found: found.length, more: false });
  return found;
};
