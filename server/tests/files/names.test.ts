/** The names of files, hostile ones too: how they are kept, and what they are saved under. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { upload, uploaded } from '../support/uploads.ts';
import { problemOf } from './support/store-state.ts';

let server: TestServer;
let person: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  person = await signUp(server);
});
afterAll(() => server.stop());

const text = (words = 'Il a crié.'): Buffer => Buffer.from(words);

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Claire\\Bureau\\lettre.txt', 'lettre.txt'],
    ['lettre\r\nX-Evil: 1.txt', 'lettre X-Evil: 1.txt'],
    ['fac\u202Etxt.gol', 'factxt.gol'],
    ['<img src=x onerror=alert(1)>.txt', '<img src=x onerror=alert(1)>.txt'],
    ['"; filename="b.html', '"; filename="b.html'],
    ['Écran d’accueil 😶 «1».txt', 'Écran d’accueil 😶 «1».txt'],
    ['a\0b.txt', 'a b.txt'],
  ])('%j is kept as %j, and breaks no header', async (name, kept) => {
    const file = await uploaded(server.url, person, text(), { name });
    expect(file.name).toBe(kept);
    const content = await person.call('GET', `/api/files/${file.id}/content`);
    expect(content.status).toBe(200);
    expect(content.headers.get('x-evil')).toBeNull();
    const disposition = content.headers.get('content-disposition') ?? '';
    const [, ascii, utf8] =
      /^attachment; filename="([\x20-\x21\x23-\x5b\x5d-\x7e]*)"; filename\*=UTF-8''([\w.!~%-]+)$/.exec(
        disposition,
      ) ?? [];
    expect(ascii).toBeDefined();
    expect(decodeURIComponent(utf8 ?? '')).toBe(kept.endsWith('.txt') ? kept : `${kept}.txt`);
  });

  it.each(['', '   ', '..', '../', 'a'.repeat(300), '\u202E'])('%j is refused', async (name) => {
    const answer = await upload(server.url, person, text(), { name });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'invalid_input', fields: ['name'] },
    ]);
  });

  it('that is wrongly encoded is refused', async () => {
    const answer = await upload(server.url, person, text(), { headers: { 'x-file-name': '%E0%A4%A' } });
    expect(await problemOf(answer)).toEqual([400, 'invalid_input']);
  });
});

describe('the log', () => {
  it('holds no name, no key and no path of a file', () => {
    expect(JSON.stringify(server.logged)).not.toMatch(/secret|lettre|passwd|[0-9a-f]{32}[^0-9a-f-]/);
  });
});
