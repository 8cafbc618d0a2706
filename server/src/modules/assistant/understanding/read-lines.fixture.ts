/** What is collected from lines as a person says them, each alone or in answer to a question about a detail. */
import type { Collected, DetailKind } from '#contract/interview.ts';
import { askedAbout } from '../guide/asked.ts';
import { QUESTIONS } from '../interview.ts';
import { collect } from './collect.ts';

const AT = new Date('2026-11-21T10:00:00Z');

export type Line = string | readonly [asked: DetailKind, said: string];

export const readLines = (...lines: readonly Line[]): Collected =>
  collect(
    lines.flatMap((line, index) => {
      const [kind, content] = typeof line === 'string' ? [null, line] : line;
      const question = {
        id: `q${index}`,
        role: 'assistant' as const,
        content: kind ? QUESTIONS[kind][0] : '',
        at: AT,
      };
      return [...(kind ? [question] : []), { id: `${index}`, role: 'user' as const, content, at: AT }];
    }),
    { timeZone: 'Europe/Paris', askedAbout },
  );

/** With accents and without, with and without apostrophes. */
export const typings = (...lines: readonly Line[]): (readonly Line[])[] => {
  const each = (change: (text: string) => string) =>
    lines.map((line): Line => (typeof line === 'string' ? change(line) : [line[0], change(line[1])]));
  const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
  return [lines, each(bare), each((text) => bare(text).replaceAll("'", ' '))];
};

export const detailOf = ({ details }: Collected, kind: DetailKind) =>
  details.find((detail) => detail.kind === kind);

/** All that is collected, in its words. */
export const valuesIn = ({ details }: Collected): Partial<Record<DetailKind, string>> =>
  Object.fromEntries(details.map(({ kind, value }) => [kind, value]));

export const namesOf = ({ people }: Collected): string[] => people.map(({ name }) => name.toLowerCase());

/** The words that are cited for a detail; none where it was not told. */
export const citedFor = (collected: Collected, kind: DetailKind): string[] =>
  collected.details.find((detail) => detail.kind === kind)?.sources.map(({ words }) => words) ?? [];

export const peopleIn = ({ people }: Collected): [name: string, role: string, witness: boolean][] =>
  people.map(({ name, role, witness }) => [name, role, witness]);
