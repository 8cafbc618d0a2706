/** Files that a message brings: they stay. */
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { MESSAGE_FILES } from '#server/modules/conversations/message-files.ts';
import { readFiles } from '#server/modules/files/index.ts';
import { signUp } from '../support/people.ts';
import { startServerForTest, type TestServer } from '../support/test-server.ts';
import { TINY_PNG, uploaded, wavOf } from '../support/uploads.ts';
import { attach } from './support/attach.ts';

describe('a file that is attached', () => {
  it('stays: it can neither be deleted nor lost to a race, and is listed with its message', async () => {
    const server = await startServerForTest();
    const person = await signUp(server);
    const [first, second] = [
      await uploaded(server.url, person, TINY_PNG),
      await uploaded(server.url, person, wavOf()),
    ];
    const [conversationId, messageId] = [uuidv7(), uuidv7()];
    await person.call('POST', '/api/conversations', { id: conversationId });
    await attach(server, person.id, conversationId, messageId, [second.id, first.id]);
    const refused = await person.call('DELETE', `/api/files/${first.id}`);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'already_used', current: first },
    ]);
    const { database } = server.recueil;
    const listed = await database.readOnBehalfOf(person.id, 'test', (tx) =>
      readFiles(tx, [second.id, uuidv7(), first.id]),
    );
    expect(listed).toEqual([second, first]);
    // Gone, or somebody else's: no message brings it.
    const stranger = await signUp(server, 'Paul');
    const theirs = await uploaded(server.url, stranger, TINY_PNG);
    for (const id of [uuidv7(), theirs.id]) {
      await expect(
        database.onBehalfOf(person.id, 'test', (tx) => MESSAGE_FILES.attach(tx, messageId, [id])),
      ).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('goes with its message, also where the message does not open any more', async () => {
    const server = await startServerForTest();
    const person = await signUp(server);
    const file = await uploaded(server.url, person, TINY_PNG);
    const [conversationId, messageId] = [uuidv7(), uuidv7()];
    await person.call('POST', '/api/conversations', { id: conversationId });
    // Such a message: its sealed value is one byte.
    await attach(server, person.id, conversationId, messageId, [file.id]);
    const path = `/api/conversations/${conversationId}/messages/${messageId}`;
    expect((await person.call('DELETE', path)).status).toBe(204);
    expect((await person.call('GET', `/api/files/${file.id}`)).status).toBe(404);
  });

  it('while somebody deletes it is either attached or deleted, never both', async () => {
    const server = await startServerForTest();
    const person = await signUp(server);
    const conversationId = uuidv7();
    await person.call('POST', '/api/conversations', { id: conversationId });
    const file = await uploaded(server.url, person, TINY_PNG);
    const messageId = uuidv7();
    await attach(server, person.id, conversationId, messageId, []);
    let deleting: Promise<Response> | undefined;
    await server.recueil.database.onBehalfOf(person.id, 'test', async (tx) => {
      await MESSAGE_FILES.attach(tx, messageId, [file.id]);
      // It waits for this transaction, and then sees what it did.
      deleting = person.call('DELETE', `/api/files/${file.id}`);
      await expect.poll(() => waitsForLock(server)).toBe(true);
    });
    expect((await deleting)?.status).toBe(409);
  });
});

const waitsForLock = async (server: TestServer): Promise<boolean> => {
  const { rows } = await server.recueil.database.pool.query<{ waits: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock') AS waits`,
  );
  return rows[0]?.waits ?? false;
};
