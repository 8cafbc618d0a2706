/** Beginning a conversation under an id that the client made, once and again. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { say } from '../support/turns.ts';

let server: TestServer;
let claire: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  claire = await signUpInProcess(server);
});
afterAll(() => server.stop());

const create = (person: TestPerson, body: object) => person.call('POST', '/api/conversations', body);

describe('a conversation that is begun again under the same id', () => {
  it('is the same one while the request says the same', async () => {
    const request = { id: uuidv7(), title: ' La réunion ' };
    const first = await create(claire, request);
    const again = await create(claire, request);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.json()).toEqual(await first.json());
  });

  it('is refused under another title, and says what is there', async () => {
    const request = { id: uuidv7(), title: 'La réunion' };
    const stored = await (await create(claire, request)).json();
    const refused = await create(claire, { ...request, title: 'Le trajet' });
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'already_used', current: stored },
    ]);
    expect(await (await claire.call('GET', `/api/conversations/${request.id}`)).json()).toMatchObject({
      conversation: { title: 'La réunion' },
    });
  });

  it('contradicts nothing without a title, also when the first words have named it since', async () => {
    const request = { id: uuidv7() };
    await create(claire, request);
    await say(claire, request.id, 'Hier mon chef m’a insultée.');
    expect((await create(claire, request)).status).toBe(201);
  });

  it('is another one for another person', async () => {
    const request = { id: uuidv7(), title: 'La réunion' };
    await create(claire, request);
    const answer = await create(await signUpInProcess(server), { ...request, title: 'Le trajet' });
    expect([answer.status, await answer.json()]).toMatchObject([201, { title: 'Le trajet' }]);
  });
});
