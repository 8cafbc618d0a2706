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

/** The words that are cited for a detail; none where it was not told. */
export const citedFor = (collected: Collected, kind: DetailKind): string[] =>
  collected.details.find((detail) => detail.kind === kind)?.sources.map(({ words }) => words) ?? [];

export const peopleIn = ({ people }: Collected): [name: string, role: string, witness: boolean][] =>
  people.map(({ name, role, witness }) => [name, role, witness]);
