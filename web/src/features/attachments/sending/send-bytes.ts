import { ApiProblem } from '#web/lib/requests/api-problem.ts';

export interface SendOptions {
  headers: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** From 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/**
 * Sends bytes and says how far it has come, which `fetch` cannot.
 * @throws ApiProblem with the code `network` when no answer came; the signal's reason when it was given up.
 */
export const sendBytes = (
  method: 'PUT' | 'PATCH',
  path: string,
  bytes: Blob,
  { headers, signal, onProgress }: SendOptions,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const sending = new XMLHttpRequest();
    sending.open(method, path);
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
    const giveUp = () => sending.abort();
    signal?.addEventListener('abort', giveUp);
    sending.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    };
    sending.onload = () => resolve(answerOf(sending));
    sending.onerror = () => reject(new ApiProblem('network'));
    sending.onabort = () => reject(signal?.reason ?? new ApiProblem('network'));
    sending.onloadend = () => signal?.removeEventListener('abort', giveUp);
    sending.send(bytes);
  });

/** As `fetch` would have given it, so that it is read like every other answer. */
const answerOf = (sent: XMLHttpRequest): Response =>
  new Response(sent.responseText === '' ? null : sent.responseText, {
    status: sent.status,
    headers: { 'content-type': sent.getResponseHeader('content-type') ?? 'application/json' },
  });
