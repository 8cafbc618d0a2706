/** The search over everything that a person wrote. Each module registers what it gives to it (search-source.ts). */
export { pagesOf } from './pages-of.ts';
export { searchRoutes } from './routes.ts';
export type {
  OpenThing,
  ReadShortly,
  SearchBatch,
  SearchedUnit,
  SearchSource,
} from './search-source.ts';
export { createSearchThreads } from './threads/search-threads.ts';
