/**
 * Kills the server with -9, together with its PostgreSQL, while people write and files come, and looks for everything that it had
 * confirmed. What kills the server alone is in kill-dossier.test.ts and in database/embedded.test.ts.
 */
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenConversation } from '#contract/conversations.ts';
import type { Incident } from '#contract/incidents.ts';
import { isAlive } from '#server/platform/database/embedded/processes.ts';
import { openFolder } from '../database/support/embedded-folder.ts';
import { leftInStore } from '../files/support/store-state.ts';
import { incidentBody } from '../support/belongings.ts';
import { personAt, signUpAt, type TestPerson } from '../support/people.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { type ServerInProcess, startServerOn } from '../support/test-server.ts';
import { createConversation } from '../support/turns.ts';
import { upload } from '../support/uploads.ts';

const WRITERS = 4;
const SENDERS = 2;
/** Two starts: seconds, and a minute on a busy machine. */
const BUSY_MS = 300_000;

let dataDir: string;
/** The one that is killed. */
let killed: ServerProcess;
/** The one that nobody kills. */
let last: ServerInProcess | undefined;

const environment = () => ({
  RECUEIL_DATA_DIR: dataDir,
  RECUEIL_AUTOCONFIRM: 'on',
  RECUEIL_CAPTCHA: 'off',
  RECUEIL_MAIL_COOLDOWN_SECONDS: '0',
});
/** It is there for as long as PostgreSQL runs, and behind one that was killed. */
const lockOfPostgres = (): string => join(dataDir, 'postgres/cluster/postmaster.pid');
const postmasterPid = async (): Promise<number> =>
  Number((await readFile(lockOfPostgres(), 'utf8')).split('\n')[0]);

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'recueil-kill-'));
  await chmod(dataDir, 0o755);
  killed = await startServerProcess(environment());
});
afterEach(async () => {
  await killed.kill();
  await last?.stop();
  // Of a server that was killed, and that no other one followed because the test failed: opening and closing takes its
  // PostgreSQL over and stops it.
  if (existsSync(lockOfPostgres())) await (await openFolder(dataDir).catch(() => null))?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** What the server said was saved: by incident the last confirmed title, the confirmed messages, and the files. */
interface Confirmed {
  titles: Map<string, string>;
  versions: Map<string, number>;
  messages: Set<string>;
  files: Map<string, Buffer>;
  /** The files that it did not confirm. */
  unconfirmed: Map<string, Buffer>;
}

/** Writes until the server is gone; remembers only what was confirmed. */
const writeUntilGone = async (
  person: TestPerson,
  conversationId: string,
  confirmed: Confirmed,
): Promise<void> => {
  try {
    for (let count = 0; ; count += 1) {
      const id = uuidv7();
      const created = await person.call('POST', '/api/incidents', {
        ...incidentBody(id),
        title: `Titre ${count}`,
      });
      if (created.status !== 201) return;
      await created.json();
      confirmed.titles.set(id, `Titre ${count}`);
      confirmed.versions.set(id, 1);
      const edited = await person.call(
        'PATCH',
        `/api/incidents/${id}`,
        { title: `Corrigé ${count}` },
        { 'if-match': '"1"' },
      );
      if (edited.status !== 200) return;
      await edited.json();
      confirmed.titles.set(id, `Corrigé ${count}`);
      confirmed.versions.set(id, 2);
      const messageId = uuidv7();
      const said = await person.call('POST', `/api/conversations/${conversationId}/turns`, {
        id: messageId,
        content: `Il a crié ${count}.`,
      });
      const reader = said.body?.getReader();
      const first = await reader?.read();
      if (new TextDecoder().decode(first?.value).includes('event: saved')) confirmed.messages.add(messageId);
      await reader?.cancel();
    }
  } catch {
    // The connection broke: the server is gone, and what was under way was not confirmed.
  }
};

/** Sends files until the server is gone. */
const sendUntilGone = async (person: TestPerson, { files, unconfirmed }: Confirmed): Promise<void> => {
  for (let count = 0; ; count += 1) {
    const bytes = Buffer.from(`${count} ${'Il a crié. '.repeat(20_000)}`);
    const id = uuidv7();
    unconfirmed.set(id, bytes);
    const answer = await upload(killed.url, person, bytes, { id }).catch(() => null);
    if (answer?.status !== 201) return;
    files.set(id, bytes);
    unconfirmed.delete(id);
  }
};

/** Sends the beginning of a file, and never its end. */
const beginFile = (person: TestPerson): void => {
  const socket = connect(Number(new URL(killed.url).port), 'localhost');
  socket.on('error', () => undefined);
  socket.write(
    `PUT /api/files/${uuidv7()} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${person.accessToken}\r\n` +
      `X-File-Name: a.txt\r\nContent-Length: 900000\r\n\r\n${'a'.repeat(300_000)}`,
  );
};

/** Has all of them write, and kills the server in the middle, and right before it its PostgreSQL. */
const killWhileWriting = async (
  person: TestPerson,
  conversationId: string,
  confirmed: Confirmed,
): Promise<void> => {
  const postmaster = await postmasterPid();
  const writing = [
    ...Array.from({ length: WRITERS }, () => writeUntilGone(person, conversationId, confirmed)),
    ...Array.from({ length: SENDERS }, () => sendUntilGone(person, confirmed)),
  ];
  beginFile(person);
  // Any moment will do once some of each were confirmed.
  await expect.poll(() => Math.min(confirmed.messages.size, confirmed.files.size)).toBeGreaterThan(1);
  process.kill(postmaster, 'SIGKILL');
  await killed.kill();
  await Promise.all(writing);
};

/** Every confirmed thing is there, as it was confirmed, and the files that were not are taken now. */
const expectAllKept = async (
  url: string,
  person: TestPerson,
  conversationId: string,
  confirmed: Confirmed,
) => {
  for (const [id, title] of confirmed.titles) {
    const incident = (await (await person.call('GET', `/api/incidents/${id}`)).json()) as Incident;
    // An edit that was under way may have arrived too: later than confirmed is no loss.
    if (incident.version === confirmed.versions.get(id)) expect(incident.title).toBe(title);
    else expect(incident.version).toBeGreaterThan(confirmed.versions.get(id) ?? 0);
  }
  const opened = await person.call('GET', `/api/conversations/${conversationId}`);
  const { messages } = (await opened.json()) as OpenConversation;
  const said = new Set(messages.map((message) => message.id));
  expect([...confirmed.messages].filter((id) => !said.has(id))).toEqual([]);
  for (const [id, bytes] of confirmed.files) {
    const content = await person.call('GET', `/api/files/${id}/content`);
    const kept = Buffer.from(await content.arrayBuffer());
    const shown = kept.length > 1_000 ? `${kept.length} bytes` : kept.toString();
    expect([content.status, shown, kept.equals(bytes)]).toEqual([200, `${bytes.length} bytes`, true]);
  }
  for (const [id, bytes] of confirmed.unconfirmed) {
    expect((await upload(url, person, bytes, { id })).status).toBe(201);
  }
};

describe('a server that is killed with -9', () => {
  it('loses nothing that it had confirmed: no incident, edit, message or file', {
    timeout: BUSY_MS,
  }, async () => {
    const account = await signUpAt(killed.url);
    const conversationId = await createConversation(account);
    const confirmed: Confirmed = {
      titles: new Map(),
      versions: new Map(),
      messages: new Set(),
      files: new Map(),
      unconfirmed: new Map(),
    };
    await killWhileWriting(account, conversationId, confirmed);
    // Both have left their lock files.
    expect(existsSync(lockOfPostgres())).toBe(true);
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(true);
    last = await startServerOn(environment());
    await expectAllKept(last.url, personAt(last.url, account), conversationId, confirmed);
    const spools = async () => (await leftInStore({ dataDir })).filter((name) => name.endsWith('.spool'));
    await expect.poll(spools).toEqual([]);

    // Asked to end, it does so in order, and its PostgreSQL with it.
    const postgres = await postmasterPid();
    await last.stop();
    last = undefined;
    expect(await isAlive(postgres)).toBe(false);
  });
});
