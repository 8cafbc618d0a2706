/** The requests of whoever reads a shared dossier: no session, no cookie, no address of where they come from. */
import { type OpenedShare, openedShare } from '#contract/shares.ts';
import { ReadingError } from './reading-error.ts';

const PLAIN = { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' } as const;

/** @throws ReadingError for any answer but the asked one. */
const ask = async (path: string, options: RequestInit): Promise<Response> => {
  let answer: Response;
  try {
    answer = await fetch(path, { ...options, ...PLAIN });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new ReadingError('network', cause);
  }
  if (answer.ok) return answer;
  await answer.body?.cancel();
  if (answer.status === 429) throw new ReadingError('rate_limited');
  // A code that is none, a token that ran out and a share that is gone are the same to who reads.
  throw new ReadingError([400, 401, 403, 404].includes(answer.status) ? 'not_found' : 'unavailable');
};

/** Gives the code and the proof of the whole link (`shareProof`), and gets what opens the parts for some hours. */
export const askToOpen = async (id: string, code: string, proof: string): Promise<OpenedShare> => {
  const answer = await ask(`/api/shared/${encodeURIComponent(id)}/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ code, proof }),
  });
  const parsed = openedShare.safeParse(await answer.json().catch(() => null));
  if (!parsed.success) throw new ReadingError('unavailable', parsed.error);
  return parsed.data;
};

/**
 * The sealed bytes of a part, or of the whole ZIP, as they come.
 * @param part its number in the index; null for the whole
 */
export const askForBytes = async function* (
  id: string,
  token: string,
  part: number | null,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const answer = await ask(
    `/api/shared/${encodeURIComponent(id)}/bytes${part === null ? '' : `?part=${part}`}`,
    { headers: { authorization: `Bearer ${token}` }, signal: signal ?? null },
  );
  // Not `for await` over the stream, which some browsers cannot yet.
  const reader = answer.body?.getReader();
  if (reader === undefined) return;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ReadingError('network', cause);
  } finally {
    reader.cancel().catch(() => undefined);
  }
};
