/** Whose files are whose, how many one person may have, and how one goes. */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readVersions } from '#server/platform/ledger/ledger.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { TINY_PNG, upload, uploaded, wavOf } from '../support/uploads.ts';
import { leftInStore, problemOf } from './support/store-state.ts';

let server: TestServer;
let person: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  person = await signUp(server);
  stranger = await signUp(server, 'Paul');
});
afterAll(() => server.stop());

const text = (words = 'Il a crié.'): Buffer => Buffer.from(words);

describe('somebody else', () => {
  it('finds nothing under the id of a file, on any route, and may use the id for their own', async () => {
    const file = await uploaded(server.url, person, TINY_PNG, { name: 'secret.png' });
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['GET', '/content', undefined],
      ['GET', '/thumbnail', undefined],
      ['PUT', '/transcription', { text: 'Volé' }],
      ['DELETE', '', undefined],
    ] as const) {
      const answer = await stranger.call(method, `/api/files/${file.id}${path}`, body);
      expect([method, path, ...(await problemOf(answer))]).toEqual([method, path, 404, 'not_found']);
    }
    const own = await uploaded(server.url, stranger, text('À moi.'), { id: file.id });
    expect(own.type).toBe('text/plain');
    expect(await (await person.call('GET', `/api/files/${file.id}`)).json()).toEqual(file);
  });

  it('cannot open the bytes with a row or an object put in the place of their own', async () => {
    const theirs = await uploaded(server.url, stranger, text('À moi.'));
    const mine = await uploaded(server.url, person, text('À elle.'));
    const keyOf = (userId: string, id: string): Promise<string> =>
      server.recueil.database.readOnBehalfOf(userId, 'test', async (tx) => {
        const row = await tx.db
          .selectFrom('files')
          .select('object_key')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        return row.object_key;
      });
    const [from, to] = [await keyOf(person.id, mine.id), await keyOf(stranger.id, theirs.id)];
    const folder = join(server.dataDir, 'files');
    await copyFile(join(folder, from.slice(0, 2), from), join(folder, to.slice(0, 2), to));
    const answer = await stranger.call('GET', `/api/files/${theirs.id}/content`);
    expect(await problemOf(answer)).toEqual([422, 'damaged']);
  });
});

describe('the room of a person', () => {
  const setCounter = (who: TestPerson, uploads: number, day = 'now()'): Promise<unknown> =>
    server.recueil.database.onBehalfOf(who.id, 'test', (tx) =>
      tx.db
        .insertInto('upload_counters')
        .values({
          user_id: who.id,
          day: day === 'now()' ? new Date().toISOString().slice(0, 10) : day,
          uploads,
        })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet({ uploads, day: (eb) => eb.ref('excluded.day') }),
        )
        .execute(),
    );

  it('ends at 500 uploads a day, and begins again the next', async () => {
    const someone = await signUp(server);
    await setCounter(someone, 499);
    expect((await upload(server.url, someone, text())).status).toBe(201);
    const refused = await upload(server.url, someone, text());
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await problemOf(refused)).toEqual([429, 'rate_limited']);
    await setCounter(someone, 500, '2020-01-01');
    expect((await upload(server.url, someone, text())).status).toBe(201);
  });

  it('ends at 2 GiB, counted before the bytes come, those that are on their way too', async () => {
    const someone = await signUp(server);
    await server.recueil.database.onBehalfOf(someone.id, 'test', (tx) =>
      tx.db
        .insertInto('stored_objects')
        .values([
          { user_id: someone.id, key: 'a'.repeat(32), size: 2 ** 31 - 1 },
          { user_id: someone.id, key: 'b'.repeat(32), size: 1 - 20 },
        ])
        .execute(),
    );
    expect((await upload(server.url, someone, text('douze octets'))).status).toBe(201);
    const refused = await upload(server.url, someone, text('douze octets'));
    expect(await problemOf(refused)).toEqual([409, 'files_full']);
  });
});

describe('deleting a file', () => {
  it('takes its bytes away and keeps its name and hash in the ledger', async () => {
    const file = await uploaded(server.url, person, wavOf(), { name: 'Voix.wav' });
    await person.call('PUT', `/api/files/${file.id}/transcription`, { text: 'Dehors !' });
    const before = (await leftInStore(server)).length;
    expect((await person.call('DELETE', `/api/files/${file.id}`)).status).toBe(204);
    expect((await leftInStore(server)).length).toBe(before - 1);
    expect((await person.call('GET', `/api/files/${file.id}`)).status).toBe(404);
    expect((await person.call('DELETE', `/api/files/${file.id}`)).status).toBe(404);
    const versions = await server.recueil.database.readOnBehalfOf(person.id, 'test', (tx) =>
      readVersions(tx, file.id),
    );
    expect(versions.map(({ entity, action }) => `${entity} ${action}`)).toEqual([
      'file create',
      'transcription create',
      'file delete',
      'transcription delete',
    ]);
    expect(versions.at(-1)?.content).toEqual({ text: 'Dehors !', source: 'person' });
  });
});
