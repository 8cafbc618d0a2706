/** Creates a server and people with rows for a benchmark, in a folder that is removed afterwards. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { SEALED_CONVERSATION } from '../../server/src/modules/conversations/conversation-content.ts';
import { INCIDENT_ROWS } from '../../server/src/modules/incidents/incident-content.ts';
import { INCIDENTS } from '../../server/src/modules/incidents/incident-kind.ts';
import { SEALED_ENTRY } from '../../server/src/modules/journal/journal-content.ts';
import { connectDatabase, type Database } from '../../server/src/platform/database/database.ts';
import { createVault } from '../../server/src/platform/vault/vault.ts';
import { type ServerProcess, startServerProcess } from '../../server/tests/support/server-process.ts';
import {
  asSuperuser,
  type ClusterAccess,
  cloneDatabase,
  startTestCluster,
} from '../../server/tests/support/test-cluster.ts';

export interface Stage {
  server: ServerProcess;
  databaseUrl: string;
  cluster: ClusterAccess;
  database: Database;
  /** Runs SQL past row-level security. */
  asSuperuser(sql: string): Promise<void>;
  stop(): Promise<void>;
}

export interface BenchPerson {
  userId: string;
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
  /** The cookies that the browser of the sign-up was given, as it sends them back. */
  cookies: string;
}

