/** A conversation between somebody's lines and the guide's own replies, read after each line. */
import type { Collected, DetailKind } from '#contract/interview.ts';
import { readMarker } from '../checker/marker.ts';
import { askedAbout } from '../guide/asked.ts';
import { nextReply } from '../guide/next-reply.ts';
import { readEpisodes } from '../read-interview.ts';
import type { SaidMessage } from '../said-message.ts';

/** Saturday 21 November 2026, 11:00 in Paris. */
const TOLD_AT = Date.parse('2026-11-21T10:00:00Z');

export interface Turn {
  said: string;
  /** The detail that the guide had asked about before it. */
  asked: DetailKind | null;
  /** What is collected then, of every incident. */
  all: Collected[];
}

export const talk = (...lines: readonly string[]): Turn[] => {
  const said: SaidMessage[] = [];
  const add = (role: SaidMessage['role'], content: string) =>
    said.push({ id: `m${said.length}`, role, content, at: new Date(TOLD_AT + said.length * 60_000) });
  return lines.map((line) => {
    const asked = askedAbout(said.at(-1)?.content ?? '');
    add('user', line);
    const { interview, episodes } = readEpisodes(said, { timeZone: 'Europe/Paris' });
    add('assistant', readMarker(nextReply(interview)).text);
    return { said: line, asked, all: episodes.map(({ collected }) => collected) };
  });
};

export const kindsIn = ({ details }: Collected): DetailKind[] => details.map(({ kind }) => kind);

export const whenIn = ({ day, time, details }: Collected) => {
  const detail = details.find(({ kind }) => kind === 'when');
  return [day, time, detail?.value ?? null, detail?.certainty ?? null];
};
