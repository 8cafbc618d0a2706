import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Preferences, preferences } from '#contract/account/preferences.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let claire: TestPerson;
let paul: TestPerson;

beforeAll(async () => {
  server = await startTestServer({
    env: { RECUEIL_ORIGIN: 'https://recueil.example', RECUEIL_PASSWORD_HASHING: 'full' },
  });
  [claire, paul] = await Promise.all([signUp(server, 'Claire'), signUp(server, 'Paul')]);
});
afterAll(() => server.stop());

const read = async (person: TestPerson): Promise<Preferences> =>
  preferences.parse(await (await person.call('GET', '/api/preferences')).json());
const choose = (person: TestPerson, patch: object): Promise<Response> =>
  person.call('PATCH', '/api/preferences', patch);

describe('the preferences of a person', () => {
  it('are the defaults until they choose, and theirs alone', async () => {
    const before = await read(claire);
    expect(before).toMatchObject({ theme: 'system', neutral_title: false, updated_at: null });
    const answer = await choose(claire, {
      language: 'en',
      theme: 'dark',
      text_size: 'larger',
      idle_lock_minutes: 10,
      exit_target: 'https://exemple.fr/menu',
      neutral_title: true,
      notices: { unfinished_draft: { in_app: true } },
    });
    expect(answer.status).toBe(200);
    const chosen = await read(claire);
    expect(chosen).toEqual(await answer.json());
    expect(chosen).toMatchObject({
      language: 'en',
      theme: 'dark',
      text_size: 'larger',
      idle_lock_minutes: 10,
      exit_target: 'https://exemple.fr/menu',
      neutral_title: true,
    });
    expect(chosen.notices.unfinished_draft).toEqual({ in_app: true, by_mail: false });
    expect(await read(paul)).toEqual(before);
  });

  it('keep the address of the quick exit as browsers write it', async () => {
    const answer = await choose(claire, { exit_target: 'HTTPS://Exemple.fr/le menu' });
    expect(await answer.json()).toMatchObject({ exit_target: 'https://exemple.fr/le%20menu' });
    expect(await read(claire)).toMatchObject({ exit_target: 'https://exemple.fr/le%20menu' });
  });

  it('go back to nothing where that is a choice', async () => {
    await choose(claire, { language: 'fr', idle_lock_minutes: 3 });
    await choose(claire, { language: null, idle_lock_minutes: null });
    expect(await read(claire)).toMatchObject({ language: null, idle_lock_minutes: null });
  });

  it.each([
    { theme: 'sepia' },
    { language: 'de' },
    { text_size: 'huge' },
    { idle_lock_minutes: 0 },
    { exit_target: 'javascript:alert(1)' },
    { exit_target: 'https://recueil.example/login' },
    { exit_target: 'https://127.0.0.1/' },
    { neutral_title: 'yes' },
    { colour: 'teal' },
    { user_id: '018f0000-0000-7000-8000-000000000000' },
    { notices: { gossip: { in_app: true } } },
    { notices: { new_sign_in: { by_pigeon: true } } },
    { notices: { password_changed: { by_mail: false } } },
    { theme: 'dark', chosen_ms_ago: -1 },
  ])('are not changed by %j', async (patch) => {
    const before = await read(paul);
    const answer = await choose(paul, { text_size: 'large', ...patch });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_input' }]);
    expect(await read(paul)).toEqual(before);
  });

  it('keep the newest choice: one that waited for a connection does not undo what another device chose since', async () => {
    await choose(paul, { theme: 'light' });
    const late = await choose(paul, { theme: 'dark', text_size: 'large', chosen_ms_ago: 60_000 });
    expect(await late.json()).toMatchObject({ theme: 'light', text_size: 'large' });
    await choose(paul, { theme: 'dark' });
    expect(await read(paul)).toMatchObject({ theme: 'dark' });
  });

  it('chosen on several devices at once are all kept', async () => {
    const nora = await signUp(server, 'Nora');
    const answers = await Promise.all([
      choose(nora, { theme: 'dark' }),
      choose(nora, { text_size: 'large' }),
      choose(nora, { notices: { export_ready: { by_mail: true } } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const chosen = await read(nora);
    expect(chosen).toMatchObject({ theme: 'dark', text_size: 'large' });
    expect(chosen.notices.export_ready.by_mail).toBe(true);
  });
});
