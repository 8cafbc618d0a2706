/**
 * The words, tags and names that are searched for. They are what the person writes and reads, so they stand neither in the URL nor in the
 * state of the history's entry: a browser that restores its tabs writes that to the disk, in clear, and nothing reaches it after a
 * sign-out (docs/decisions/042). The state holds a random id, by which this page finds them in its memory: 'Back' has them
 * again, a reload and a sign-out do not.
 */
import { v4 as uuidv4 } from 'uuid';
import { isFilled } from '#contract/common/shapes.ts';
import { onForget } from '#web/lib/forget.ts';

/** A person of incidents, by their key, with the name as it was chosen. */
export interface SoughtPerson {
  key: string;
  name: string;
}

export interface SoughtWords {
  words: string;
  tags: readonly string[];
  /** Null for anybody, and where nobody is asked for. */
  person: SoughtPerson | null;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where `soughtBy` finds what was searched for. */
    sought?: string | undefined;
  }
}

const NOTHING: SoughtWords = { words: '', tags: [], person: null };

const kept = new Map<string, SoughtWords & { owner: string }>();
onForget(() => kept.clear());

/** What this person was searching for here; nothing after a reload or a sign-out, or where the state is not ours. */
export const soughtBy = (owner: string, state: string | undefined): SoughtWords => {
  const found = state === undefined ? undefined : kept.get(state);
  return found?.owner === owner ? found : NOTHING;
};

/** What the history's entry keeps. */
export const soughtState = (owner: string, { words, tags, person }: SoughtWords) => {
  if (words === '' && tags.length === 0 && person === null) return { sought: undefined };
  // Not counted: after a reload, old entries of the history must not find new words.
  const sought = uuidv4();
  kept.set(sought, { owner, words, tags: [...tags], person });
  return { sought };
};

/** The words as they are searched: white space and quotes alone are none. */
export const wordsFrom = (typed: string): string =>
  isFilled(typed.replace(/["«»“”„]/g, '')) ? typed.trim() : '';
