/** Sending files: repeated, broken off, too large, of no kind that is taken. */
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_MAX_BYTES } from '#contract/common/limits.ts';
import { storedFile } from '#contract/files.ts';
import { readVersions } from '#server/platform/ledger/ledger.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { TINY_PNG, upload, uploaded, wavOf } from '../support/uploads.ts';
import { mp3Of } from './support/make-sounds.ts';
import { announced, leftInStore, problemOf } from './support/store-state.ts';

let server: TestServer;
let person: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  person = await signUp(server);
});
afterAll(() => server.stop());

const text = (words = 'Il a crié.'): Buffer => Buffer.from(words);

describe('a file', () => {
  it('is described as the contract says, and recorded in the ledger without its bytes', async () => {
    const id = uuidv7();
    const answer = await upload(server.url, person, wavOf(), {
      id,
      name: 'Réunion du 3 mars.wav',
      headers: { 'x-file-duration': '12' },
    });
    expect(answer.status).toBe(201);
    const file = storedFile.parse(await answer.json());
    expect(file).toMatchObject({
      id,
      name: 'Réunion du 3 mars.wav',
      duration: 12,
      has_thumbnail: false,
      transcription: { status: 'none', text: '', source: null },
    });
    expect(await (await person.call('GET', `/api/files/${id}`)).json()).toEqual(file);
    const versions = await server.recueil.database.readOnBehalfOf(person.id, 'test', (tx) =>
      readVersions(tx, id),
    );
    expect(versions).toMatchObject([
      {
        entity: 'file',
        action: 'create',
        content: { name: file.name, type: 'audio/wav', size: file.size, sha256: file.sha256 },
      },
    ]);
  });

  it('has a duration only where it is sound', async () => {
    const file = await uploaded(server.url, person, TINY_PNG, { headers: { 'x-file-duration': '12' } });
    expect(file.duration).toBeNull();
    const wrong = await upload(server.url, person, wavOf(), { headers: { 'x-file-duration': '-1' } });
    expect(await problemOf(wrong)).toEqual([400, 'invalid_input']);
  });

  it.each([
    ['a WAV', () => wavOf(32_000), 2],
    ['an MP3', () => mp3Of(100), 3],
    ['a sound shorter than a second', () => wavOf(), 1],
  ])('tells how long it lasts: %s', async (_what, make, seconds) => {
    const file = await uploaded(server.url, person, make());
    // Who made it is another question: what is only attached is not what the person says.
    expect(file).toMatchObject({ seconds, duration: null });
    expect(await uploaded(server.url, person, text())).not.toHaveProperty('seconds');
  });

  it('lies sealed under a name that says nothing, readable by the server alone', async () => {
    const words = randomBytes(4_000).toString('hex');
    await uploaded(server.url, person, text(words), { name: 'secret.txt' });
    const names = await leftInStore(server);
    expect(names).toEqual(await announced(server));
    expect(names.every((name) => /^[0-9a-f]{32}$/.test(name))).toBe(true);
  });

  it('is taken without an announced length too', async () => {
    const bytes = randomBytes(300_000).toString('hex');
    const answer = await sendInPieces(uuidv7(), text(bytes), 64_000);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ size: 600_000 });
  });
});

const sendInPieces = (id: string, bytes: Buffer, pieceBytes: number): Promise<Response> => {
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(new Uint8Array(bytes.subarray(at, at + pieceBytes)));
      at += pieceBytes;
    },
  });
  return fetch(`${server.url}/api/files/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${person.accessToken}`, 'x-file-name': 'a.txt' },
    body,
    duplex: 'half',
  } as RequestInit);
};

describe('the same upload again', () => {
  it('gives the file that the first one made, under its first name', async () => {
    const id = uuidv7();
    const first = await uploaded(server.url, person, text(), { id, name: 'a.txt' });
    const before = await leftInStore(server);
    const again = await upload(server.url, person, text(), { id, name: 'b.txt' });
    expect([again.status, await again.json()]).toEqual([201, first]);
    expect(await leftInStore(server)).toEqual(before);
  });

  it('with other bytes is refused, with the file as it is', async () => {
    const first = await uploaded(server.url, person, text());
    const other = await upload(server.url, person, text('Autre chose.'), { id: first.id });
    expect([other.status, await other.json()]).toMatchObject([409, { code: 'already_used', current: first }]);
  });

  it('at the same moment makes one file, and leaves no second object', async () => {
    const id = uuidv7();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => upload(server.url, person, text(), { id })),
    );
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201, 201]);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    const names = await leftInStore(server);
    expect(names).toEqual(await announced(server));
  });
});

