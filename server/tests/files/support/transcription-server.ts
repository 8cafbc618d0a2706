/** A local server that speaks OpenAI's `/audio/transcriptions`, and misbehaves on request. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the next calls are answered with. */
export type TranscriptionScript =
  | { kind: 'text'; text: string }
  | { kind: 'status'; status: number }
  | { kind: 'malformed' }
  /** Words, and far more than anybody asked for. */
  | { kind: 'flood'; bytes: number }
  /** Answers only when it is released. */
  | { kind: 'held'; text: string };

export interface TranscriptionServer {
  /** For TRANSCRIPTION_BASE_URL. */
  baseUrl: string;
  /** The calls so far: their fields, the clip, and the headers. */
  calls: {
    fields: Record<string, string>;
    file: { name: string; type: string; bytes: Buffer };
    authorization: string;
  }[];
  answer(script: TranscriptionScript): void;
  /** Answers what is held. */
  release(): void;
  stop(): Promise<void>;
}

export const startTranscriptionServer = async (): Promise<TranscriptionServer> => {
  let script: TranscriptionScript = { kind: 'text', text: 'Bonjour.' };
  const held: (() => void)[] = [];
  const calls: TranscriptionServer['calls'] = [];
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/v1/audio/transcriptions') {
      response.writeHead(404).end();
      return;
    }
    calls.push(await callFrom(request));
    play(script, response, held);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    answer: (next) => {
      script = next;
    },
    release: () => {
      for (const answer of held.splice(0)) answer();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const callFrom = async (request: IncomingMessage): Promise<TranscriptionServer['calls'][number]> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const form = await new Response(Buffer.concat(parts), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData();
  const file = form.get('file') as File;
  const fields = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    fields: Object.fromEntries(fields),
    file: { name: file.name, type: file.type, bytes: Buffer.from(await file.arrayBuffer()) },
    authorization: request.headers.authorization ?? '',
  };
};

const play = (script: TranscriptionScript, response: ServerResponse, held: (() => void)[]): void => {
  const say = (text: string, more = ''): void => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ text, more }));
  };
  switch (script.kind) {
    case 'text':
      say(script.text);
      return;
    case 'held':
      held.push(() => say(script.text));
      return;
    case 'status':
      response.writeHead(script.status, { 'content-type': 'application/json' }).end('{"error":{}}');
      return;
    case 'flood':
      say('Bonjour.', 'a'.repeat(script.bytes));
      return;
    case 'malformed':
      response.writeHead(200).end('<html>');
  }
};
