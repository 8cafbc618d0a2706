/** The search over everything that a person wrote. Each module registers what it gives to it (search-source.ts). */
export { pagesOf } from './pages-of.ts';
export { searchRoutes } from './routes.ts';
export { createRunningSearches } from './running-searches.ts';
export type {
  OpenThing,
  ReadShortly,
  SearchBatch,
  SearchedUnit,
  SearchRequest,
  SearchSource,
} from './search-source.ts';
export { createSearchThreads, type SearchThreads } from './threads/search-threads.ts';
export { BATCH_BYTES, withinBytes } from './within-bytes.ts';
