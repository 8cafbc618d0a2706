import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type SynthesisInput, synthesis, synthesisHistory, synthesisPage } from '#contract/syntheses.ts';
import { timelinePage } from '#contract/timeline.ts';
import { keepLive } from '#web/lib/live/stale-queries.ts';
import { api } from '#web/lib/requests/api.ts';
import { keysetPages } from '#web/lists/keyset-pages.ts';

export const SYNTHESES_PATH = '/api/syntheses';

export const synthesisKeys = {
  list: ['syntheses', 'list'] as const,
  entries: ['syntheses', 'entries'] as const,
  detail: (id: string) => ['syntheses', 'detail', id] as const,
  history: (id: string) => ['syntheses', 'history', id] as const,
};

keepLive('synthesis', ([root, part, id]) => {
  if (root !== 'syntheses' || part === 'entries') return null;
  return part === 'list' ? 'several' : { id };
});
// Whether a source has changed since is read again with any of them.
keepLive('incident', ([root, part]) => (root === 'syntheses' && part === 'detail' ? 'several' : null));
keepLive('journal', ([root, part]) =>
  root === 'syntheses' && (part === 'detail' || part === 'entries') ? 'several' : null,
);

const pathOf = (id: string): string => `${SYNTHESES_PATH}/${encodeURIComponent(id)}`;

/** One's syntheses, the newest first. */
export const synthesisList = infiniteQueryOptions({
  ...keysetPages(synthesisKeys.list, SYNTHESES_PATH, synthesisPage),
  retryOnMount: false,
});

/** One of them, whole. */
export const synthesisDetail = (id: string) =>
  queryOptions({
    queryKey: synthesisKeys.detail(id),
    queryFn: ({ signal }) => api.get(pathOf(id), { schema: synthesis, signal }),
    retryOnMount: false,
  });

/** What it said in each of its versions. */
export const synthesisVersions = (id: string) =>
  queryOptions({
    queryKey: synthesisKeys.history(id),
    queryFn: ({ signal }) => api.get(`${pathOf(id)}/versions`, { schema: synthesisHistory, signal }),
  });

/** The entries of the journal, to choose among them. */
export const choosableEntries = infiniteQueryOptions({
  ...keysetPages(synthesisKeys.entries, '/api/timeline?kind=journal&limit=100', timelinePage),
  retryOnMount: false,
});

/** Composes a synthesis under the id that it is given: asked again, it is the same one. */
export const useCompose = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SynthesisInput) => api.post(SYNTHESES_PATH, { schema: synthesis, body: input }),
    onSuccess: async (made) => {
      client.setQueryData(synthesisDetail(made.id).queryKey, made);
      await client.invalidateQueries({ queryKey: synthesisKeys.list });
    },
  });
};
