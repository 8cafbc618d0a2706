import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { SECOND_MS } from '#contract/common/durations.ts';
import {
  type DossierChoices,
  type Dossiers,
  dossier,
  dossierPreview,
  dossiers,
  dossierWithChoices,
} from '#contract/dossiers.ts';
import { synthesisPage } from '#contract/syntheses.ts';
import type { DossierDocument } from '#verifier/dossier/format.ts';
import { deleteGone } from '#web/editing/delete-record.ts';
import { keepLive } from '#web/lib/live/stale-queries.ts';
import { api } from '#web/lib/requests/api.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { keysetPages } from '#web/lists/keyset-pages.ts';

const dossierKeys = {
  list: ['dossiers', 'list'] as const,
  previews: ['dossiers', 'preview'] as const,
};

keepLive('dossier', ([root, part]) => (root === 'dossiers' && part === 'list' ? 'several' : null));
// What a preview shows changes with any record that is in it.
for (const kind of ['incident', 'journal', 'synthesis']) {
  keepLive(kind, ([root, part]) => (root === 'dossiers' && part === 'preview' ? 'several' : null));
}
keepLive('synthesis', ([root, part]) => (root === 'dossiers' && part === 'syntheses' ? 'several' : null));

/** While one is being made, beside the live stream: progress is no change of a record. */
const LOOK_AGAIN_MS = 2 * SECOND_MS;

const isBeingMade = ({ items }: Dossiers): boolean =>
  items.some(({ status }) => status === 'waiting' || status === 'running');

/** All dossiers of the person. */
export const ownDossiers = queryOptions({
  queryKey: dossierKeys.list,
  queryFn: ({ signal }) => api.get('/api/dossiers', { schema: dossiers, signal }),
  refetchInterval: ({ state }) => (state.data && isBeingMade(state.data) ? LOOK_AGAIN_MS : false),
  retryOnMount: false,
});

/**
 * Has a dossier made. Asked twice with one id, it is the same one; where an earlier try of which no answer came had other choices, that
 * one is left as it is, and these make another.
 * @param fingerprint of the preview that the person saw
 */
export const makeDossier = async (
  id: string,
  choices: DossierChoices,
  fingerprint: string,
): Promise<void> => {
  const ask = (asked: string) =>
    api.post('/api/dossiers', { schema: dossier, body: { id: asked, choices, fingerprint } });
  try {
    await ask(id);
  } catch (error) {
    if (!isProblem(error, 'already_used')) throw error;
    await ask(uuidv7());
  }
};

/** Removes a dossier, or ends its making. One that is already gone counts as removed. */
export const useRemoveDossier = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteGone(`/api/dossiers/${id}`),
    onSettled: () => client.invalidateQueries({ queryKey: dossierKeys.list }),
  });
};

/** What a dossier was made of. */
export const choicesOfDossier = async (id: string): Promise<DossierChoices> =>
  (await api.get(`/api/dossiers/${id}`, { schema: dossierWithChoices })).choices;

/** The document as the server says it will stand. It asks for a proof where a sensitive incident is in it. */
export const previewOf = (choices: DossierChoices) =>
  queryOptions({
    queryKey: [...dossierKeys.previews, choices] as const,
    queryFn: async ({ signal }) => {
      const found = await api.post('/api/dossiers/preview', {
        schema: dossierPreview,
        body: choices,
        signal,
      });
      // The server writes it by the same shape.
      return { ...found, document: found.document as DossierDocument };
    },
    // It holds what may be sensitive: gone with the screen.
    gcTime: 0,
    retry: false,
    retryOnMount: false,
  });

/** The syntheses that can go in. */
export const ownSyntheses = infiniteQueryOptions({
  ...keysetPages(['dossiers', 'syntheses'] as const, '/api/syntheses', synthesisPage),
  retryOnMount: false,
});
