/** For tests: conversations and collected states made by hand. */
import { type Collected, DETAIL_KINDS, type DetailKind } from '#contract/interview.ts';
import type { InterviewState } from '../interview-state.ts';
import type { SaidMessage } from '../said-message.ts';
import { askedQuestion } from './asked.ts';
import { interviewStateFrom } from './state-from-messages.ts';

export const collectedOf = (kinds: readonly DetailKind[]): Collected => ({
  details: DETAIL_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => ({
    kind,
    certainty: 'exact',
    value: `valeur de ${kind}`,
    sources: [],
  })),
  people: [],
  type: null,
  day: null,
  time: null,
  filled: kinds.length,
});

/** A conversation that grows: the person says, the guide replies. */
export const conversation = () => {
  const said: SaidMessage[] = [];
  const add = (role: SaidMessage['role'], content: string): void => {
    said.push({ id: `${said.length}`, role, content, at: new Date(said.length * 60_000) });
  };
  return {
    say(text: string, collected: Collected): InterviewState {
      add('user', text);
      return interviewStateFrom(collected, said);
    },
    /** Adds the reply; gives its question, if it asks one. */
    reply(text: string): string | undefined {
      add('assistant', text);
      return askedQuestion(text)?.text;
    },
  };
};

/** Mulberry32: the same numbers for the same seed. */
export const randomFrom = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};
