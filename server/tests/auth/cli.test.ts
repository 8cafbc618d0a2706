import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runCommandLine } from '#server/cli/run-command-line.ts';
import { randomKey } from '#server/platform/secrets/local-secrets.ts';
import { COMPILE_CACHE } from '../../../scripts/environment.mjs';
import { signUpInProcess } from '../support/people.ts';
import { startServerOn, startTestServer, type TestServer } from '../support/test-server.ts';
import { ask, fragmentOf, nextNotice, uniqueEmail } from './support/clients.ts';

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

/** The command line in this process: a process of its own for each takes most of a second. */
const run = async (env: Record<string, string>, args: string[], typed = ''): Promise<Ran> => {
  const ran: Ran = { code: null, out: '', err: '' };
  ran.code = await runCommandLine({
    args,
    env,
    terminal: {
      print: (line) => {
        ran.out += `${line}\n`;
      },
      printError: (line) => {
        ran.err += `${line}\n`;
      },
      ask: async () => typed.trim(),
    },
  });
  return ran;
};

const environment = () => ({
  DATABASE_URL: server.databaseUrl,
  RECUEIL_DATA_DIR: server.dataDir,
  RECUEIL_MASTER_KEY: masterKey,
});
const recueil = (...args: string[]) => run(environment(), args);

