/** The unpatched client of GoTrue against a running server: the list of accounts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator } from '../auth/support/administrator.ts';
import { signUp } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('the client', () => {
  it('admin.listUsers lists them page by page, the newest first, and knows how many pages there are', async () => {
    const people = [await signUp(server), await signUp(server), await signUp(server)];
    const admin = await administrator(server);
    const { data, error } = await admin.listUsers({ page: 1, perPage: 2 });
    expect(error).toBeNull();
    expect(data).toMatchObject({ total: 3, nextPage: 2, lastPage: 2, aud: 'authenticated' });
    const rest = await admin.listUsers({ page: 2, perPage: 2 });
    const ids = [...data.users, ...rest.data.users].map(({ id }) => id);
    expect(ids).toEqual(people.map(({ id }) => id).reverse());
  });
});
