// @vitest-environment jsdom
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RESUMABLE_MIN_BYTES } from '#contract/common/limits.ts';
import type { StoredFile } from '#contract/files.ts';
import { forgetEverything } from '#web/lib/forget.ts';
import type { KeptFile } from '#web/lib/kept-files/kept-files.ts';
import type { ApiProblem } from '#web/lib/requests/api-problem.ts';
import { setCredentials } from '#web/lib/requests/credentials.ts';
import { uploadFile } from './upload-file.ts';
import { uploadStates, uploads } from './uploads.ts';

const ID = '0198f2c4-0000-7000-8000-000000000001';
interface Sent extends Pick<IncomingMessage, 'method' | 'url' | 'headers'> {
  body: string;
}
const ANNA = '01980000-0000-7000-8000-000000000001';
const BERT = '01980000-0000-7000-8000-000000000002';
const tokenOf = (sub: string, serial: number): string => `x.${btoa(JSON.stringify({ sub, serial }))}.x`;
/** Who is signed in when the token is asked for, one after the other; the last one stays. */
let signedIn: string[];
let server: Server;
let sent: Sent[];
/** The statuses of the next answers; then 201. */
let statuses: number[];
/** How many bytes of an upload that was cut off are there; null for none. */
let received: number | null;
/** The file, where all of it is there. */
let arrived: StoredFile | null;
let hangs: boolean;

const stored = (id: string): StoredFile => ({
  id,
  name: 'note.txt',
  type: 'text/plain',
  size: 5,
  sha256: 'ab',
  duration: null,
  has_thumbnail: false,
  transcription: null,
  created_at: '2026-11-21T10:00:00.000Z',
});
const kept = (over: Partial<KeptFile> = {}): KeptFile => ({
  id: ID,
  owner: ANNA,
  record: { kind: 'conversation', id: 'c1' },
  kind: 'file',
  name: 'Compte rendu « été ».txt',
  type: 'text/plain',
  size: 5,
  duration: null,
  addedAt: 0,
  content: new Blob(['mots.']),
  keptFor: 'good',
  ...over,
});
const problemOf = (status: number, code: string) => ({ type: 'about:blank', title: '', status, code });
const thrownBy = (promise: Promise<unknown>): Promise<ApiProblem> =>
  promise.then(
    () => Promise.reject(new Error('nothing was thrown')),
    (error: ApiProblem) => error,
  );

