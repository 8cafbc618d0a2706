/** Files of a kind of record that the product does not have yet. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MESSAGE_FILES } from '#server/modules/conversations/message-files.ts';
import { readFiles } from '#server/modules/files/index.ts';
import { type FileOwner, ownedFiles } from '#server/modules/files/owned-files.ts';
import {
  saveHeardWords,
  writeTranscription,
} from '#server/modules/files/transcription/write-transcription.ts';
import type { Actor, WriteTransaction } from '#server/platform/database/database.ts';
import { readVersions } from '#server/platform/ledger/ledger.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { TINY_PNG, uploaded, wavOf } from '../support/uploads.ts';
import { attach } from './support/attach.ts';

const LETTER_FILES = ownedFiles({
  // @ts-expect-error this table is made by this test alone
  table: 'letter_files',
  // @ts-expect-error likewise
  ownerColumn: 'letter_id',
});
let server: TestServer;
let person: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  // As the migration of a new kind would.
  await server.recueil.database.pool.query(`
    CREATE TABLE letters (user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE, id uuid NOT NULL, PRIMARY KEY (user_id, id));
    SELECT app.protect('letters', 'SELECT, INSERT, DELETE');
    SELECT app.own_files('letter_files', 'letter_id', 'letters');`);
  person = await signUp(server);
});
afterAll(() => server.stop());

const write = <Result>(work: (tx: WriteTransaction) => Promise<Result>): Promise<Result> =>
  server.recueil.database.onBehalfOf(person.id, 'test', work);
const isThere = async (fileId: string): Promise<boolean> =>
  (await person.call('GET', `/api/files/${fileId}`)).status === 200;
const letterWith = async (...fileIds: string[]): Promise<string> => {
  const id = uuidv7();
  await write(async (tx) => {
    await sql`INSERT INTO letters VALUES (${person.id}, ${id})`.execute(tx.db);
    await LETTER_FILES.attach(tx, id, fileIds);
  });
  return id;
};
const messageWith = async (...fileIds: string[]): Promise<string> => {
  const [conversationId, messageId] = [uuidv7(), uuidv7()];
  await person.call('POST', '/api/conversations', { id: conversationId });
  await attach(server, person.id, conversationId, messageId, fileIds);
  return messageId;
};

describe('a file of another kind of record', () => {
  it('cannot be deleted by the person, and stays', async () => {
    const file = await uploaded(server.url, person, TINY_PNG);
    await letterWith(file.id);
    const refused = await person.call('DELETE', `/api/files/${file.id}`);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'already_used' }]);
    expect(await isThere(file.id)).toBe(true);
  });

  it('is refused by the database itself, past all code', async () => {
    const file = await uploaded(server.url, person, TINY_PNG);
    await letterWith(file.id);
    const removing = write((tx) =>
      tx.db.deleteFrom('files').where('user_id', '=', tx.userId).where('id', '=', file.id).execute(),
    );
    await expect(removing).rejects.toMatchObject({ code: '23503' });
  });

  it('stays when a message lets go of it, and goes with the last record that has it', async () => {
    const [shared, own] = [
      await uploaded(server.url, person, TINY_PNG),
      await uploaded(server.url, person, wavOf()),
    ];
    const letterId = await letterWith(shared.id);
    const messageId = await messageWith(own.id, shared.id);
    await write((tx) => MESSAGE_FILES.release(tx, [messageId]));
    expect([await isThere(shared.id), await isThere(own.id)]).toEqual([true, false]);
    await write((tx) => LETTER_FILES.release(tx, [letterId]));
    expect(await isThere(shared.id)).toBe(false);
    const versions = await write((tx) => readVersions(tx, shared.id));
    expect(versions.map(({ action }) => action)).toEqual(['create', 'delete']);
  });

  it('goes once when two records let go of it at the same moment', async () => {
    const file = await uploaded(server.url, person, TINY_PNG);
    const [letterId, messageId] = [await letterWith(file.id), await messageWith(file.id)];
    await Promise.all([
      write((tx) => LETTER_FILES.release(tx, [letterId])),
      write((tx) => MESSAGE_FILES.release(tx, [messageId])),
    ]);
    expect(await isThere(file.id)).toBe(false);
  });

  it('stands behind those that its record has already', async () => {
    const files = [
      await uploaded(server.url, person, TINY_PNG),
      await uploaded(server.url, person, wavOf()),
      await uploaded(server.url, person, Buffer.from('Il a crié.')),
    ];
    const [first, second, third] = files.map(({ id }) => id) as [string, string, string];
    const letterId = await letterWith(second, first);
    await write((tx) => LETTER_FILES.attach(tx, letterId, [third]));
    const { rows } = await write((tx) =>
      sql<{ file_id: string }>`
        SELECT file_id FROM letter_files WHERE letter_id = ${letterId} ORDER BY position`.execute(tx.db),
    );
    expect(rows.map(({ file_id }) => file_id)).toEqual([second, first, third]);
    expect(await write((tx) => readFiles(tx, [first]))).toEqual([files[0]]);
  });

  it('tells its record, and no other kind, that its words change, by a machine or by the person', async () => {
    const clip = await uploaded(server.url, person, wavOf());
    const letterId = await letterWith(clip.id);
    const owner = (files: FileOwner['files']) => ({
      files,
      beforeWordsChange: vi.fn<FileOwner['beforeWordsChange']>(),
      afterWordsChange: vi.fn<FileOwner['afterWordsChange']>(),
    });
    const [letters, messages] = [owner(LETTER_FILES), owner(MESSAGE_FILES)];
    const owners = [messages, letters];
    const { database } = server.recueil;
    await writeTranscription({ database, owners }, actorOf(person), clip.id, 'Il a crié.');
    expect(letters.beforeWordsChange).toHaveBeenCalledExactlyOnceWith(expect.anything(), [letterId]);
    expect(letters.afterWordsChange).toHaveBeenCalledExactlyOnceWith({
      userId: person.id,
      ownerIds: [letterId],
    });
    // The person has written: what a machine hears afterwards is not kept, and nobody is told of it.
    expect(await write((tx) => saveHeardWords(owners, tx, clip.id, 'Il a ri.'))).toBeNull();
    expect(messages.beforeWordsChange).not.toHaveBeenCalled();
    expect(messages.afterWordsChange).not.toHaveBeenCalled();
  });
});

const actorOf = ({ id, accessToken }: TestPerson): Actor => {
  const claims: { session_id: string } = JSON.parse(
    Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString(),
  );
  return { userId: id, sessionId: claims.session_id };
};