describe('an upload that is refused', () => {
  it.each([
    ['empty', () => upload(server.url, person, Buffer.alloc(0)), [400, 'invalid_input']],
    [
      'empty without an announced length',
      () => sendInPieces(uuidv7(), Buffer.alloc(0), 1),
      [400, 'invalid_input'],
    ],
    [
      'too large',
      () => upload(server.url, person, Buffer.alloc(FILE_MAX_BYTES + 1, 'a')),
      [413, 'body_too_large'],
    ],
    [
      'too large without an announced length',
      () => sendInPieces(uuidv7(), Buffer.alloc(FILE_MAX_BYTES + 1, 'a'), 200_000),
      [413, 'body_too_large'],
    ],
    [
      'of no kind that is taken',
      () => upload(server.url, person, text('<html>')),
      [415, 'file_type_refused'],
    ],
  ])('because it is %s leaves nothing behind', async (_why, send, expected) => {
    const [store, lines] = [await leftInStore(server), await announced(server)];
    expect(await problemOf(await send())).toEqual(expected);
    expect([await leftInStore(server), await announced(server)]).toEqual([store, lines]);
  });

  it('is none at the limit itself', async () => {
    const file = await uploaded(server.url, person, Buffer.alloc(FILE_MAX_BYTES, 'a'));
    expect(file.size).toBe(FILE_MAX_BYTES);
  });

  it('is not read when it announces far more than is taken', async () => {
    let sent = 0;
    const socket = connect(Number(new URL(server.url).port), 'localhost');
    const answer = await new Promise<string>((resolve, reject) => {
      socket.on('data', (data) => resolve(data.toString('latin1')));
      socket.on('error', reject);
      socket.write(
        `PUT /api/files/${uuidv7()} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${person.accessToken}\r\n` +
          'X-File-Name: a.txt\r\nContent-Length: 99999999999\r\n\r\n',
      );
      const more = (): void => {
        if (socket.destroyed || sent > 2 ** 28) return;
        sent += 2 ** 20;
        socket.write(Buffer.alloc(2 ** 20, 'a'), more);
      };
      more();
    }).finally(() => socket.destroy());
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(2 ** 28);
  });

  it('because it broke off on its way leaves nothing behind, and can be sent again', async () => {
    const id = uuidv7();
    const [store, lines] = [await leftInStore(server), await announced(server)];
    const socket = connect(Number(new URL(server.url).port), 'localhost');
    socket.on('error', () => undefined);
    socket.write(
      `PUT /api/files/${id} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${person.accessToken}\r\n` +
        `X-File-Name: a.txt\r\nContent-Length: 500000\r\n\r\n${'a'.repeat(200_000)}`,
    );
    // Until it is under way.
    await expect.poll(() => announced(server)).not.toEqual(lines);
    socket.destroy();
    await expect.poll(() => announced(server)).toEqual(lines);
    expect(await leftInStore(server)).toEqual(store);
    expect((await person.call('GET', `/api/files/${id}`)).status).toBe(404);
    expect(server.logged.filter((line) => line.msg === 'request failed')).toEqual([]);
    expect((await upload(server.url, person, text(), { id })).status).toBe(201);
  });

  it('does not end the connection, however slowly the rest of it comes', async () => {
    const socket = connect(Number(new URL(server.url).port), 'localhost');
    let received = '';
    socket.on('data', (data) => {
      received += data.toString('latin1');
    });
    socket.on('error', () => undefined);
    const head = `PUT /api/files/${uuidv7()} HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n\r\n`;
    for (const piece of [head, 'a'.repeat(100_000)]) socket.write(piece);
    // Longer than the HTTP server itself would wait for the rest of a body that is not read.
    await sleep(900);
    socket.write('a'.repeat(100_000));
    socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200']);
    socket.destroy();
  });

  it('because the session ended under it leaves nothing behind', async () => {
    const someone = await signUp(server);
    await someone.call('POST', '/auth/v1/logout?scope=local');
    const lines = await announced(server);
    expect(await problemOf(await upload(server.url, someone, text()))).toEqual([401, 'session_ended']);
    expect(await announced(server)).toEqual(lines);
  });

  it('without a token is answered, large as it may be', async () => {
    const nobody = { accessToken: 'x' };
    const answer = await upload(server.url, nobody, Buffer.alloc(FILE_MAX_BYTES, 'a'));
    expect(await problemOf(answer)).toEqual([401, 'unauthenticated']);
  });
});
