/** Readers and conversations by hand, for the tests of what is folded out of them. */
import type { DetailKind } from '#contract/interview.ts';
import { type Answer, isCertain, type Proposal } from './proposals/proposal.ts';
import { type ReadingOptions, readConversation } from './read-conversation.ts';
import { passageOf, type Reader, type Value } from './readers/finding.ts';
import type { ConversationReading } from './reading.ts';
import type { SaidMessage } from './said-message.ts';

/** Finds given words wherever they stand, with the value that they come to. */
export const finder =
  (book: Readonly<Record<string, Value>>, denials: readonly string[] = []): Reader =>
  (turn) =>
    Object.entries(book).flatMap(([words, value]) => {
      const start = turn.message.content.indexOf(words);
      const passage = passageOf(turn, start, start + words.length);
      return start === -1 ? [] : [{ passage, value, isDenial: denials.includes(words), why: 'the test' }];
    });

export const day = (on: string, more: Partial<Extract<Value, { detail: 'when' }>> = {}): Value => ({
  detail: 'when',
  day: on,
  time: null,
  isApproximate: false,
  isFull: false,
  of: 'event',
  ...more,
});
export const hour = (at: string, more: Partial<Extract<Value, { detail: 'when' }>> = {}): Value =>
  ({ ...day('', more), day: null, time: at }) as Value;
export const author = (name: string | null, role: string | null = null): Value => ({
  detail: 'people',
  name,
  role,
  part: 'author',
});
export const witness = (name: string): Value => ({ detail: 'witnesses', name, role: null, part: 'witness' });
export const told = (detail: 'where' | 'description' | 'impact' | 'actions'): Value => ({ detail });

let conversations = 0;
/** The person's messages; one that begins with "> " is the assistant's. */
export const say = (...texts: string[]): SaidMessage[] => {
  conversations += 1;
  return texts.map((text, at) => ({
    id: `c${conversations}-${at}`,
    role: text.startsWith('> ') ? 'assistant' : 'user',
    content: text.replace(/^> /, ''),
    at: new Date(Date.parse('2026-11-20T18:00:00+01:00') + at * 60_000),
  }));
};

export const read = (
  said: readonly SaidMessage[],
  book: Readonly<Record<string, Value>>,
  options: Partial<ReadingOptions> & { denials?: readonly string[] } = {},
): ConversationReading =>
  readConversation(said, {
    timeZone: 'Europe/Paris',
    answers: [],
    readers: [finder(book, options.denials)],
    ...options,
  });

export const of = (reading: ConversationReading, detail: DetailKind, incident = 0): Proposal[] =>
  (reading.incidents[incident]?.proposals ?? []).filter((one) => one.detail === detail);
export const live = (reading: ConversationReading, detail: DetailKind, incident = 0): Proposal[] =>
  of(reading, detail, incident).filter(({ state }) => state !== 'refused');
export const certain = (reading: ConversationReading): Value[] =>
  reading.incidents.flatMap(({ proposals }) => proposals.filter(isCertain).map(({ value }) => value));

export const press = (
  { detail, passages, value }: Proposal,
  action: Answer['action'],
  more: Partial<Answer> = {},
): Answer => ({ made: 1, incident: '', detail, about: { passages, value }, action, ...more });
