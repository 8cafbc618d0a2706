/** Whom to reach, out of the operator's configuration. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../support/people.ts';
import { startServerForTest, startTestServer } from '../support/test-server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recueil-contacts-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fileWith = async (text: string): Promise<string> => {
  const file = join(folder, `${crypto.randomUUID()}.json`);
  await writeFile(file, text);
  return file;
};
const CSE = { kind: 'cse', name: 'Référente harcèlement', phone: '01 23 45 67 89', verified: '2026-11-23' };

describe('the contacts of the operator', () => {
  it('are told to whoever is signed in, with the day on which they were checked, and to nobody else', async () => {
    const server = await startServerForTest({
      env: {
        RECUEIL_SUPPORT_EMAIL: 'support@exemple.fr',
        RECUEIL_SUPPORT_PHONE: '+33 1 23 45 67 89',
        RECUEIL_HELP_CONTACTS_FILE: await fileWith(JSON.stringify([CSE])),
      },
    });
    const person = await signUp(server);
    expect(await (await person.call('GET', '/api/help')).json()).toEqual({
      support: { email: 'support@exemple.fr', phone: '+33 1 23 45 67 89', mailed: false },
      contacts: [{ ...CSE, about: null, email: null, url: null }],
    });
    expect((await fetch(`${server.url}/api/help`)).status).toBe(401);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{}'],
    ['no day of verification', JSON.stringify([{ ...CSE, verified: undefined }])],
    ['a script for an address', JSON.stringify([{ ...CSE, url: 'javascript:alert(1)' }])],
    ['something that is no number', JSON.stringify([{ ...CSE, phone: 'secret' }])],
  ])('with %s stop the start, which names the variable and no value', async (_what, text) => {
    const env = { RECUEIL_HELP_CONTACTS_FILE: await fileWith(text) };
    const failure = await startTestServer({ env }).then(
      () => null,
      (error: unknown) => String(error),
    );
    expect(failure).toContain('RECUEIL_HELP_CONTACTS_FILE');
    expect(failure).not.toMatch(/secret|javascript|Référente/);
  });

  it('that are not there stop the start too', async () => {
    const env = { RECUEIL_HELP_CONTACTS_FILE: join(folder, 'nowhere.json') };
    await expect(startTestServer({ env })).rejects.toThrow('RECUEIL_HELP_CONTACTS_FILE');
  });
});
