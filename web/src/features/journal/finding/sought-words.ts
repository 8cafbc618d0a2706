/**
 * The words and tags that are searched for. They are what the person writes and reads, so they stand neither in the URL nor,
 * with it, in a log or a referrer: they live in the state of the history's entry, where a reload and 'Back' find them again
 * (docs/decisions/042). The state names its owner: whoever signs in next in this tab may go back too.
 */
import * as z from 'zod/mini';
import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts';
import { id, isFilled, tags } from '#contract/shapes.ts';

export interface SoughtWords {
  words: string;
  tags: readonly string[];
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    journalSought?: (SoughtWords & { owner: string }) | undefined;
  }
}

const NOTHING: SoughtWords = { words: '', tags: [] };

const shape = z.object({ owner: id, words: z.string().check(z.maxLength(SEARCH_MAX_CHARACTERS)), tags });

/** What this person was searching for here; nothing where the state is another person's, or not ours. */
export const soughtBy = (owner: string, state: unknown): SoughtWords => {
  const { data } = shape.safeParse(state);
  return data?.owner === owner ? { words: data.words, tags: data.tags } : NOTHING;
};

/** What the history's entry keeps. */
export const soughtState = (owner: string, { words, tags: sought }: SoughtWords) => ({
  journalSought: words === '' && sought.length === 0 ? undefined : { owner, words, tags: [...sought] },
});

/** The words as they are searched: white space and quotes alone are none. */
export const wordsFrom = (typed: string): string =>
  isFilled(typed.replace(/["«»“”„]/g, '')) ? typed.trim() : '';
