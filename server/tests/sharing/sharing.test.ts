/** Sharing a dossier, from the link and the code to its end. Readers have no session. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { SHARE_OPENED_HOURS, SHARE_WRONG_CODES_MAX } from '#contract/limits.ts';
import { openShareText } from '#contract/share-cipher.ts';
import type { MadeShare, Share } from '#contract/shares.ts';
import { ageSession, outcomeOf } from '../admin/support.ts';
import { keepCompleteIncident } from '../support/belongings.ts';
import { type KeptDossier, keepDossier } from '../support/dossiers.ts';
import { listenLive } from '../support/live.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';
import { actsOf, begun, bytesAt, openAsReader, openAt, shareBody, sharesOf } from './support.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };

let server: TestServer;
let claire: TestPerson;
let dossier: KeptDossier;
/** How far the clock of the server is ahead. */
let aheadMs = 0;

beforeAll(async () => {
  server = await startTestServer({
    // Some tests guess more often than one network may.
    env: { RECUEIL_NETWORK_ATTEMPTS: '0' },
    overrides: { now: () => new Date(Date.now() + aheadMs) },
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  aheadMs = 0;
  claire = await signUp(server, 'Claire');
  await keepCompleteIncident(claire);
  dossier = await keepDossier(server, claire);
});

const shareOf = async (id: string): Promise<Share> =>
  (await sharesOf(claire)).find((each) => each.id === id) as Share;
const statusOf = async (id: string) => (await shareOf(id)).status;
const opened = async (some: object = {}): Promise<MadeShare> => {
  const made = await begun(claire, dossier.id, some);
  await expect.poll(() => statusOf(made.share.id), PATIENCE).toBe('open');
  return made;
};
const wrongCodeFor = ({ code }: MadeShare): string => String((Number(code) + 1) % 1e8).padStart(8, '0');
const rowOf = (id: string) =>
  server.recueil.database.readOnBehalfOf(claire.id, 'test', ({ db }) =>
    db.selectFrom('shares').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
/** The bytes of every object in the store. */
const objects = async (): Promise<Buffer[]> => {
  const files = await readdir(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return await Promise.all(
    files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name))),
  );
};
const hasObject = async (key: string | null): Promise<boolean> => {
  const names = await readdir(join(server.dataDir, 'files'), { recursive: true });
  return names.some((name) => name.endsWith(key as string));
};

describe('a shared dossier', () => {
  it('is read by whoever has the link and the code, part by part and as a whole', async () => {
    const made = await opened();
    expect(made.code).toMatch(/^\d{8}$/);
    const reader = await openAsReader(server.url, made);
    expect(reader.opened).toMatchObject({ size: dossier.zip.length, may_download: true });
    expect(reader.index.letter).toBe('Maître, voici ma lettre secrète.');
    expect(reader.index.parts.map(({ path }) => path)).toEqual(Object.keys(dossier.parts));
    for (const [path, bytes] of Object.entries(dossier.parts)) {
      expect((await reader.read(path)).equals(bytes)).toBe(true);
    }
    expect((await reader.readAll()).equals(dossier.zip)).toBe(true);
  });

  it('tells its owner of each access: when, and what was opened; no address and no browser', async () => {
    const made = await opened();
    await openAt(server.url, made.share.id, wrongCodeFor(made));
    const reader = await openAsReader(server.url, made);
    await reader.read('dossier.json');
    await reader.read('pieces/1-photo.png');
    await reader.readAll();
    expect(await actsOf(claire, made.share.id)).toEqual([
      'refused',
      'opened',
      'read dossier.json',
      'part pieces/1-photo.png',
      'downloaded',
    ]);
    expect(await shareOf(made.share.id)).toMatchObject({ openings: 1, recipient: 'Me Secret' });
    const notices = (await (await claire.call('GET', '/api/notices')).json()) as { items: object[] };
    expect(notices.items).toContainEqual(
      expect.objectContaining({ kind: 'share_opened', about: { kind: 'share', id: made.share.id } }),
    );
  });

  it('leaves the key nowhere once its copy is made, nor the code, nor anything that was written in clear', async () => {
    const made = await opened();
    const row = await rowOf(made.share.id);
    expect(row).toMatchObject({ sealed_key: null, status: 'open' });
    expect(row.code_hash).toMatch(/^\$argon2id\$/);
    const everything = Buffer.concat([
      ...(await objects()),
      Buffer.from(JSON.stringify(server.logged)),
      row.sealed,
      row.shared_index as Buffer,
    ]);
    for (const secret of [
      made.key,
      made.code,
      'secret',
      Buffer.from(made.key, 'base64url'),
      dossier.zip.subarray(0, 64),
    ]) {
      expect(everything.includes(secret)).toBe(false);
    }
    await expect(
      openShareText('A'.repeat(43), made.share.id, 'index', row.shared_index as Buffer),
    ).rejects.toThrow('cannot be opened');
  });

  it('is not given as a whole where that is not allowed', async () => {
    const made = await opened({ may_download: false });
    const { opened: reading, read } = await openAsReader(server.url, made);
    expect((await bytesAt(server.url, made.share.id, reading.token, 'all')).status).toBe(404);
    expect((await bytesAt(server.url, made.share.id, reading.token)).status).toBe(404);
    expect((await read('dossier.pdf')).length).toBe(300_000);
    expect(await actsOf(claire, made.share.id)).toEqual(['opened', 'part dossier.pdf']);
  });

  it('goes on when its dossier is deleted', async () => {
    const made = await opened();
    await server.recueil.database.onBehalfOf(claire.id, 'test', ({ db }) =>
      db.deleteFrom('dossiers').where('id', '=', dossier.id).execute(),
    );
    const reader = await openAsReader(server.url, made);
    expect((await reader.read('dossier.json')).equals(dossier.parts['dossier.json'] as Buffer)).toBe(true);
    expect(await shareOf(made.share.id)).toMatchObject({ status: 'open', dossier_title: 'Titre secret' });
  });
});

describe('who does not have both the link and the code', () => {
  it('is answered alike, whatever is wrong', async () => {
    const [wrong, withdrawn, over, used] = [
      await opened(),
      await opened(),
      await opened({ days: 1 }),
      await opened({ max_openings: 1 }),
    ];
    await claire.call('DELETE', `/api/shares/${withdrawn.share.id}`);
    await openAsReader(server.url, used);
    const { share: copying, code } = await begun(claire, dossier.id);
    const answers = [
      await openAt(server.url, copying.id, code === '00000000' ? '00000001' : '00000000'),
      await openAt(server.url, wrong.share.id, wrongCodeFor(wrong)),
      await openAt(server.url, uuidv7(), '12345678'),
      await openAt(server.url, withdrawn.share.id, withdrawn.code),
      await openAt(server.url, used.share.id, used.code),
    ];
    aheadMs = DAY_MS + HOUR_MS;
    answers.push(await openAt(server.url, over.share.id, over.code));
    for (const answer of answers) {
      const { correlationId, ...problem } = (await answer.json()) as Record<string, unknown>;
      expect([answer.status, problem]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  it.each(['', '1234567', '123456789', '1234567a', '١٢٣٤٥٦٧٨', 12345678])(
    'does not guess with what is no code: %j',
    async (code) => {
      expect((await openAt(server.url, uuidv7(), code)).status).toBe(400);
    },
  );

  it('locks the share after too many wrong codes, of which its owner is told; whoever reads already reads on', async () => {
    const made = await opened();
    const reader = await openAsReader(server.url, made);
    for (let tries = 0; tries < SHARE_WRONG_CODES_MAX; tries += 1) {
      expect(await statusOf(made.share.id)).toBe('open');
      await openAt(server.url, made.share.id, wrongCodeFor(made));
    }
    expect(await statusOf(made.share.id)).toBe('locked');
    expect((await openAt(server.url, made.share.id, made.code)).status).toBe(404);
    expect((await reader.read('dossier.json')).length).toBeGreaterThan(0);
    const notices = await (await claire.call('GET', '/api/notices')).text();
    expect(notices).toContain('share_locked');
  });

  it('guesses no more often at once than one after the other', async () => {
    const made = await opened();
    const tries = Array.from({ length: 3 * SHARE_WRONG_CODES_MAX }, () =>
      openAt(server.url, made.share.id, wrongCodeFor(made)),
    );
    await Promise.all(tries);
    expect((await actsOf(claire, made.share.id)).filter((act) => act === 'refused')).toHaveLength(
      SHARE_WRONG_CODES_MAX,
    );
    expect((await openAt(server.url, made.share.id, made.code)).status).toBe(404);
  });

  it('comes from a network that may guess so often and no more, at whatever share', async () => {
    const limited = await startServerForTest({ env: { RECUEIL_NETWORK_ATTEMPTS: '3' }, beside: server });
    const made = await opened();
    // Right codes use up nothing.
    for (let tries = 0; tries < 5; tries += 1) await openAsReader(limited.url, made);
    const answers = [];
    for (let tries = 0; tries < 4; tries += 1) answers.push(await openAt(limited.url, uuidv7(), '12345678'));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 429]);
    const right = await openAt(limited.url, made.share.id, made.code);
    expect([right.status, await right.json()]).toMatchObject([429, { code: 'rate_limited' }]);
    expect(right.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('has as many tries again after the right code', async () => {
    const made = await opened();
    for (let tries = 1; tries < SHARE_WRONG_CODES_MAX; tries += 1) {
      await openAt(server.url, made.share.id, wrongCodeFor(made));
    }
    await openAsReader(server.url, made);
    expect(await rowOf(made.share.id)).toMatchObject({ wrong_codes: 0, status: 'open' });
  });

  it('reads nothing with a token that was changed, is over, or is of another share', async () => {
    const [made, other] = [await opened(), await opened()];
    const { opened: reading } = await openAsReader(server.url, made);
    const tokens = ['', 'x', reading.token.slice(1), `${reading.token}=`, claire.accessToken, made.key];
    for (const token of tokens) {
      expect((await bytesAt(server.url, made.share.id, token, 1)).status).toBe(404);
    }
    expect((await bytesAt(server.url, other.share.id, reading.token, 1)).status).toBe(404);
    expect((await bytesAt(server.url, made.share.id, reading.token, 99)).status).toBe(404);
    for (const part of ['0', '-1', '1.5', 'x', '1e1']) {
      expect((await bytesAt(server.url, made.share.id, reading.token, part as 'all')).status).toBe(400);
    }
    aheadMs = SHARE_OPENED_HOURS * HOUR_MS + 1_000;
    expect((await bytesAt(server.url, made.share.id, reading.token, 1)).status).toBe(404);
    expect(await actsOf(claire, made.share.id)).toEqual(['opened']);
  });
});

describe('the openings of a share', () => {
  it('are counted so that two at once are not both the last', async () => {
    const made = await opened({ max_openings: 2 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => openAt(server.url, made.share.id, made.code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await shareOf(made.share.id)).toMatchObject({ openings: 2, max_openings: 2 });
  });

  it('being used up, whoever opened last reads on, and then it is over', async () => {
    const made = await opened({ max_openings: 1 });
    const reader = await openAsReader(server.url, made);
    expect((await reader.read('dossier.json')).length).toBeGreaterThan(0);
    expect(await statusOf(made.share.id)).toBe('open');
    aheadMs = SHARE_OPENED_HOURS * HOUR_MS + 1_000;
    expect(await statusOf(made.share.id)).toBe('ended');
  });
});

describe('an open tab of the owner', () => {
  it('hears that a share is open, and that it is read', async () => {
    const live = await listenLive(claire);
    const made = await opened();
    const told = () =>
      live.heard.filter(
        (heard) => heard.event === 'changed' && heard.kind === 'share' && heard.id === made.share.id,
      ).length;
    await expect.poll(told, PATIENCE).toBeGreaterThan(1);
    const before = told();
    const reader = await openAsReader(server.url, made);
    await expect.poll(told, PATIENCE).toBeGreaterThan(before);
    const opening = told();
    await reader.read('dossier.json');
    await expect.poll(told, PATIENCE).toBeGreaterThan(opening);
    live.close();
  });
});

describe('a withdrawn share', () => {
  it('opens nothing from that moment on, and its copy is gone; what was done with it stays to be read', async () => {
    const made = await opened();
    const reader = await openAsReader(server.url, made);
    const { object_key } = await rowOf(made.share.id);
    expect(await hasObject(object_key)).toBe(true);
    expect((await claire.call('DELETE', `/api/shares/${made.share.id}`)).status).toBe(204);
    expect(await hasObject(object_key)).toBe(false);
    expect((await openAt(server.url, made.share.id, made.code)).status).toBe(404);
    expect((await bytesAt(server.url, made.share.id, reader.opened.token, 1)).status).toBe(404);
    expect(await rowOf(made.share.id)).toMatchObject({
      code_hash: null,
      shared_index: null,
      object_key: null,
    });
    const share = await shareOf(made.share.id);
    expect(share).toMatchObject({ status: 'revoked', recipient: 'Me Secret', openings: 1 });
    expect(share.revoked_at).not.toBeNull();
    expect(await actsOf(claire, made.share.id)).toEqual(['opened']);
    // Again, which changes nothing.
    expect((await claire.call('DELETE', `/api/shares/${made.share.id}`)).status).toBe(204);
    expect(await shareOf(made.share.id)).toEqual(share);
  });

  it('leaves the dossier, and other shares of it', async () => {
    const [made, other] = [await opened(), await opened()];
    await claire.call('DELETE', `/api/shares/${made.share.id}`);
    expect((await (await openAsReader(server.url, other)).readAll()).equals(dossier.zip)).toBe(true);
  });

  it('is one’s own', async () => {
    const made = await opened();
    const paul = await signUp(server, 'Paul');
    expect((await paul.call('DELETE', `/api/shares/${made.share.id}`)).status).toBe(404);
    expect((await paul.call('GET', `/api/shares/${made.share.id}/accesses`)).status).toBe(404);
    expect(await sharesOf(paul)).toEqual([]);
    expect(await statusOf(made.share.id)).toBe('open');
  });
});

describe('sharing', () => {
  it('waits until there is something to pass on, and says what is missing', async () => {
    const paul = await signUp(server, 'Paul');
    const eligibility = async () => await (await paul.call('GET', '/api/shares/eligibility')).json();
    expect(await eligibility()).toEqual({
      is_eligible: false,
      missing: ['complete_incident', 'ready_dossier'],
    });
    const { id } = await keepDossier(server, paul);
    expect(await eligibility()).toEqual({ is_eligible: false, missing: ['complete_incident'] });
    expect(await outcomeOf(paul.call('POST', '/api/shares', shareBody(id)))).toEqual([409, 'not_ready']);
    await keepCompleteIncident(paul);
    expect(await eligibility()).toEqual({ is_eligible: true, missing: [] });
    await server.recueil.database.asSystem('test', ({ db }) =>
      db.updateTable('auth.users').set({ email_confirmed_at: null }).where('id', '=', paul.id).execute(),
    );
    expect(await eligibility()).toEqual({ is_eligible: false, missing: ['email_confirmed'] });
    expect(await outcomeOf(paul.call('POST', '/api/shares', shareBody(id)))).toEqual([409, 'not_ready']);
    expect(await sharesOf(paul)).toEqual([]);
  });

  it('asks first who it is that asks', async () => {
    await ageSession(server, claire.id);
    const refused = claire.call('POST', '/api/shares', shareBody(dossier.id));
    expect(await outcomeOf(refused)).toEqual([403, 'proof_required']);
  });

  it('does not give the key a second time', async () => {
    const body = shareBody(dossier.id);
    expect((await claire.call('POST', '/api/shares', body)).status).toBe(201);
    expect(await outcomeOf(claire.call('POST', '/api/shares', body))).toEqual([409, 'already_used']);
    expect(await sharesOf(claire)).toHaveLength(1);
  });

  it('takes no dossier of somebody else, none that is not there, and no id that somebody has used', async () => {
    const paul = await signUp(server, 'Paul');
    await keepCompleteIncident(paul);
    const own = await keepDossier(server, paul);
    for (const id of [dossier.id, uuidv7()]) {
      expect(await outcomeOf(paul.call('POST', '/api/shares', shareBody(id)))).toEqual([404, 'not_found']);
    }
    const made = await opened();
    const again = paul.call('POST', '/api/shares', shareBody(own.id, { id: made.share.id }));
    expect(await outcomeOf(again)).toEqual([409, 'already_used']);
    expect((await openAsReader(server.url, made)).opened.size).toBe(dossier.zip.length);
  });

  it('says that a row that was changed by hand does not open, and still lets it be withdrawn', async () => {
    const made = await opened();
    await server.recueil.database.onBehalfOf(claire.id, 'test', ({ db }) =>
      db.updateTable('shares').set({ may_download: false }).where('id', '=', made.share.id).execute(),
    );
    expect(await shareOf(made.share.id)).toMatchObject({ damaged: true, recipient: '' });
    expect((await claire.call('DELETE', `/api/shares/${made.share.id}`)).status).toBe(204);
    expect(await statusOf(made.share.id)).toBe('revoked');
  });
});
