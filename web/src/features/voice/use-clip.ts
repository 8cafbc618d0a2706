import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { SECOND_MS } from '#contract/common/durations.ts';
import { type StoredFile, storedFile } from '#contract/files.ts';
import { keepLive } from '#web/lib/live/stale-queries.ts';
import { api } from '#web/lib/requests/api.ts';

/** How often it is asked whether a machine is done: often at first, since most clips take seconds. */
const FIRST_PAUSE_MS = 3 * SECOND_MS;
const LONGEST_PAUSE_MS = 60 * SECOND_MS;

/** Where what is known of a clip is cached. */
export const clipKey = (fileId: string) => ['files', fileId, 'known'] as const;

// The bytes of a file never change; what is known of it does.
keepLive('file', ([root, id, part]) => (root === 'files' && part === 'known' ? { id } : null));

/** What is known of a clip, the words in it above all: as the message said, and as it changes while a machine writes. */
export const useClip = (file: StoredFile): StoredFile => {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: clipKey(file.id),
    queryFn: ({ signal }) => api.get(`/api/files/${file.id}`, { schema: storedFile, signal }),
    initialData: file,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) =>
      state.data?.transcription?.status === 'waiting'
        ? Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, state.dataUpdateCount - 1))
        : false,
  });
  // The conversation was read again: what it says is newer.
  const given = useRef(file);
  useEffect(() => {
    if (given.current === file) return;
    given.current = file;
    client.setQueryData(clipKey(file.id), file);
  }, [client, file]);
  // Shown again with what may be older than what was saved here meanwhile, or newer: the server knows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is shown
  useEffect(() => {
    const known = client.getQueryData<StoredFile>(clipKey(file.id));
    if (JSON.stringify(known?.transcription) !== JSON.stringify(file.transcription)) {
      void client.invalidateQueries({ queryKey: clipKey(file.id) });
    }
  }, []);
  return data;
};
