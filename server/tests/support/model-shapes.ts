/**
 * What servers of language models really send in a stream, as their issue trackers and tests show it. Ids, times and
 * names of models are changed, the words are ours; the shape is theirs, to the order of the fields.
 */

/** What each of the shapes says. */
export const SHAPED_TEXT = 'Merci. Que s’est-il passé ensuite ?';

const frames = (...data: (object | string)[]): string[] =>
  data.map((each) => `data: ${typeof each === 'string' ? each : JSON.stringify(each)}\n\n`);

interface Choice {
  delta: object;
  finish_reason?: string | null;
}

/** A chunk with what is particular about its server. */
const chunk = (of: object, choice: Choice | null, more: object = {}): object => ({
  id: 'chatcmpl-95f70ae00614b063',
  object: 'chat.completion.chunk',
  created: 1_782_114_956,
  ...of,
  choices: choice ? [{ index: 0, finish_reason: null, ...choice }] : [],
  ...more,
});

const USAGE = { prompt_tokens: 16, total_tokens: 55, completion_tokens: 39 };

const MISTRAL = { model: 'mistral-small-latest' };
const OLLAMA = { model: 'qwen3:8b', system_fingerprint: 'fp_ollama' };
const VLLM = { model: '/model/Mistral-Small' };
const LLAMA_CPP = { model: 'gemma-4-31B-it-UD-Q6_K_XL.gguf', system_fingerprint: 'b9554-d403f00ec' };

/**
 * - Mistral: a first chunk of the role and an empty text, the usage in the last one; `p` is padding.
 * - Mistral, thinking: the content is a list of parts of type `thinking` and `text` (prism-php/prism#801).
 * - Ollama: the role in every chunk, `reasoning` beside an empty content (QwenLM/Qwen-Agent#843).
 * - vLLM: the role first, `reasoning_content`, the usage in a chunk without choices (BerriAI/litellm#25410).
 * - llama.cpp: a first chunk whose content is null, a last `[DONE]` (kyutai-labs/unmute#80), `timings` in between.
 */
export const SHAPES = {
  Mistral: frames(
    chunk(MISTRAL, { delta: { role: 'assistant', content: '' } }),
    chunk(MISTRAL, { delta: { content: 'Merci. ' } }, { p: 'abcdefghijklmno' }),
    chunk(MISTRAL, { delta: { content: 'Que s’est-il passé' } }, { p: 'abc' }),
    chunk(MISTRAL, { delta: { content: ' ensuite ?' }, finish_reason: 'stop' }, { usage: USAGE }),
    '[DONE]',
  ),
  'Mistral, thinking': frames(
    chunk(MISTRAL, { delta: { role: 'assistant', content: '' } }),
    chunk(MISTRAL, {
      delta: {
        content: [
          { type: 'thinking', thinking: [{ type: 'text', text: 'Elle a dit que son chef a crié.' }] },
        ],
      },
    }),
    chunk(MISTRAL, { delta: { content: [{ type: 'text', text: 'Merci. ' }] } }),
    chunk(MISTRAL, { delta: { content: 'Que s’est-il passé ensuite ?' } }),
    chunk(MISTRAL, { delta: { content: '' }, finish_reason: 'stop' }, { usage: USAGE }),
    '[DONE]',
  ),
  Ollama: frames(
    chunk(OLLAMA, { delta: { role: 'assistant', content: '', reasoning: 'Elle a dit' } }),
    chunk(OLLAMA, { delta: { role: 'assistant', content: '', reasoning: ' que son chef a crié.' } }),
    chunk(OLLAMA, { delta: { role: 'assistant', content: 'Merci. ' } }),
    chunk(OLLAMA, { delta: { role: 'assistant', content: 'Que s’est-il passé ensuite ?' } }),
    chunk(OLLAMA, { delta: { role: 'assistant', content: '' }, finish_reason: 'stop' }),
    '[DONE]',
  ),
  vLLM: frames(
    chunk(VLLM, { delta: { role: 'assistant', content: '' }, finish_reason: null }),
    chunk(VLLM, { delta: { reasoning_content: 'Elle a dit que son chef a crié.' } }),
    chunk(VLLM, { delta: { content: 'Merci. ' } }),
    chunk(VLLM, { delta: { content: 'Que s’est-il passé ensuite ?' } }),
    chunk(VLLM, { delta: { content: '' }, finish_reason: 'stop' }, { stop_reason: null }),
    chunk(VLLM, null, { usage: USAGE }),
    '[DONE]',
  ),
  'llama.cpp': [
    ...frames(
      chunk(LLAMA_CPP, { delta: { role: 'assistant', content: null } }),
      chunk(LLAMA_CPP, { delta: { reasoning_content: 'Elle a dit' } }, { timings: { cache_n: 7 } }),
      chunk(LLAMA_CPP, { delta: { content: 'Merci. ' } }, { timings: { cache_n: 7 } }),
      chunk(LLAMA_CPP, { delta: { content: 'Que s’est-il passé ensuite ?' } }),
      chunk(LLAMA_CPP, { delta: {}, finish_reason: 'stop' }, { timings: { predicted_n: 9 } }),
    ),
    // The last one comes without its blank line (darshi1337/apogee#139).
    'data: [DONE]\n',
  ],
} as const;

