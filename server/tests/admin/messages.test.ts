import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatorMessagePage } from '#contract/administration.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { outcomeOf, signUpAdministrator } from './support.ts';

let server: TestServer;
let admin: TestPerson;
let claire: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signUpAdministrator(server);
  claire = await signUpInProcess(server, 'Claire');
});
afterAll(() => server.stop());

const message = (audience: 'everyone' | 'administrators') => ({
  id: uuidv7(),
  audience,
  text_fr: 'Le service s’arrête dimanche.',
  text_en: 'The service stops on Sunday.',
});
const publish = (body: object) => outcomeOf(admin.call('POST', '/api/admin/messages', body));

/** The ids that a person's own transaction sees. */
const seenBy = (person: TestPerson): Promise<string[]> =>
  server.recueil.database.readOnBehalfOf(person.id, 'test', async ({ db }) => {
    const rows = await db.selectFrom('operator_messages').select('id').execute();
    return rows.map(({ id }) => id);
  });

it('a message is seen by those it is for, until it is withdrawn', async () => {
  const [toAll, toAdministrators] = [message('everyone'), message('administrators')];
  expect([await publish(toAll), await publish(toAdministrators)]).toEqual([[201], [201]]);
  expect(await seenBy(claire)).toEqual([toAll.id]);
  expect((await seenBy(admin)).sort()).toEqual([toAll.id, toAdministrators.id].sort());
  await admin.call('DELETE', `/api/admin/messages/${toAll.id}`);
  expect(await seenBy(claire)).toEqual([]);
  const { items } = operatorMessagePage.parse(await (await admin.call('GET', '/api/admin/messages')).json());
  expect(items.map(({ id, withdrawn_at }) => [id, withdrawn_at !== null])).toEqual([
    [toAdministrators.id, false],
    [toAll.id, true],
  ]);
});

it('a message that is sent twice is published once, and its id is used for no other', async () => {
  const body = message('administrators');
  expect([await publish(body), await publish(body)]).toEqual([[201], [201]]);
  expect(await publish({ ...body, text_fr: 'Autre' })).toEqual([409, 'already_used']);
});

it.each([{ text_fr: ' ' }, { text_en: 'x'.repeat(601) }, { audience: 'nobody' }])(
  'a message with %j is refused',
  async (wrong) => {
    expect(await publish({ ...message('everyone'), ...wrong })).toEqual([400, 'invalid_input']);
  },
);
