import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomKey } from '#server/platform/secrets/local-secrets.ts';
import { signUp } from '../support/people.ts';
import { startServerProcess } from '../support/server-process.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { ask } from './clients.ts';

const MAIN = join(import.meta.dirname, '../../src/cli/main.ts');
const masterKey = randomKey();

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RECUEIL_MASTER_KEY: masterKey } });
});
afterAll(() => server.stop());

interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** Runs the real command, as its script does. */
const run = (env: Record<string, string>, args: string[], typed = ''): Promise<Ran> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...args], {
      env: { PATH: process.env.PATH ?? '', ...env },
    });
    const ran: Ran = { code: null, out: '', err: '' };
    child.stdout.on('data', (chunk) => {
      ran.out += String(chunk);
    });
    child.stderr.on('data', (chunk) => {
      ran.err += String(chunk);
    });
    child.stdin.end(typed);
    child.once('close', (code) => resolve({ ...ran, code }));
  });

const recueil = (...args: string[]) =>
  run(
    { DATABASE_URL: server.databaseUrl, RECUEIL_DATA_DIR: server.dataDir, RECUEIL_MASTER_KEY: masterKey },
    args,
  );

describe('npm run recueil -- users', () => {
  it('lists and shows accounts, as lines or as JSON', async () => {
    const person = await signUp(server);
    const listed = await recueil('users', 'list');
    expect(listed).toMatchObject({ code: 0, err: '' });
    expect(listed.out).toContain(`${person.id}  ${person.email}`);
    const shown = await recueil('users', 'show', person.email.toUpperCase(), '--json');
    expect(JSON.parse(shown.out)).toMatchObject({ id: person.id, email: person.email, role: 'user' });
  });

  it('promotes and demotes', async () => {
    const person = await signUp(server);
    const roleOf = async () =>
      ((await (await person.call('GET', '/api/profile')).json()) as { role: string }).role;
    expect(await recueil('users', 'promote', person.email)).toMatchObject({ code: 0 });
    expect(await roleOf()).toBe('super_admin');
    await recueil('users', 'promote', person.id, '--role', 'professional');
    expect(await roleOf()).toBe('professional');
    await recueil('users', 'demote', person.id);
    expect(await roleOf()).toBe('user');
  });

  it('bans, which ends every session at once, and lifts the ban', async () => {
    const person = await signUp(server);
    const signIn = () =>
      ask(server, 'POST', '/token?grant_type=password', {
        body: { email: person.email, password: person.password },
      });
    expect(await recueil('users', 'ban', person.email, '--hours', '2')).toMatchObject({ code: 0 });
    expect((await person.call('GET', '/api/profile')).status).toBe(401);
    expect(await signIn()).toMatchObject({ status: 400, body: { code: 'user_banned' } });
    await recueil('users', 'unban', person.email);
    expect((await signIn()).status).toBe(200);
  });

  it('deletes only what was typed twice, or with --yes', async () => {
    const person = await signUp(server);
    const env = {
      DATABASE_URL: server.databaseUrl,
      RECUEIL_DATA_DIR: server.dataDir,
      RECUEIL_MASTER_KEY: masterKey,
    };
    for (const typed of ['', 'oui\n']) {
      expect(await run(env, ['users', 'delete', person.email], typed)).toMatchObject({ code: 2 });
    }
    expect((await person.call('GET', '/api/profile')).status).toBe(200);
    expect(await run(env, ['users', 'delete', person.email], `${person.email}\n`)).toMatchObject({ code: 0 });
    expect((await person.call('GET', '/api/profile')).status).toBe(401);
    expect((await recueil('users', 'show', person.id)).err).toBe('There is no such account.\n');
  });

  it.each([
    ['nothing', ['users', 'show']],
    ['an unknown verb', ['users', 'constructor']],
    ['an unknown option', ['users', 'list', '--everything']],
    ['no role', ['users', 'promote', 'a@exemple.fr', '--role', 'DROP TABLE']],
    ['no number of hours', ['users', 'ban', 'a@exemple.fr', '--hours', '-1']],
    ['nobody', ['users', 'show', 'personne@exemple.fr']],
  ])('says in one line what is wrong with %s', async (_case, args) => {
    const ran = await recueil(...args);
    expect(ran.code).toBe(2);
    expect(ran.err.trim().split('\n')).toHaveLength(1);
    expect(ran.out).toBe('');
  });

  it('with another master key says so, and shows none', async () => {
    const wrong = randomKey();
    const ran = await run(
      { DATABASE_URL: server.databaseUrl, RECUEIL_DATA_DIR: server.dataDir, RECUEIL_MASTER_KEY: wrong },
      ['users', 'list'],
    );
    expect(ran.code).toBe(1);
    expect(ran.err).toContain('RECUEIL_MASTER_KEY');
    expect(ran.err).not.toContain(wrong);
  });

  it('works on the embedded database, beside its server and without it', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'recueil-cli-'));
    const env = { RECUEIL_DATA_DIR: dataDir };
    try {
      const running = await startServerProcess({ ...env, RECUEIL_CAPTCHA: 'off', RECUEIL_AUTOCONFIRM: 'on' });
      const person = await signUp({ url: running.url });
      expect((await run(env, ['users', 'list'])).out).toContain(person.email);
      await running.stop();
      expect(await run(env, ['users', 'promote', person.email])).toMatchObject({ code: 0, err: '' });
      expect((await run(env, ['users', 'show', person.email])).out).toContain('super_admin');
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});

describe('npm run recueil -- token', () => {
  it('prints a token of the service, for some minutes', async () => {
    const { out, code } = await recueil('token', '--minutes', '5');
    expect(code).toBe(0);
    const listed = await ask(server, 'GET', '/admin/users', { token: out.trim() });
    expect(listed.status).toBe(200);
    expect((await recueil('token', '--role', 'postgres')).code).toBe(2);
    expect((await recueil('token', '--minutes', '0')).code).toBe(2);
  });
});
