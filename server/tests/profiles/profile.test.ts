import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Profile, profile } from '#contract/account/profiles.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let claire: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  claire = await signUpInProcess(server, 'Claire');
});
afterAll(() => server.stop());

const edit = (patch: object) => claire.call('PATCH', '/api/profile', patch);
const read = async (): Promise<Profile> =>
  profile.parse(await (await claire.call('GET', '/api/profile')).json());

describe('the profile of a person', () => {
  it.each(['', '  ', 'A', '\u200b\u200b', 'Utilisateur'])(
    'keeps its first name when %j is sent: the guard would ask for the whole profile again',
    async (first_name) => {
      const answer = await edit({ first_name, last_name: 'Autre' });
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { code: 'invalid_input', fields: ['first_name'] },
      ]);
      expect(await read()).toMatchObject({ first_name: 'Claire', last_name: 'Martin' });
    },
  );

  it('changes what is sent and nothing else; optional text in which there is nothing to see becomes null', async () => {
    const answer = await edit({ first_name: ' Clara ', job_title: 'Infirmière', sector: '\u200b ' });
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { first_name: 'Clara', last_name: 'Martin', job_title: 'Infirmière', sector: null },
    ]);
  });

  it('keeps the phone, and forgets it when it is sent empty', async () => {
    expect(await (await edit({ phone: ' +33 6 12 34 56 78 ' })).json()).toMatchObject({
      phone: '+33 6 12 34 56 78',
    });
    expect(await read()).toMatchObject({ phone: '+33 6 12 34 56 78' });
    expect(await (await edit({ phone: ' ' })).json()).toMatchObject({ phone: null });
  });

  it.each(['abc', '+++', '06 12 b'])('refuses %j as a phone', async (phone) => {
    const answer = await edit({ phone });
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields: ['phone'] }]);
  });

  it('ignores an address and a role, and refuses an age range that is none of the six', async () => {
    const before = await read();
    const answer = await edit({ email: 'autre@exemple.fr', role: 'super_admin', sector: 'Santé' });
    expect(await answer.json()).toMatchObject({ email: before.email, role: 'user', sector: 'Santé' });
    expect((await edit({ age_range: '12-17' })).status).toBe(400);
    expect(await (await edit({ age_range: '65+' })).json()).toMatchObject({ age_range: '65+' });
    expect(await (await edit({ age_range: null })).json()).toMatchObject({ age_range: null });
  });

  it('refuses an edit that started from an earlier version, and says what is stored', async () => {
    const { version } = await read();
    expect((await edit({ version, job_title: 'Cadre de santé' })).status).toBe(200);
    const stale = await edit({ version, job_title: 'Autre' });
    expect([stale.status, await stale.json()]).toMatchObject([
      412,
      { code: 'stale_version', current: { job_title: 'Cadre de santé', version: version + 1 } },
    ]);
    expect(await read()).toMatchObject({ job_title: 'Cadre de santé', version: version + 1 });
  });
});
