/** Where what was asked for of the journal stands in the cache, and what of it news of changes make old. */
import { keepLive } from '#web/lib/live/stale-queries.ts';

/** `overviews` covers what several records stand in: the timeline and the count of its days. */
export const journalKeys = {
  overviews: ['journal', 'overview'] as const,
  searches: ['journal', 'overview', 'search'] as const,
  entry: (id: string) => ['journal', 'entry', id] as const,
  history: (id: string) => ['journal', 'history', id] as const,
};

keepLive('journal', ([root, part, id]) => {
  if (root !== 'journal') return null;
  return part === 'overview' ? 'several' : { id };
});
// The timeline shows the other kinds too, and a preference decides what conversations are called.
for (const kind of ['conversation', 'incident', 'preferences']) {
  keepLive(kind, ([root, part]) => (root === 'journal' && part === 'overview' ? 'several' : null));
}
