import { SEARCH_MAX_PLACES } from '#contract/common/limits.ts';
import type { SearchBatch } from './search-source.ts';
import type { Found } from './threads/thread-request.ts';

/**
 * Joins what was found in the parts of a thing that is longer than a batch. The returned function is called with each batch
 * of a source in order, and returns what is whole.
 */
export const joinedParts = (): ((batch: Pick<SearchBatch, 'goesOn'>, found: readonly Found[]) => Found[]) => {
  let open: Found | undefined;
  return ({ goesOn }, found) => {
    const whole = [...found];
    if (open !== undefined) {
      const isNextPart = whole[0]?.item.id === open.item.id;
      const matches = [...open.matches, ...(isNextPart ? (whole.shift()?.matches ?? []) : [])];
      whole.unshift({ ...open, matches: matches.slice(0, SEARCH_MAX_PLACES) });
    }
    open = goesOn ? whole.pop() : undefined;
    return whole;
  };
};
