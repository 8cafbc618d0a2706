/**
 * A local server that speaks the OpenAI chat-completions wire format, and misbehaves on request. What real servers send,
 * byte for byte, stands in model-shapes.ts. Nothing here waits for time to pass unless a script says so.
 */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a call is answered with. */
export type ModelScript =
  | { kind: 'text'; tokens: string[]; delayMs?: number }
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  /** Sends these tokens, then breaks the connection. */
  | { kind: 'cut'; tokens: string[] }
  /** Never answers. */
  | { kind: 'silent' }
  | { kind: 'malformed' }
  /** Breaks the connection before a byte of the answer. */
  | { kind: 'refuse' }
  /** Sends these bytes as they are, and then ends, breaks the connection, or says nothing more. */
  | {
      kind: 'raw';
      pieces: readonly (string | Uint8Array)[];
      status?: number;
      headers?: Record<string, string>;
      ending?: 'whole' | 'cut' | 'hang';
    };

/** What a call for findings is answered with. */
export type FindingScript =
  | { kind: 'findings'; text: string; finishReason?: 'stop' | 'length'; until?: Promise<unknown> }
  | Extract<ModelScript, { kind: 'status' | 'silent' | 'malformed' | 'refuse' | 'raw' }>;

export interface ModelCall {
  messages: { role: string; content: string }[];
  [field: string]: unknown;
}

export interface OpenAiServer {
  /** For AI_BASE_URL. */
  baseUrl: string;
  /** The bodies of the calls for replies so far. */
  calls: ModelCall[];
  /** The bodies of the calls for findings so far: those that ask for all at once. */
  findingCalls: ModelCall[];
  /** Their headers, in the same order. */
  headers: IncomingHttpHeaders[];
  /** How many of the connections that were answered were broken off by who asked. */
  readonly brokenOff: number;
  /** How the following calls are answered, one after the other; the last one holds until it is set again. */
  answer(...scripts: [ModelScript, ...ModelScript[]]): void;
  /** How the following calls for findings are answered, in the same way; nothing is found until it is set. */
  find(...scripts: [FindingScript, ...FindingScript[]]): void;
  stop(): Promise<void>;
}

/** The environment of a server whose replies this model gives. */
export const answeredBy = ({ baseUrl }: { baseUrl: string }) => ({
  RECUEIL_ASSISTANT: 'openai-compatible',
  AI_BASE_URL: baseUrl,
  AI_MODEL: 'test-model',
});

export const startOpenAiServer = async (): Promise<OpenAiServer> => {
  let scripts: ModelScript[] = [{ kind: 'text', tokens: ['Bonjour.'] }];
  let findings: FindingScript[] = [{ kind: 'findings', text: '{"items": []}' }];
  let brokenOff = 0;
  const calls: OpenAiServer['calls'] = [];
  const findingCalls: OpenAiServer['calls'] = [];
  const headers: OpenAiServer['headers'] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const call = JSON.parse(body) as ModelCall;
      if (call.stream !== true) {
        findingCalls.push(call);
        void playFindings(next(findings), response);
        return;
      }
      calls.push(call);
      headers.push(request.headers);
      response.on('close', () => {
        if (!response.writableFinished) brokenOff += 1;
      });
      void play(next(scripts), response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    findingCalls,
    headers,
    get brokenOff() {
      return brokenOff;
    },
    answer: (...following) => {
      scripts = following;
    },
    find: (...following) => {
      findings = following;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** The last one stays. */
const next = <Script>(scripts: Script[]): Script =>
  (scripts.length > 1 ? scripts.shift() : scripts[0]) as Script;

const playFindings = async (script: FindingScript, response: ServerResponse): Promise<void> => {
  if (script.kind !== 'findings') return play(script, response);
  await script.until;
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      id: 'chatcmpl-2',
      object: 'chat.completion',
      created: 1_700_000_000,
      model: 'test-model',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: script.text },
          finish_reason: script.finishReason ?? 'stop',
        },
      ],
      usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
    }),
  );
};

const EVENT_STREAM = { 'content-type': 'text/event-stream' };

const play = async (script: ModelScript, response: ServerResponse): Promise<void> => {
  switch (script.kind) {
    case 'silent':
      return;
    case 'refuse':
      response.destroy();
      return;
    case 'status':
      response.writeHead(script.status, { 'content-type': 'application/json', ...script.headers });
      response.end(JSON.stringify(script.body ?? { error: { message: 'no' } }));
      return;
    case 'malformed':
      response.writeHead(200, EVENT_STREAM);
      response.end('data: {"choices": [nonsense\n\n');
      return;
    case 'cut':
      await writeTokens(response, script.tokens, 0);
      response.destroy();
      return;
    case 'text':
      await writeTokens(response, script.tokens, script.delayMs ?? 0);
      response.write(event({}, 'stop'));
      response.end('data: [DONE]\n\n');
      return;
    case 'raw':
      response.writeHead(script.status ?? 200, script.headers ?? EVENT_STREAM);
      response.flushHeaders();
      for (const piece of script.pieces) await write(response, piece);
      if (script.ending === 'cut') response.destroy();
      else if (script.ending !== 'hang') response.end();
  }
};

const writeTokens = async (response: ServerResponse, tokens: string[], delayMs: number): Promise<void> => {
  response.writeHead(200, EVENT_STREAM);
  for (const token of tokens) {
    if (delayMs > 0) await sleep(delayMs);
    await write(response, event({ content: token }, null));
  }
};

/** Waits for the socket, so that a cut comes after what was written. */
const write = (response: ServerResponse, bytes: string | Uint8Array): Promise<void> =>
  new Promise((resolve) => {
    response.write(bytes, () => resolve());
  });

const event = (delta: object, finishReason: string | null): string =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model: 'test-model',
    choices: [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason: finishReason }],
  })}\n\n`;
