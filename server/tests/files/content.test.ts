/** What leaves the server of a file: to be saved, to be shown, in parts, by the cookie; and nothing that is not genuine. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { StoredFile } from '#contract/files.ts';
import { pdfOf } from '../support/make-files.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { TINY_PNG, uploaded, wavOf } from '../support/uploads.ts';

let server: TestServer;
let person: TestPerson;
const wav = wavOf(200_000);
let clip: StoredFile;

beforeAll(async () => {
  server = await startTestServer();
  person = await signUp(server);
  clip = await uploaded(server.url, person, wav, { name: 'Voix.wav' });
});
afterAll(() => server.stop());

const contentOf = (id: string, headers: Record<string, string> = {}, search = ''): Promise<Response> =>
  person.call('GET', `/api/files/${id}/content${search}`, undefined, headers);
const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());

describe('the bytes of a file', () => {
  it('are shown in place only when asked, and only of pictures and sound', async () => {
    const files = [
      [await uploaded(server.url, person, TINY_PNG, { name: 'a.png' }), 'inline'],
      [clip, 'inline'],
      [await uploaded(server.url, person, pdfOf(['a']), { name: 'a.pdf' }), 'attachment'],
      [await uploaded(server.url, person, Buffer.from('a'), { name: 'a.txt' }), 'attachment'],
    ] as const;
    for (const [{ id, name }, asked] of files) {
      const kindOf = async (search: string) =>
        (await contentOf(id, {}, search)).headers.get('content-disposition')?.split(';')[0];
      expect([name, await kindOf(''), await kindOf('?inline')]).toEqual([name, 'attachment', asked]);
    }
  });

  it('are not to be kept, sniffed, framed or run', async () => {
    const answer = await contentOf(clip.id, {}, '?inline');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('are announced but not sent when only the headers are asked for', async () => {
    const answer = await person.call('HEAD', `/api/files/${clip.id}/content`);
    expect([answer.status, answer.headers.get('content-length'), (await bytesOf(answer)).length]).toEqual([
      200,
      String(wav.length),
      0,
    ]);
  });
});

describe('a part of a clip', () => {
  const last = wav.length - 1;
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-99', 0, 99],
    ['bytes=65535-65536', 65_535, 65_536],
    ['bytes=131072-', 131_072, last],
    ['bytes=-500', last - 499, last],
    ['bytes=-99999999', 0, last],
    [`bytes=${last}-99999999`, last, last],
  ])('%s is what a player gets to jump there', async (range, start, end) => {
    const answer = await contentOf(clip.id, { range });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([
      206,
      `bytes ${start}-${end}/${wav.length}`,
    ]);
    expect((await bytesOf(answer)).equals(wav.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=9-3', 'bytes=a-b', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=-', 'bytes=1e3-'])(
    '%s is ignored, and the whole clip is the answer',
    async (range) => {
      const answer = await contentOf(clip.id, { range });
      expect([answer.status, answer.headers.get('accept-ranges'), (await bytesOf(answer)).length]).toEqual([
        200,
        'bytes',
        wav.length,
      ]);
    },
  );

  it.each([`bytes=${wav.length}-`, 'bytes=99999999-', 'bytes=-0'])(
    '%s lies behind the end',
    async (range) => {
      const answer = await contentOf(clip.id, { range });
      expect([answer.status, answer.headers.get('content-range'), await answer.json()]).toMatchObject([
        416,
        `bytes */${wav.length}`,
        { code: 'range_not_satisfiable' },
      ]);
    },
  );

  it('is given of every kind of file, and of GET alone', async () => {
    const bytes = pdfOf(['a']);
    const { id } = await uploaded(server.url, person, bytes);
    const part = await contentOf(id, { range: 'bytes=1-3' });
    expect([part.status, await part.text()]).toEqual([206, 'PDF']);
    const head = await person.call('HEAD', `/api/files/${id}/content`, undefined, { range: 'bytes=1-3' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  });

  it('is given of the file that one has the other parts of, and otherwise the whole', async () => {
    const etag = (await contentOf(clip.id)).headers.get('etag') ?? '';
    const range = 'bytes=0-99';
    expect((await contentOf(clip.id, { range, 'if-range': etag })).status).toBe(206);
    for (const other of [`W/${etag}`, '"x"', 'Thu, 12 Mar 2026 09:14:30 GMT']) {
      expect([other, (await contentOf(clip.id, { range, 'if-range': other })).status]).toEqual([other, 200]);
    }
  });
});

describe('the access cookie', () => {
  const byCookie = (path: string, method = 'GET', value = person.accessToken): Promise<Response> =>
    fetch(server.url + path, { method, headers: { cookie: `recueil-access=${value}` } });

  it('opens the bytes and the small picture of one’s own files, and nothing else', async () => {
    const { id } = await uploaded(server.url, person, TINY_PNG);
    expect((await byCookie(`/api/files/${id}/content?inline`)).status).toBe(200);
    expect((await byCookie(`/api/files/${id}/thumbnail`)).status).toBe(200);
    for (const [method, path] of [
      ['GET', `/api/files/${id}`],
      ['GET', '/api/incidents'],
      ['DELETE', `/api/files/${id}`],
      ['DELETE', `/api/files/${id}/content`],
      ['PUT', `/api/files/${id}`],
      ['PUT', `/api/files/${id}/transcription`],
    ] as const) {
      expect([method, path, (await byCookie(path, method)).status]).toEqual([method, path, 401]);
    }
  });

  it('opens nothing of anybody else’s, and nothing when it is not genuine', async () => {
    const stranger = await signUp(server, 'Paul');
    const path = `/api/files/${clip.id}/content`;
    expect((await byCookie(path, 'GET', stranger.accessToken)).status).toBe(404);
    expect((await byCookie(path, 'GET', `${person.accessToken}x`)).status).toBe(401);
  });
});

describe('bytes that were changed in the store', () => {
  const changed = async (change: (path: string, sealed: Buffer) => Promise<void>): Promise<string> => {
    const before = new Set(await objects());
    // Its last segment is shorter than any message that somebody could write in its place.
    const { id } = await uploaded(server.url, person, wav.subarray(0, 3 * 65_536 + 5));
    const path = (await objects()).find((name) => !before.has(name)) as string;
    await change(path, await readFile(path));
    return id;
  };
  const objects = async (): Promise<string[]> =>
    (await readdir(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));

  it('are a fault when the answer has not begun', async () => {
    const ids = [
      await changed(async (path, sealed) => {
        sealed[1_000] = (sealed[1_000] ?? 0) ^ 1;
        await writeFile(path, sealed);
      }),
      await changed((path) => rm(path)),
      await changed((path) => writeFile(path, '')),
    ];
    for (const id of ids) {
      const answer = await contentOf(id);
      expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'damaged' }]);
      expect(answer.headers.get('content-disposition')).toBeNull();
      expect((await person.call('GET', `/api/files/${id}`)).status).toBe(200);
    }
  });

  it('break an answer off that has begun, so that nobody takes it for whole', async () => {
    const id = await changed(async (path, sealed) => {
      sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
      await writeFile(path, sealed);
    });
    const printed = vi.spyOn(console, 'error');
    const answer = await contentOf(id);
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow();
    expect(printed).not.toHaveBeenCalled();
    expect((await contentOf(id, { range: 'bytes=0-99' })).status).toBe(206);
    expect(server.logged.filter((line) => /to its end/.test(String(line.msg))).length).toBe(1);
  });
});
