import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve as listen } from '@hono/node-server';
import { SECOND_MS } from '#contract/common/durations.ts';
import type { Recueil } from './compose/recueil.ts';
import type { Config } from './config/config.ts';

/** A listening server. */
export interface RunningServer {
  /** Where it answers, by the port that was really bound. */
  url: string;
  /** Refuses new connections, lets requests and replies end, then closes the database. */
  stop(): Promise<void>;
}

/** Connections that are kept open without a request must not hold up the stop. */
const IDLE_CLOSE_INTERVAL_MS = 50;
/** How long a stop waits for answers that are under way, streamed replies among them. */
const LAST_ANSWERS_MS = 8_000;

/**
 * Longer than reverse proxies keep an idle connection (nginx: 60 s): the proxy must close first, because a request that it
 * sends while the server closes is lost.
 */
const KEEP_ALIVE_MS = 75 * SECOND_MS;

/** @throws Error when the port is taken. */
export const serve = async (config: Config, recueil: Recueil): Promise<RunningServer> => {
  const server = await new Promise<Server>((resolve, reject) => {
    const listening = listen({ fetch: recueil.app.fetch, hostname: config.host, port: config.port }, () =>
      resolve(listening as Server),
    );
    listening.once('error', reject);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = KEEP_ALIVE_MS + SECOND_MS;
  const unused = followUnused(server);
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  recueil.setOrigin(url);
  return {
    url,
    stop: async () => {
      recueil.endStreams();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const closing = setInterval(() => {
        server.closeIdleConnections();
        for (const socket of unused) socket.destroy();
      }, IDLE_CLOSE_INTERVAL_MS);
      // What is being answered still needs the database: it closes after the last answer, or after the time for it.
      await Promise.race([closed, sleep(LAST_ANSWERS_MS, undefined, { ref: false })]);
      server.closeAllConnections();
      await closed;
      clearInterval(closing);
      await recueil.close();
    },
  };
};

/**
 * The connections on which nothing was ever asked: browsers open some in advance. Node counts them as busy until they have waited
 * for headers too long, which would hold up a stop.
 */
const followUnused = (server: Server): ReadonlySet<Socket> => {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return unused;
};