/** The same stream with what proxies and servers do to lines. */
export const DISGUISES: Record<string, (pieces: readonly string[]) => string[]> = {
  'with CRLF': (pieces) => pieces.map((piece) => piece.replaceAll('\n', '\r\n')),
  'with comments in between': (pieces) => [': ping\n\n', ...pieces.flatMap((piece) => [piece, ': ping\n\n'])],
  'without [DONE]': (pieces) => pieces.filter((piece) => !piece.includes('[DONE]')),
  'in one piece': (pieces) => [pieces.join('')],
  'without spaces after the colon': (pieces) => pieces.map((piece) => piece.replace(/^data: /, 'data:')),
  'with event names and ids': (pieces) => pieces.map((piece, at) => `event: message\nid: ${at}\n${piece}`),
};

/** A text in the shape of an ordinary server, and nothing after it. */
export const textFrames = (...texts: string[]): string[] =>
  frames(...texts.map((content) => chunk(VLLM, { delta: { content } })));

/** The end of an ordinary stream. */
export const END_FRAMES: readonly string[] = frames(
  chunk(VLLM, { delta: {}, finish_reason: 'stop' }),
  '[DONE]',
);

/** A last chunk that says that there were no more tokens to write with. */
export const LENGTH_FRAMES: readonly string[] = frames(
  chunk(VLLM, { delta: {}, finish_reason: 'length' }, { usage: USAGE }),
  '[DONE]',
);

/** A last chunk that says that what would have followed was withheld. */
export const FILTERED_FRAMES: readonly string[] = frames(
  chunk(VLLM, { delta: {}, finish_reason: 'content_filter' }, { usage: USAGE }),
  '[DONE]',
);

/** Errors that come in a stream which began with 200 (ggml-org/llama.cpp#14566). */
export const STREAM_ERRORS = {
  vLLM: frames({
    error: {
      message: 'EngineCore encountered an issue.',
      type: 'InternalServerError',
      param: null,
      code: 500,
    },
  }),
  'llama.cpp': [
    `error: ${JSON.stringify({ code: 400, message: 'the request exceeds the available context size', type: 'exceed_context_size_error' })}\n\n`,
  ],
  'llama.cpp, newer': frames({
    error: {
      code: 400,
      message: 'the request exceeds the available context size',
      type: 'exceed_context_size_error',
    },
  }),
  Mistral: frames({
    object: 'error',
    message: 'Service tier capacity exceeded for this model.',
    type: 'service_tier_capacity_exceeded',
    param: null,
    code: '3505',
  }),
} as const;

/** Bodies of answers that are no stream, by their status. */
export const ERROR_BODIES = {
  mistral401: { message: 'Unauthorized', request_id: '7d7840a6974d4f20' },
  mistral429: {
    object: 'error',
    message: 'Rate limit exceeded',
    type: 'rate_limited',
    param: null,
    code: '1300',
  },
  mistral422: {
    object: 'error',
    message: { detail: [{ type: 'missing', loc: ['body', 'model'], msg: 'Field required', input: null }] },
    type: 'invalid_request_error',
    param: null,
    code: null,
  },
  openAi500: { error: { message: 'The server had an error', type: 'server_error', param: null, code: null } },
  ollama404: {
    error: {
      message: 'model "x" not found, try pulling it first',
      type: 'api_error',
      param: null,
      code: null,
    },
  },
} as const;

export const HTML_PAGE =
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n<hr><center>nginx/1.27.0</center>\r\n</body>\r\n</html>\r\n';
