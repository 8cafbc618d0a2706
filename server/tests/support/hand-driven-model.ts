/** A local server that speaks the OpenAI wire format, whose replies a test writes by hand: no time is waited for. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A model whose replies are written when they are told to be, and which knows when nobody listens any more. */
export interface HandDrivenModel {
  baseUrl: string;
  /** The next call, when it has come. */
  asked(): Promise<{
    write(text: string): void;
    finish(reason?: 'stop' | 'length'): void;
    leftAlone: Promise<void>;
  }>;
  stop(): Promise<void>;
}

export const startHandDrivenModel = async (): Promise<HandDrivenModel> => {
  const calls: ServerResponse[] = [];
  let waiting: ((response: ServerResponse) => void) | undefined;
  const server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text) => {
      body += text;
    });
    request.on('end', () => {
      // What is asked behind a reply is nothing here.
      if (JSON.parse(body).stream !== true) {
        response.writeHead(400).end();
        return;
      }
      if (waiting) waiting(response);
      else calls.push(response);
      waiting = undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const chunk = (delta: object, finish_reason: string | null) =>
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason }] })}\n\n`;
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: async () => {
      const response =
        calls.shift() ??
        (await new Promise<ServerResponse>((resolve) => {
          waiting = resolve;
        }));
      return {
        write: (text) => {
          if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
          response.write(chunk({ content: text }, null));
        },
        finish: (reason = 'stop') => {
          response.write(chunk({}, reason));
          response.end('data: [DONE]\n\n');
        },
        leftAlone: new Promise((resolve) => response.once('close', () => resolve())),
      };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
