/** What the server holds of files; every answer is asked for with the session's token, which an address cannot carry. */
import { queryOptions } from '@tanstack/react-query';
import type { StoredFile } from '#contract/files.ts';
import { ApiProblem } from '#web/lib/requests/api-problem.ts';
import { request } from '#web/lib/requests/request.ts';

/** The bytes of a file, called what the server found them to be. @throws ApiProblem */
export const fetchContent = ({ id, type }: Pick<StoredFile, 'id' | 'type'>): Promise<Blob> =>
  fetchBytes(`/api/files/${id}/content`, type);

/** The small picture of a picture, or of the first page of a PDF. It does not change. */
export const thumbnailOptions = (fileId: string) =>
  queryOptions({
    queryKey: ['files', fileId, 'thumbnail'],
    queryFn: ({ signal }) => fetchBytes(`/api/files/${fileId}/thumbnail`, 'image/webp', signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** All of a picture, for as long as it is looked at. */
export const pictureOptions = (file: Pick<StoredFile, 'id' | 'type'>) =>
  queryOptions({
    queryKey: ['files', file.id, 'content'],
    queryFn: ({ signal }) => fetchBytes(`/api/files/${file.id}/content`, file.type, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

const fetchBytes = async (path: string, type: string, signal?: AbortSignal): Promise<Blob> => {
  const answer = await request('GET', path, { accept: '*/*', signal });
  try {
    return new Blob([await answer.arrayBuffer()], { type });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiProblem('network', null, cause);
  }
};
