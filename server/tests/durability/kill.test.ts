/** Kills the server with -9 while it writes, again and again, and looks for everything that it had confirmed. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenConversation } from '#contract/conversations.ts';
import type { Incident } from '#contract/incidents.ts';
import { personAt, signUpAt, type TestPerson } from '../support/people.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { createConversation } from '../support/turns.ts';

const ROUNDS = 4;
const WRITERS = 6;

let dataDir: string;
let server: ServerProcess;

/** Started again, it comes back to the port that it had. */
const start = (port = '0') =>
  startServerProcess({
    PORT: port,
    RECUEIL_DATA_DIR: dataDir,
    RECUEIL_AUTOCONFIRM: 'on',
    RECUEIL_CAPTCHA: 'off',
    RECUEIL_MAIL_COOLDOWN_SECONDS: '0',
  });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'recueil-kill-'));
  await chmod(dataDir, 0o755);
  server = await start();
});
afterEach(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** What the server said was saved: by incident the last confirmed title, and the confirmed messages. */
interface Confirmed {
  titles: Map<string, string>;
  versions: Map<string, number>;
  messages: Set<string>;
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
        id,
        title: `Titre ${count}`,
        description: 'Texte',
        type: 'other',
        priority: 'low',
        incident_date: null,
        location: null,
        tags: [],
        is_sensitive: false,
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

describe('a server that is killed with -9', () => {
  it('has lost no incident, edit or message that it had confirmed', async () => {
    const account = await signUpAt(server.url);
    const conversationId = await createConversation(account);
    const confirmed: Confirmed = { titles: new Map(), versions: new Map(), messages: new Set() };
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = personAt(server.url, account);
      const writing = Array.from({ length: WRITERS }, () =>
        writeUntilGone(person, conversationId, confirmed),
      );
      // Any moment will do once something was confirmed; each round takes another one.
      const before = confirmed.messages.size;
      await sleep(400 + round * 170);
      await expect.poll(() => confirmed.messages.size).toBeGreaterThan(before);
      await server.kill();
      await Promise.all(writing);
      server = await start(new URL(server.url).port);
    }
    const person = personAt(server.url, account);
    expect(confirmed.titles.size).toBeGreaterThan(ROUNDS);
    for (const [id, title] of confirmed.titles) {
      const incident = (await (await person.call('GET', `/api/incidents/${id}`)).json()) as Incident;
      // An edit that was under way may have arrived too: later than confirmed is no loss.
      if (incident.version === confirmed.versions.get(id)) expect(incident.title).toBe(title);
      else expect(incident.version).toBeGreaterThan(confirmed.versions.get(id) ?? 0);
    }
    const opened = (await (
      await person.call('GET', `/api/conversations/${conversationId}`)
    ).json()) as OpenConversation;
    const kept = new Set(opened.messages.map((message) => message.id));
    expect([...confirmed.messages].filter((id) => !kept.has(id))).toEqual([]);
  });
});
