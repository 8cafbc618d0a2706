/** The reading that is right by the labels of the test set, and readings that differ from it, for the tests of the figures. */
import type { Proposal } from '../proposals/proposal.ts';
import type { Value } from '../readers/finding.ts';
import { evaluate } from './evaluate.ts';
import { figuresOf } from './figure.ts';
import { perfectReader } from './perfect-reader.ts';
import { messageIdOf } from './places.ts';
import type { ReadingSubject, Subject } from './subject.ts';
import { TEST_SET } from './test-set.ts';

export const SET = { conversations: TEST_SET, heard: [], replies: [] };
export const perfect = perfectReader(TEST_SET);

/** "3 Proposals right: when" → "4/4". */
export const ratesOf = (subject: Subject): Record<string, string> =>
  Object.fromEntries(
    figuresOf(evaluate(SET, subject).counts).map(({ figure, part, numerator, denominator }) => [
      part === '' ? figure : `${figure}: ${part}`,
      `${numerator}/${denominator}`,
    ]),
  );

export type Read = ReadingSubject['read'];

/** The perfect reading, with the proposals of one conversation changed; `told` is the number of its turns so far. */
export const changed =
  (
    id: string,
    change: (proposals: readonly Proposal[], incident: number, told: number) => readonly Proposal[],
  ): Read =>
  (said, options) => {
    const reading = perfect(said, options);
    const own = said.filter(({ role }) => role === 'user');
    const isIt = TEST_SET.find((one) => one.id === id)?.turns[0] === own[0]?.content;
    if (!isIt) return reading;
    const incidents = reading.incidents.map((one, incident) => ({
      ...one,
      proposals: change(one.proposals, incident, own.length),
    }));
    return { ...reading, incidents };
  };

/** A proposal that rests on the words of a turn of a conversation of the set. */
export const proposalOn = (
  id: string,
  turn: number,
  words: string,
  value: Value,
  more?: Partial<Proposal>,
): Proposal => {
  const text = TEST_SET.find((one) => one.id === id)?.turns[turn] ?? '';
  const start = text.indexOf(words);
  if (start === -1) throw new Error(`Not in the turn: ${words}`);
  return {
    id: `added ${turn} ${start} ${JSON.stringify(value)}`,
    detail: value.detail,
    value,
    passages: [{ messageId: messageIdOf(turn), start, end: start + words.length, words }],
    isDenial: false,
    why: 'test',
    state: 'proposed',
    by: null,
    conflictsWith: [],
    ...more,
  };
};

/** Adds a proposal to the laundry's first incident, from its turn on. */
export const added = (turn: number, words: string, value: Value, more?: Partial<Proposal>): Read =>
  changed('laundry', (proposals, incident, told) =>
    incident === 0 && told > turn
      ? [...proposals, proposalOn('laundry', turn, words, value, more)]
      : proposals,
  );

export const at = (day: string | null, time: string | null, isApproximate = false): Value => ({
  detail: 'when',
  day,
  time,
  isApproximate,
  isFull: false,
  of: 'event',
});
export const author = (name: string | null, role: string | null = null): Value => ({
  detail: 'people',
  name,
  role,
  part: 'author',
});
