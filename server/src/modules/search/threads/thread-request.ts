/** What a thread is asked to search, and what it answers: plain data. */
import type { SearchMatch } from '#contract/search.ts';
import type { TimelineItem } from '#contract/timeline.ts';
import type { HandedBox } from '../../../platform/vault/vault.ts';
import type { Wanted } from '../matching/match-thing.ts';

export interface ThreadRequest {
  /** Opens the rows; wiped when they are searched. Null where only the modules are to be loaded. */
  box: HandedBox | null;
  /** The modules that open them, as URLs. */
  opener: string;
  fileOpener: string;
  rows: readonly unknown[];
  wanted: Wanted;
}

export interface Found {
  item: TimelineItem;
  matches: SearchMatch[];
}
