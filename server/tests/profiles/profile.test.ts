import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Profile, profile } from '#contract/profiles.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let claire: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  claire = await signUp(server, 'Claire');
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
});
