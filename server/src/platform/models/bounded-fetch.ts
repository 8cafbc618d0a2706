/** Far more bytes than any reply has: a server that sends more is broken or hostile, and could fill the memory. */
export const ANSWER_MAX_BYTES = 4 * 1024 * 1024;

/**
 * As `fetch`; the body of an answer breaks off with an error behind {@link ANSWER_MAX_BYTES}. No redirection is followed:
 * the screen says where the words go, and a server that points elsewhere must not take them there.
 */
export const boundedFetch =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (response.body === null) return response;
    let size = 0;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        size += chunk.byteLength;
        if (size > ANSWER_MAX_BYTES) controller.error(new Error('The answer of the model is too large'));
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counting), { status, statusText, headers });
  };
