import { SEARCH_MAX_PLACES } from '#contract/common/limits.ts';
import type { SearchInput, SearchMatch } from '#contract/search.ts';
import type { SearchedThing, SearchedUnit } from '../search-source.ts';
import { excerptAround } from './excerpt-around.ts';
import { findTerms } from './find-terms.ts';
import { fold } from './fold.ts';

/** What is searched for. */
export interface Wanted {
  /** Folded (terms.ts). Without any, everything that passes the filters is found. */
  terms: readonly string[];
  /** One of these; undefined for any, or none. */
  moods: SearchInput['moods'];
  /** All of these, folded. */
  tags: readonly string[];
}

/** Where the terms stand in a thing, at most {@link SEARCH_MAX_PLACES}; undefined where it is not what is wanted. */
export const matchThing = (thing: SearchedThing, wanted: Wanted): SearchMatch[] | undefined => {
  if (!passes(thing, wanted)) return undefined;
  // Of a damaged one there is nothing to show; of a damaged conversation messages may still open.
  if (wanted.terms.length === 0) return thing.item.damaged ? undefined : [];
  const matches: SearchMatch[] = [];
  let isFound = false;
  for (const unit of thing.units) {
    const found = matchUnit(unit, wanted.terms);
    if (found === undefined) continue;
    isFound = true;
    if (thing.isHidden) break;
    matches.push(...found);
    if (matches.length >= SEARCH_MAX_PLACES) break;
  }
  return isFound ? matches.slice(0, SEARCH_MAX_PLACES) : undefined;
};

const passes = ({ mood, tags }: SearchedThing, wanted: Wanted): boolean => {
  if (wanted.moods !== undefined && (mood === null || !wanted.moods.includes(mood))) return false;
  if (wanted.tags.length === 0) return true;
  const has = new Set(tags.map((tag) => fold(tag).text));
  return wanted.tags.every((tag) => has.has(tag));
};

/** All terms stand in a unit, one here and one there. */
const matchUnit = (
  { messageId, texts }: SearchedUnit,
  terms: readonly string[],
): SearchMatch[] | undefined => {
  const places = texts.map(({ text }) => findTerms(text, terms));
  if (!terms.every((_, at) => places.some(({ has }) => has[at]))) return undefined;
  return texts.flatMap(({ field, text }, at) => {
    const spans = places[at]?.spans ?? [];
    if (spans.length === 0) return [];
    return [
      { field, ...(messageId !== undefined && { message_id: messageId }), ...excerptAround(text, spans) },
    ];
  });
};