describe('npm run recueil -- users', () => {
  it('lists and shows accounts, as lines or as JSON', async () => {
    const person = await signUpInProcess(server);
    const listed = await recueil('users', 'list');
    expect(listed).toMatchObject({ code: 0, err: '' });
    expect(listed.out.split('\n')[0]).toMatch(/^id +address +role +created/);
    const [asJson] = (await recueil('users', 'list', '--json')).out.split('\n');
    expect(JSON.parse(asJson ?? '')).toMatchObject({ id: person.id, banned_until: null });
    expect(listed.out).toContain(`${person.id}  ${person.email}`);
    const shown = await recueil('users', 'show', person.email.toUpperCase(), '--json');
    expect(JSON.parse(shown.out)).toMatchObject({ id: person.id, email: person.email, role: 'user' });
  });

  it('promotes and demotes', async () => {
    const person = await signUpInProcess(server);
    const roleOf = async () =>
      ((await (await person.call('GET', '/api/profile')).json()) as { role: string }).role;
    expect(await recueil('users', 'promote', person.email)).toMatchObject({ code: 0 });
    expect(await roleOf()).toBe('super_admin');
    const refused = await recueil('users', 'demote', person.id);
    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringContaining('the only account that can administer'),
    });
    expect(await roleOf()).toBe('super_admin');
    await recueil('users', 'promote', (await signUpInProcess(server)).email);
    await recueil('users', 'promote', person.id, '--role', 'professional');
    expect(await roleOf()).toBe('professional');
    await recueil('users', 'demote', person.id);
    expect(await roleOf()).toBe('user');
  });

  it('bans, which ends every session at once, and lifts the ban', async () => {
    const person = await signUpInProcess(server);
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

  it('invites by the mail of the service, and says when it could not be sent', async () => {
    const email = uniqueEmail();
    const env = { ...environment(), RECUEIL_ORIGIN: server.url };
    const invited = await run(env, ['users', 'invite', ` ${email.toUpperCase()}`]);
    expect(invited).toMatchObject({ code: 0, err: '' });
    const mail = await nextNotice(server, email, 'Vous êtes invité·e');
    const token_hash = fragmentOf(new URL(mail.link)).t;
    expect(invited.out).not.toContain(token_hash);
    const opened = await ask(server, 'POST', '/verify', { body: { type: 'invite', token_hash } });
    expect(opened.body).toMatchObject({ user: { email } });
    expect(await recueil('users', 'invite', email)).toMatchObject({
      code: 1,
      err: 'A user with this email address has already been registered\n',
    });
    const unsent = await run({ ...env, SMTP_URL: 'smtp://127.0.0.1:1' }, ['users', 'invite', uniqueEmail()]);
    expect(unsent).toMatchObject({ code: 1, out: '', err: expect.stringContaining('could not be sent') });
  });

  it('deletes only after the address was typed twice, or with --yes', async () => {
    const person = await signUpInProcess(server);
    for (const typed of ['', 'oui\n']) {
      expect(await run(environment(), ['users', 'delete', person.email], typed)).toMatchObject({ code: 2 });
    }
    expect((await person.call('GET', '/api/profile')).status).toBe(200);
    const deleted = await run(environment(), ['users', 'delete', person.email], `${person.email}\n`);
    expect(deleted).toMatchObject({ code: 0 });
    // Copies of the key outlive its row: the output says so, and promises nothing else.
    expect(deleted.out).toMatch(
      /is deleted\.\nWith the master key, .* backups, .* docs\/operations\.md\.\n$/,
    );
    const help = (await recueil('--help')).out;
    expect(help).toContain('users delete <address or id> [--yes]');
    expect(deleted.out + help).not.toMatch(/never be read|for good\.|forever/);
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
  ])('says in one line what is wrong: %s', async (_case, args) => {
    const ran = await recueil(...args);
    expect(ran.code).toBe(2);
    expect(ran.err.trim().split('\n')).toHaveLength(1);
    expect(ran.out).toBe('');
  });

  it('says that the master key is another one, and shows neither', async () => {
    const wrong = randomKey();
    const ran = await run({ ...environment(), RECUEIL_MASTER_KEY: wrong }, ['users', 'list']);
    expect(ran.code).toBe(1);
    expect(ran.err).toContain('RECUEIL_MASTER_KEY');
    expect(ran.err).not.toContain(wrong);
  });

  it('creates no database where there is none, and says in one line what is missing', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'recueil-cli-'));
    const wrong: Record<string, string>[] = [
      { RECUEIL_DATA_DIR: dataDir },
      { RECUEIL_DATA_DIR: dataDir, RECUEIL_MASTER_KEY: masterKey },
      { RECUEIL_DATA_DIR: dataDir, DATABASE_URL: server.databaseUrl },
      { RECUEIL_DATA_DIR: dataDir, PORT: 'x', RECUEIL_SIGNUP: 'perhaps' },
      {
        RECUEIL_DATA_DIR: dataDir,
        RECUEIL_MASTER_KEY: masterKey,
        DATABASE_URL: 'postgres://recueil:a-password@127.0.0.1:1/recueil',
      },
    ];
    for (const env of wrong) {
      const ran = await run(env, ['users', 'list']);
      expect(ran.code, ran.err).not.toBe(0);
      expect(ran.err).toMatch(/^\S.+\n$/);
      expect(ran.err).not.toContain('a-password');
      expect(await readdir(dataDir)).toEqual([]);
    }
    await rm(dataDir, { recursive: true });
  });

  it('works on the embedded database, with and without a running server, and leaves none behind when it is interrupted', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'recueil-cli-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const env = { RECUEIL_DATA_DIR: dataDir };
    const running = await startServerOn({ ...env, RECUEIL_CAPTCHA: 'off', RECUEIL_AUTOCONFIRM: 'on' });
    const [{ email }, beside] = await signUpInProcess(running)
      .then(async (person) => [person, await run(env, ['users', 'list'])] as const)
      .finally(() => running.stop());
    expect(beside.out).toContain(email);

    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', MAIN, 'users', 'delete', email],
      { env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: COMPILE_CACHE, ...env } },
    );
    const ended = once(child, 'exit');
    let asked = '';
    child.stdout.on('data', (chunk) => {
      asked += String(chunk);
    });
    await expect.poll(() => asked).toContain('Type ');
    const lock = join(dataDir, 'postgres/cluster/postmaster.pid');
    expect(Number((await readFile(lock, 'utf8')).split('\n')[0])).toBeGreaterThan(0);
    // Held, as by a server: none may start on the folder meanwhile.
    const holder = JSON.parse(await readFile(join(dataDir, 'server.lock'), 'utf8'));
    expect(holder).toMatchObject({ pid: child.pid });
    child.kill('SIGTERM');
    expect(await ended).toEqual([130, null]);
    await expect(readFile(lock)).rejects.toThrow('ENOENT');
    await expect(readFile(join(dataDir, 'server.lock'))).rejects.toThrow('ENOENT');
  });
});

describe('npm run recueil', () => {
  it('runs the command line with its options, what is typed, and its exit code', async () => {
    const person = await signUpInProcess(server);
    const script = join(import.meta.dirname, '../../../scripts/recueil.mjs');
    const child = spawn(process.execPath, [script, 'users', 'delete', person.email], {
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE, ...environment() },
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => {
      out += String(chunk);
    });
    child.stderr.on('data', (chunk) => {
      err += String(chunk);
    });
    // The end of the input, without a word.
    child.stdin.end();
    expect(await once(child, 'close')).toEqual([2, null]);
    expect(out).toContain(`This deletes ${person.email}`);
    expect(err).toContain('Nothing was deleted.');
    expect((await person.call('GET', '/api/profile')).status).toBe(200);
  });
});

describe('npm run recueil -- token', () => {
  it('prints a token of the service that is valid for some minutes', async () => {
    const { out, code } = await recueil('token', '--minutes', '5');
    expect(code).toBe(0);
    const listed = await ask(server, 'GET', '/admin/users', { token: out.trim() });
    expect(listed.status).toBe(200);
    expect((await recueil('token', '--role', 'postgres')).code).toBe(2);
    expect((await recueil('token', '--minutes', '0')).code).toBe(2);
  });
});
