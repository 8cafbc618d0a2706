import { queryOptions } from '@tanstack/react-query';
import { filePlace, fileText } from '#contract/files.ts';
import { api } from '#web/lib/requests/api.ts';

// Neither changes. Forgotten as soon as it is not shown any more: it says more than the screen.

/** Where a picture says that it was taken. */
export const placeOf = (fileId: string) =>
  queryOptions({
    queryKey: ['files', fileId, 'place'],
    queryFn: ({ signal }) => api.get(`/api/files/${fileId}/place`, { schema: filePlace, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

/** The text of a mail. */
export const textOf = (fileId: string) =>
  queryOptions({
    queryKey: ['files', fileId, 'text'],
    queryFn: ({ signal }) => api.get(`/api/files/${fileId}/text`, { schema: fileText, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
