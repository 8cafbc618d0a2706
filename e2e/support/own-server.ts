/** A server of a journey's own, configured as it wants, in a database of its own; both and its mail go with it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../../server/tests/support/server-process.ts';
import { cloneDatabase } from '../../server/tests/support/test-cluster.ts';
import { type ReceivedMail, waitForMail } from './mailbox.ts';
import { runCluster } from './run-cluster.ts';
import type { Person } from './test.ts';

export interface OwnServer {
  url: string;
  mailTo(address: string, count?: number): Promise<ReceivedMail>;
  stop(): Promise<void>;
}

export const startOwnServer = async (env: Record<string, string>): Promise<OwnServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'recueil-own-'));
  const database = await cloneDatabase(runCluster());
  const server = await startServerProcess({
    DATABASE_URL: database.url,
    RECUEIL_DATA_DIR: dataDir,
    RECUEIL_MAIL_COOLDOWN_SECONDS: '0',
    ...env,
  });
  return {
    url: server.url,
    mailTo: (address, count) => waitForMail(join(dataDir, 'outbox'), address, count),
    stop: async () => {
      await server.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** An account that exists already, made through the service; a server that confirms by mail has sent one. */
export const createAccountOn = async (
  server: Pick<OwnServer, 'url'>,
  person: Person,
  captchaToken = '',
): Promise<void> => {
  const answer = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: person.email,
      password: person.password,
      data: { first_name: person.firstName, last_name: person.lastName },
      gotrue_meta_security: { captcha_token: captchaToken },
    }),
  });
  if (!answer.ok) throw new Error(`Sign-up answered ${answer.status}`);
};
