/** A local server that speaks the OpenAI chat-completions wire format, and misbehaves on request. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the next call is answered with. */
export type ModelScript =
  | { kind: 'text'; tokens: string[]; delayMs?: number }
  | { kind: 'status'; status: number; body?: unknown }
  /** Sends these tokens, then breaks the connection. */
  | { kind: 'cut'; tokens: string[] }
  /** Never answers. */
  | { kind: 'silent' }
  | { kind: 'malformed' };

export interface OpenAiServer {
  /** For AI_BASE_URL. */
  baseUrl: string;
  /** The bodies of the calls so far. */
  calls: { messages: { role: string; content: string }[]; [field: string]: unknown }[];
  /** How the following calls are answered, until it is set again. */
  answer(script: ModelScript): void;
  stop(): Promise<void>;
}

export const startOpenAiServer = async (): Promise<OpenAiServer> => {
  let script: ModelScript = { kind: 'text', tokens: ['Bonjour.'] };
  const calls: OpenAiServer['calls'] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      calls.push(JSON.parse(body));
      void play(script, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    answer: (next) => {
      script = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const play = async (script: ModelScript, response: ServerResponse): Promise<void> => {
  switch (script.kind) {
    case 'silent':
      return;
    case 'status':
      response.writeHead(script.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(script.body ?? { error: { message: 'no' } }));
      return;
    case 'malformed':
      response.writeHead(200, { 'content-type': 'text/event-stream' });
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
  }
};

const writeTokens = async (response: ServerResponse, tokens: string[], delayMs: number): Promise<void> => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const token of tokens) {
    if (delayMs > 0) await sleep(delayMs);
    // Waits for the socket, so that a cut comes after what was written.
    await new Promise<void>((resolve) => response.write(event({ content: token }, null), () => resolve()));
  }
};

const event = (delta: object, finishReason: string | null): string =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model: 'test-model',
    choices: [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason: finishReason }],
  })}\n\n`;
