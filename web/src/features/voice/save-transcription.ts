import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type StoredFile, storedFile } from '#contract/files.ts';
import { api } from '#web/lib/api.ts';

const SECOND = 1_000;
/** How often it is asked whether a machine is done: often at first, since most clips take seconds. */
const FIRST_PAUSE_MS = 3 * SECOND;
const LONGEST_PAUSE_MS = 60 * SECOND;

const keyOf = (fileId: string) => ['files', fileId, 'known'] as const;

/** What is known of a clip, the words in it above all: as the message said, and as it changes while a machine writes. */
export const useClip = (file: StoredFile): StoredFile => {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: keyOf(file.id),
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
    client.setQueryData(keyOf(file.id), file);
  }, [client, file]);
  // Shown again with what may be older than what was saved here meanwhile, or newer: the server knows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is shown
  useEffect(() => {
    const known = client.getQueryData<StoredFile>(keyOf(file.id));
    if (JSON.stringify(known?.transcription) !== JSON.stringify(file.transcription)) {
      void client.invalidateQueries({ queryKey: keyOf(file.id) });
    }
  }, []);
  return data;
};

/** `PUT /api/files/{id}/transcription`: an empty text takes the words back. */
export const useSaveTranscription = (fileId: string, onSaved: (file: StoredFile) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      api.put(`/api/files/${fileId}/transcription`, { schema: storedFile, body: { text } }),
    onSuccess: (file) => {
      client.setQueryData(keyOf(fileId), file);
      onSaved(file);
    },
  });
};
