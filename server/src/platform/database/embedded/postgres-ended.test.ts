import { expect, it } from 'vitest';
import { safeWords } from './postgres-ended.ts';

const line = (level: string, text: string): string => `2026-11-22 12:00:00.123 UTC [4242] ${level}:  ${text}`;

it.each([
  [
    'the name of its own file',
    'could not write to file "pg_wal/xlogtemp.12": No space left on device',
    'could not write to file "pg_wal/xlogtemp.12": No space left on device',
  ],
  ['no value', 'invalid value for "x": "Il m’a insultée"', 'invalid value for "…"'],
  ['no value that holds quotes', 'invalid input: "Il a dit "base/1" hier"', 'invalid input: "…"'],
  ['nothing behind a quote that is not closed', 'invalid input: "Il a dit', 'invalid input: "…"'],
  ['nothing of a value beside a file', 'no "base/1" in "Paul"', 'no "…"'],
])('a last word keeps %s', (_what, said, kept) => {
  expect(safeWords(line('PANIC', said))).toEqual([`PANIC: ${kept}`]);
});

it('a statement, its detail and whatever is not a message of its own is left out', () => {
  const said = [
    'st half of a line that was cut off, with words',
    line('FATAL', 'terminating connection due to administrator command'),
    line('STATEMENT', 'INSERT INTO x VALUES (’Il m’a insultée’)'),
    line('DETAIL', 'Key (name)=(Paul) exists.'),
    '\tand the next line of the statement',
    line('ERROR', 'invalid input syntax'),
    'something that a library printed',
    line('FATAL', 'terminating connection due to administrator command'),
    line('PANIC', 'could not locate a valid checkpoint record'),
    '',
  ].join('\n');
  expect(safeWords(said)).toEqual([
    'FATAL: terminating connection due to administrator command',
    'PANIC: could not locate a valid checkpoint record',
  ]);
});
