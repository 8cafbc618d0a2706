/** What a kind of record gives to the search, beside what it gives to the timeline. */

import type { TimelineKind } from '#contract/common/kinds.ts';
import type { Entry } from '#contract/journal.ts';
import type { SearchInput } from '#contract/search.ts';
import type { TimelineItem } from '#contract/timeline.ts';
import type { ReadTransaction } from '../../platform/database/database.ts';
import type { UserBox } from '../../platform/vault/vault.ts';
import type { OpenFile } from '../files/index.ts';
import type { TimelineFilters, TimelinePeriod } from '../timeline/index.ts';

/** Everything but the words: what stands in clear columns, and what does not. */
export type SearchFilters = TimelineFilters & Pick<SearchInput, 'moods' | 'tags'>;

/** A text, and where it stands: see `SearchMatch`. */
export interface SearchedText {
  field: string;
  text: string;
}

/** Texts that are searched together: every term has to stand in one of them. */
export interface SearchedUnit {
  /** Of the message that they are of. */
  messageId?: string;
  texts: readonly SearchedText[];
}

/** A thing to search, opened. */
export interface SearchedThing {
  item: TimelineItem;
  /** It can be found by its words, and none of them is shown. */
  isHidden?: boolean;
  mood: Entry['mood'];
  tags: readonly string[];
  units: readonly SearchedUnit[];
}

/**
 * What a module for threads exports as `open`: it opens a row as the source read it, with its files; undefined for one that is
 * damaged.
 */
export type OpenThing<Row> = (box: UserBox, row: Row, openFile: OpenFile) => SearchedThing | undefined;

/** Rows that a thread opens in one go: plain data, of some hundred kilobytes. */
export interface SearchBatch {
  rows: readonly unknown[];
  /** How many rows of those that were counted this is. */
  searched: number;
  /** It is a part of one thing, which goes on in the next batch. */
  goesOn?: boolean;
}

/** Reads in a short transaction of its own, so that no connection is held while others search. */
export type ReadShortly = <Result>(work: (tx: ReadTransaction) => Promise<Result>) => Promise<Result>;

/** What is searched. */
export interface SearchRequest {
  period: TimelinePeriod;
  filters: SearchFilters;
  /** False where only filters were asked for: no words have to be read but those that are shown. */
  hasTerms: boolean;
}

export interface SearchSource {
  kind: TimelineKind;
  /** The module that exports the {@link OpenThing} of what is read. It runs in a thread, and imports little. */
  opener: URL;
  /** False where no record of this kind can pass the filters. */
  takes(filters: SearchFilters): boolean;
  /** How many rows will be searched. */
  count(tx: ReadTransaction, request: SearchRequest): Promise<number>;
  /** All of them, the newest thing first. */
  read(read: ReadShortly, request: SearchRequest): AsyncGenerator<SearchBatch>;
}