const theirs = fetch;
beforeEach(async () => {
  signedIn = [ANNA];
  sent = [];
  statuses = [];
  received = null;
  arrived = null;
  hangs = false;
  server = createServer(async (request, response) => {
    // jsdom goes on taking the page for one of another origin, and asks before it sends.
    response.setHeaders(
      new Map([
        ['access-control-allow-origin', '*'],
        ['access-control-allow-methods', 'GET, PATCH, PUT'],
        [
          'access-control-allow-headers',
          'authorization, content-type, upload-offset, x-file-name, x-file-duration, x-file-transcribe',
        ],
      ]),
    );
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    let body = '';
    for await (const chunk of request) body += chunk;
    sent.push({ method: request.method, url: request.url, headers: request.headers, body });
    if (hangs) return;
    if (request.method === 'GET') {
      response.writeHead(received === null ? 404 : 200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(received === null ? problemOf(404, 'not_found') : { received, file: arrived }),
      );
      return;
    }
    const status = statuses.shift() ?? 201;
    const id = request.url?.split('/').at(-1) ?? '';
    const refused = problemOf(status, status === 409 ? 'wrong_offset' : 'file_type_refused');
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 201 ? stored(id) : status === 401 ? {} : refused));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  (globalThis as unknown as { jsdom: { reconfigure(to: { url: string }): void } }).jsdom.reconfigure({
    url: `http://127.0.0.1:${port}/`,
  });
  // Node's own knows no page to which a path belongs.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => theirs(new URL(path, location.href), init));
  setCredentials({
    accessToken: async () => tokenOf((signedIn.length > 1 ? signedIn.shift() : signedIn[0]) ?? '', 1),
    refresh: async () => tokenOf(ANNA, 2),
    ended: () => undefined,
    secondFactorNeeded: () => undefined,
    confirmationNeeded: () => undefined,
    accountClosing: () => undefined,
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  forgetEverything();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('says of a sound that no machine may hear it', async () => {
  await uploadFile(kept({ mayTranscribe: false }));
  expect(sent.at(-1)?.headers).toMatchObject({ 'x-file-transcribe': 'no' });
});

it('sends the bytes with the token, the name percent-encoded and whole seconds', async () => {
  const shares: number[] = [];
  const file = await uploadFile(kept({ duration: 61.6 }), { onProgress: (share) => shares.push(share) });
  expect(file.id).toBe(ID);
  const [{ method, url, headers, body } = {} as Sent] = sent;
  expect([method, url, body]).toEqual(['PUT', `/api/files/${ID}`, 'mots.']);
  expect(headers).toMatchObject({
    authorization: `Bearer ${tokenOf(ANNA, 1)}`,
    'content-type': 'application/octet-stream',
    'x-file-name': 'Compte%20rendu%20%C2%AB%20%C3%A9t%C3%A9%20%C2%BB.txt',
    'x-file-duration': '62',
  });
  expect(headers).not.toHaveProperty('x-file-transcribe');
  expect(shares.at(-1)).toBe(1);
});

it('tries once more with a new token when the first is not accepted', async () => {
  statuses = [401];
  await uploadFile(kept());
  expect(sent.map(({ headers }) => headers.authorization)).toEqual([
    `Bearer ${tokenOf(ANNA, 1)}`,
    `Bearer ${tokenOf(ANNA, 2)}`,
  ]);
});

it('goes in nobody else’s name: another tab may have signed them in a moment ago', async () => {
  signedIn = [BERT];
  expect((await thrownBy(uploadFile(kept()))).code).toBe('unauthenticated');
  signedIn = [ANNA, BERT];
  expect(await uploads.all([kept(), kept({ id: ID.replace(/1$/, '2') })])).toBeNull();
  expect(sent.map(({ url }) => url)).toEqual([`/api/files/${ID}`]);
});

it('throws the code of the problem, and `network` when no answer came', async () => {
  statuses = [415];
  expect((await thrownBy(uploadFile(kept()))).code).toBe('file_type_refused');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect((await thrownBy(uploadFile(kept()))).code).toBe('network');
});

it('can be given up', async () => {
  hangs = true;
  const controller = new AbortController();
  const sending = uploadFile(kept(), { signal: controller.signal });
  controller.abort(new Error('taken out'));
  await expect(sending).rejects.toThrow('taken out');
});

it('several files go one after the other, and one that is there is not sent again', async () => {
  const other = kept({ id: ID.replace(/1$/, '2') });
  expect((await uploads.all([kept(), other]))?.map(({ id }) => id)).toEqual([kept().id, other.id]);
  expect(await uploads.all([kept(), other])).toHaveLength(2);
  expect(sent.map(({ url }) => url)).toEqual([`/api/files/${kept().id}`, `/api/files/${other.id}`]);
});

it('a refused file does not hold up the others, and its state says that it was refused', async () => {
  const other = kept({ id: ID.replace(/1$/, '2') });
  statuses = [415];
  expect(await uploads.all([kept(), other])).toBeNull();
  expect(uploadStates.get().get(ID)).toEqual({ status: 'failed', code: 'file_type_refused' });
  expect(uploadStates.get().get(other.id)?.status).toBe('uploaded');
  uploads.drop(ID);
  expect(uploadStates.get().has(ID)).toBe(false);
  expect(await uploads.all([other])).toHaveLength(1);
});

it('what is on its way is given up when the person goes', async () => {
  hangs = true;
  const sending = uploads.all([kept()]);
  await expect.poll(() => sent.length).toBe(1);
  forgetEverything();
  expect(await sending).toBeNull();
  expect(uploadStates.get().size).toBe(0);
});

const RECEIVED = RESUMABLE_MIN_BYTES - 1_000;

describe('an upload that was cut off', () => {
  const large = () => kept({ content: new Blob(['0123456789'.repeat(RESUMABLE_MIN_BYTES / 10 + 1)]) });
  const requests = () =>
    sent.map(({ method, body, headers }) => [method, body.length, headers['upload-offset']]);

  it('goes on behind what the server has, and its share counts from there', async () => {
    received = RECEIVED;
    const shares: number[] = [];
    const file = large();
    await uploadFile(file, { mayGoOn: true, onProgress: (share) => shares.push(share) });
    const { size } = file.content;
    expect(requests()).toEqual([
      ['GET', 0, undefined],
      ['PATCH', size - RECEIVED, String(RECEIVED)],
    ]);
    expect(shares[0]).toBeGreaterThan(0.9);
    expect(shares.at(-1)).toBe(1);
  });

  it('is not sent again where all of it has arrived, and only the answer was lost', async () => {
    received = RECEIVED;
    arrived = stored(ID);
    expect(await uploadFile(large(), { mayGoOn: true })).toEqual(arrived);
    expect(requests()).toEqual([['GET', 0, undefined]]);
  });

  it('is sent whole where nothing of it is there, or something else', async () => {
    const file = large();
    await uploadFile(file, { mayGoOn: true });
    expect(requests().at(-1)).toEqual(['PUT', file.content.size, undefined]);
    received = RECEIVED;
    statuses = [409];
    await uploadFile(file, { mayGoOn: true });
    expect(requests().at(-1)).toEqual(['PUT', file.content.size, undefined]);
  });

  it('is asked for only by who may have begun it, and only where it is large', async () => {
    received = 3;
    await uploadFile(kept(), { mayGoOn: true });
    await uploads.all([{ ...large(), addedAt: Date.now() + 60_000 }]);
    expect(requests().map(([method]) => method)).toEqual(['PUT', 'PUT']);
  });

  it('is gone on with when it is tried again in the same visit', async () => {
    const file = { ...large(), addedAt: Date.now() + 60_000 };
    statuses = [507];
    expect(await uploads.all([file])).toBeNull();
    received = RECEIVED;
    expect(await uploads.all([file])).toHaveLength(1);
    expect(requests().map(([method]) => method)).toEqual(['PUT', 'GET', 'PATCH']);
  });
});
