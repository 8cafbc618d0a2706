/**
 * Removes chunks without a choice from a stream, which gateways send last, with the usage. Mistral's package reads the first
 * choice of every chunk, and would take a complete reply for a broken one.
 */

import { boundedFetch } from './bounded-fetch.ts';

/** A `fetch` whose event streams have no such chunks. */
export const fetchWithoutEmptyChunks: typeof fetch = async (input, init) => {
  const response = await boundedFetch(globalThis.fetch)(input, init);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!response.body || !isStream) return response;
  const { status, statusText, headers } = response;
  return new Response(
    response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new TransformStream(linesBut(IS_EMPTY)))
      .pipeThrough(new TextEncoderStream()),
    { status, statusText, headers },
  );
};

const IS_EMPTY = /^data:.*"choices":\s*\[\s*\]/;

/** Passes complete lines on, with their ends, except those that match. */
const linesBut = (refused: RegExp): Transformer<string, string> => {
  let rest = '';
  return {
    transform(text, controller) {
      rest += text;
      const end = rest.lastIndexOf('\n') + 1;
      const whole = rest.slice(0, end).split(/(?<=\n)/);
      rest = rest.slice(end);
      const kept = whole.filter((line) => !refused.test(line)).join('');
      if (kept !== '') controller.enqueue(kept);
    },
    flush(controller) {
      if (rest !== '' && !refused.test(rest)) controller.enqueue(rest);
    },
  };
};
