/** A server, and for each test a person with a dossier that they can share. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { MadeShare, Share } from '#contract/shares.ts';
import { keepCompleteIncident } from '../support/belongings.ts';
import { type KeptDossier, keepDossier } from '../support/dossiers.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { begun, sharesOf } from './support.ts';

class Sharer {
  server!: TestServer;
  claire!: TestPerson;
  dossier!: KeptDossier;
  /** How far the clock of the server is ahead. */
  aheadMs = 0;

  async shareOf(id: string): Promise<Share> {
    return (await sharesOf(this.claire)).find((each) => each.id === id) as Share;
  }

  async statusOf(id: string): Promise<Share['status']> {
    return (await this.shareOf(id)).status;
  }

  /** A share whose copy is made. */
  async opened(some: object = {}): Promise<MadeShare> {
    const made = await begun(this.claire, this.dossier.id, some);
    await expect.poll(() => this.statusOf(made.share.id), { timeout: 30_000, interval: 50 }).toBe('open');
    return made;
  }

  rowOf(id: string) {
    return this.server.recueil.database.readOnBehalfOf(this.claire.id, 'test', ({ db }) =>
      db.selectFrom('shares').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
  }
}

export const createSharer = (): Sharer => {
  const sharer = new Sharer();
  beforeAll(async () => {
    sharer.server = await startTestServer({
      // Some tests guess more often than one network may.
      env: { RECUEIL_NETWORK_ATTEMPTS: '0' },
      overrides: { now: () => new Date(Date.now() + sharer.aheadMs) },
    });
  });
  afterAll(() => sharer.server.stop());
  beforeEach(async () => {
    sharer.aheadMs = 0;
    sharer.claire = await signUp(sharer.server, 'Claire');
    await keepCompleteIncident(sharer.claire);
    sharer.dossier = await keepDossier(sharer.server, sharer.claire);
  });
  return sharer;
};

/** The bytes of every object in the store. */
export const objects = async ({ dataDir }: TestServer): Promise<Buffer[]> => {
  const files = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return await Promise.all(
    files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name))),
  );
};

export const hasObject = async ({ dataDir }: TestServer, key: string | null): Promise<boolean> => {
  const names = await readdir(join(dataDir, 'files'), { recursive: true });
  return names.some((name) => name.endsWith(key as string));
};
