/** What tells a person by the bell: what is done to their account, and work that ends while they are away. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Notice, noticePage } from '#contract/account/notices.ts';
import { signInLow } from '../auth/support/second-factor.ts';
import { startTranscriptionServer, type TranscriptionServer } from '../files/support/transcription-server.ts';
import { entryBody } from '../support/belongings.ts';
import { signUpInProcess, TEST_PASSWORD, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { uploaded, wavOf } from '../support/uploads.ts';

/** Jobs are looked for every two seconds. */
const PATIENCE = { timeout: 25_000, interval: 100 };
let machine: TranscriptionServer;
let server: TestServer;

beforeAll(async () => {
  machine = await startTranscriptionServer();
  server = await startTestServer({
    env: {
      RECUEIL_TRANSCRIPTION: 'openai-compatible',
      TRANSCRIPTION_BASE_URL: machine.baseUrl,
      TRANSCRIPTION_MODEL: 'voxtral',
    },
  });
});
afterAll(async () => {
  await server.stop();
  await machine.stop();
});

const noticesOf = async (person: TestPerson): Promise<Notice[]> =>
  noticePage.parse(await (await person.call('GET', '/api/notices')).json()).items;

describe('a person', () => {
  it('is told of a sign-in from a new browser and of a new password, and of nothing at the sign-up', async () => {
    const someone = await signUpInProcess(server);
    expect(await noticesOf(someone)).toEqual([]);
    await signInLow(server, someone);
    await someone.call('PUT', '/auth/v1/user', {
      password: 'Nouveau3passe',
      current_password: TEST_PASSWORD,
    });
    expect(await noticesOf(someone)).toMatchObject([
      { kind: 'password_changed', about: null, place: null },
      { kind: 'new_sign_in', about: null, place: null },
    ]);
  });

  it('is told that the words of a clip are there, and where it is read, until the clip is gone', async () => {
    const someone = await signUpInProcess(server);
    machine.answer({ kind: 'text', text: 'Il a crié.' });
    const clip = await uploaded(server.url, someone, wavOf(), { headers: { 'x-file-duration': '1' } });
    const about = { kind: 'file', id: clip.id };
    await expect
      .poll(() => noticesOf(someone), PATIENCE)
      .toMatchObject([{ kind: 'transcription_ready', about, place: null, count: 1 }]);
    const entryId = uuidv7();
    await someone.call('POST', '/api/journal', { ...entryBody(entryId), files: [clip.id] });
    expect(await noticesOf(someone)).toMatchObject([{ about, place: { kind: 'journal', id: entryId } }]);
    await someone.call('DELETE', `/api/journal/${entryId}`, undefined, { 'if-match': '"1"' });
    expect(await noticesOf(someone)).toEqual([]);
  });
});
