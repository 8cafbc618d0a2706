import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type StoredFile, storedFile } from '#contract/files.ts';
import { api } from '#web/lib/requests/api.ts';
import { clipKey } from './use-clip.ts';

/** `PUT /api/files/{id}/transcription`: an empty text takes the words back. */
export const useSaveTranscription = (fileId: string, onSaved: (file: StoredFile) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      api.put(`/api/files/${fileId}/transcription`, { schema: storedFile, body: { text } }),
    onSuccess: (file) => {
      client.setQueryData(clipKey(fileId), file);
      onSaved(file);
    },
  });
};
