/** The shape of the articles of /help: curated texts, in each language under the same slug and with the same sections. */
import type { LawTextId } from '#law/index.ts';

/** Where an article stands: what the product does, rights and steps, whom to call, walks through a task, and two single pages. */
export const SHELVES = ['guide', 'rights', 'calling', 'steps', 'questions', 'community'] as const;
export type Shelf = (typeof SHELVES)[number];

/**
 * A paragraph, in which `[words](/path)` is a link to a page of the app; or one of the others:
 * - `law`: curated texts, as law/ has them, with their source and when they were checked;
 * - `show`: something that the page knows: the limitation periods, the numbers for help, the operator's contacts.
 */
export type Block =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { careful: string }
  | { law: readonly LawTextId[] }
  | { show: 'limitations' | 'numbers' | 'contacts' };

export interface Section {
  /** Its place in the address, behind `#`. */
  id: string;
  title: string;
  body: readonly Block[];
}

export interface Article {
  title: string;
  /** One sentence: in lists, and under the title. */
  summary: string;
  /** Other words for the same thing, for the search. */
  words: string;
  sections: readonly Section[];
}

/** What is the same in each language. */
export interface ArticleFacts {
  shelf: Shelf;
  /**
   * `checked`: against the product itself, or each sentence against a source that it names. `to_confirm`: something in it
   * is recalled, and marked so.
   */
  status: 'checked' | 'to_confirm';
  /** The day on which somebody last went through it. */
  verified: string;
  /** What to read next. */
  next: readonly string[];
}