/** A server process on a private database. */
export const openStage = async (env: Record<string, string> = {}): Promise<Stage> => {
  const cluster = await startTestCluster();
  const access: ClusterAccess = cluster.access;
  const clone = await cloneDatabase(access);
  const dataDir = await mkdtemp(join(tmpdir(), 'recueil-bench-'));
  const masterKey = randomBytes(32).toString('base64');
  const server = await startServerProcess({
    DATABASE_URL: clone.url,
    RECUEIL_DATA_DIR: dataDir,
    RECUEIL_MASTER_KEY: masterKey,
    RECUEIL_CAPTCHA: 'off',
    RECUEIL_AUTOCONFIRM: 'on',
    RECUEIL_MAIL_COOLDOWN_SECONDS: '0',
    ...env,
  });
  const database = connectDatabase({
    connection: { connectionString: clone.url },
    vault: createVault(masterKey),
  });
  return {
    server,
    databaseUrl: clone.url,
    cluster: access,
    database,
    asSuperuser: (sql) =>
      asSuperuser(access, (client) => client.query(sql), new URL(clone.url).pathname.slice(1)),
    stop: async () => {
      await server.stop();
      await database.close();
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** Signs somebody up through the real endpoint. */
export const signUp = async (stage: Stage): Promise<BenchPerson> => {
  const credentials = { email: `${randomUUID()}@exemple.fr`, password: 'Mot2passe-sur' };
  const answer = await fetch(`${stage.server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...credentials, data: { first_name: 'Banc' } }),
  });
  const session = (await answer.json()) as {
    access_token: string;
    refresh_token: string;
    user: { id: string };
  };
  return {
    ...credentials,
    userId: session.user.id,
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    cookies: answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  };
};

const BATCH_ROWS = 500;

/** Gives a person incidents and conversations of ordinary size, sealed as the product seals them. */
export const giveRows = async (stage: Stage, person: BenchPerson, rows: number): Promise<void> => {
  for (let done = 0; done < rows; done += BATCH_ROWS) {
    const batch = Array.from({ length: Math.min(BATCH_ROWS, rows - done) }, (_, index) => {
      const at = new Date(Date.UTC(2026, 0, 1) + (done + index) * 60_000);
      return { id: uuidv7(), at, number: done + index + 1 };
    });
    await stage.database.onBehalfOf(person.userId, 'bench', async (tx) => {
      const box = await tx.box();
      await tx.db
        .insertInto('incidents')
        .values(
          batch.map(({ id, at, number }) => {
            const columns = {
              id,
              version: 1,
              type: 'harassment',
              priority: 'medium',
              status: 'open',
              reference_number: `INC-2026-${String(number).padStart(4, '0')}`,
              incident_date: '2026-03-12',
              is_sensitive: false,
              is_anonymized: false,
              incident_until: null,
              date_certainty: null,
              created_at: at,
              updated_at: at,
            } as const;
            const content = {
              title: `Propos tenus en réunion ${number}`,
              description:
                'Il a haussé le ton devant toute l’équipe et a dit que je ne servais à rien. '.repeat(12),
              location: 'Salle de réunion du 3e étage',
              other_places: [],
              tags: ['réunion', 'équipe'],
              origin: null,
              incident_time: null,
              time_until: null,
              time_certainty: null,
              from_entry: null,
              unstated: [],
            };
            const sealed = INCIDENTS.sealed.seal(box, columns, content);
            const sealed_row = INCIDENT_ROWS.seal(box, columns, content, sealed);
            return { ...columns, user_id: person.userId, sealed, sealed_row };
          }),
        )
        .execute();
      await tx.db
        .insertInto('conversations')
        .values(
          batch.map(({ id, at, number }) => {
            const columns = { id, version: 1, created_at: at, status: 'active', model_used: 'guide' };
            const sealed = SEALED_CONVERSATION.seal(box, columns, { title: `Conversation ${number}` });
            return { ...columns, user_id: person.userId, updated_at: at, sealed };
          }),
        )
        .execute();
    });
  }
};

/** Gives a person entries of ordinary size; `contentOf` says what stands in which, the oldest first. */
export const giveEntries = async (
  stage: Stage,
  person: BenchPerson,
  rows: number,
  contentOf: (number: number) => string,
): Promise<void> => {
  for (let done = 0; done < rows; done += BATCH_ROWS) {
    await stage.database.onBehalfOf(person.userId, 'bench', async (tx) => {
      const box = await tx.box();
      const values = Array.from({ length: Math.min(BATCH_ROWS, rows - done) }, (_, index) => {
        const at = new Date(Date.UTC(2020, 0, 1) + (done + index) * 60 * 60_000);
        const columns = {
          id: uuidv7(),
          version: 1,
          entry_type: 'note',
          is_private: true,
          happened_on: null,
          happened_at: null,
          created_at: at,
          updated_at: at,
        } as const;
        const sealed = SEALED_ENTRY.seal(box, columns, {
          title: `Note ${done + index}`,
          content: contentOf(done + index),
          tags: ['réunion'],
          mood: 'negative',
          written_at: null,
          files: [],
        });
        return { ...columns, user_id: person.userId, sealed };
      });
      await tx.db.insertInto('journal_entries').values(values).execute();
    });
  }
};

/** Fills the tables with rows of other people; their content is never opened, so any bytes do. */
export const fillWithStrangers = async (stage: Stage, rows: number, people: number): Promise<void> => {
  const sealed = `decode(repeat('ab', 1100), 'hex')`;
  await stage.asSuperuser(`
    CREATE TEMP TABLE strangers AS SELECT gen_random_uuid() AS id, n FROM generate_series(1, ${people}) AS n;
    INSERT INTO auth.users (id) SELECT id FROM strangers;
    INSERT INTO incidents (user_id, id, type, priority, status, reference_number, sealed, created_at)
      SELECT s.id, gen_random_uuid(), 'harassment', 'medium', 'open', 'INC-2026-' || r, ${sealed},
             now() - r * interval '1 minute'
      FROM strangers s, generate_series(1, ${rows / people}) AS r;
    INSERT INTO conversations (user_id, id, model_used, sealed, updated_at)
      SELECT s.id, gen_random_uuid(), 'guide', decode(repeat('ab', 40), 'hex'), now() - r * interval '1 minute'
      FROM strangers s, generate_series(1, ${rows / people}) AS r;
    ANALYZE incidents; ANALYZE conversations;
  `);
};
