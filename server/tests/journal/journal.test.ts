import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Entry, type EntryInput, entry, entryHistory } from '#contract/journal.ts';
import { entryBody } from '../support/belongings.ts';
import { ifMatch, signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { TINY_PNG, uploaded, wavOf } from '../support/uploads.ts';

let server: TestServer;
let claire: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  claire = await signUpInProcess(server);
});
afterAll(() => server.stop());

const newEntry = (changes: Partial<EntryInput> = {}): EntryInput => ({
  ...entryBody(uuidv7()),
  title: 'La réunion de ce matin',
  content: 'Il a encore parlé à ma place.\nPersonne n’a rien dit.',
  tags: ['réunion'],
  mood: 'negative',
  ...changes,
});
const keep = async (person: TestPerson, input = newEntry()): Promise<Entry> => {
  const answer = await person.call('POST', '/api/journal', input);
  expect(answer.status).toBe(201);
  return entry.parse(await answer.json());
};
const read = (person: TestPerson, id: string) => person.call('GET', `/api/journal/${id}`);
const edit = (person: TestPerson, { id, version }: Entry, patch: object) =>
  person.call('PATCH', `/api/journal/${id}`, patch, ifMatch(version));
const remove = (person: TestPerson, { id, version }: Entry) =>
  person.call('DELETE', `/api/journal/${id}`, undefined, ifMatch(version));
const fileOf = async (person: TestPerson, bytes: Uint8Array, name: string): Promise<string> => {
  const id = uuidv7();
  await uploaded(server.url, person, bytes, { id, name });
  return id;
};
const problemOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

describe('an entry', () => {
  it('is kept exactly as it was written, private, once', async () => {
    const input = newEntry({ happened_on: '2026-03-12', happened_at: '09:30' });
    const { files: _files, ...said } = input;
    const first = await keep(claire, input);
    expect(first).toMatchObject({
      ...said,
      user_id: claire.id,
      version: 1,
      is_private: true,
      written_at: null,
    });
    expect(await (await claire.call('POST', '/api/journal', input)).json()).toEqual(first);
    expect(await (await read(claire, first.id)).json()).toEqual(first);
    const other = await claire.call('POST', '/api/journal', { ...input, content: 'Autre chose.' });
    expect([other.status, await problemOf(other)]).toEqual([409, 'already_used']);
  });

  it('that was deleted does not come back with a request that arrives late', async () => {
    const input = newEntry();
    await remove(claire, await keep(claire, input));
    const late = await claire.call('POST', '/api/journal', input);
    const problem = (await late.json()) as { code: string; current?: unknown };
    expect([late.status, problem.code, problem.current]).toEqual([409, 'already_used', undefined]);
    expect((await read(claire, input.id)).status).toBe(404);
    // The id is another person's own affair, and the words are still welcome as a new entry.
    await keep(await signUpInProcess(server), input);
    await keep(claire, { ...input, id: uuidv7() });
  });

  it.each<[string, Partial<Record<keyof EntryInput, unknown>>, number]>([
    ['a title of 200 characters', { title: 'é'.repeat(200) }, 201],
    ['a title of 201', { title: 'é'.repeat(201) }, 400],
    ['blanks alone as a title', { title: ' \u00A0\u2003' }, 400],
    ['what looks empty and is not', { title: '\u200b\u2060\ufeff\u00ad' }, 400],
    ['a content of what is not seen', { content: '\u00a0\u200b\n' }, 400],
    ['200 emoji', { title: '😀'.repeat(200) }, 201],
    ['a combining mark more', { title: `${'😀'.repeat(200)}\u0301` }, 400],
    ['emoji and a text from right to left', { title: '😀', content: 'שלום' }, 201],
    ['no content', { content: '' }, 400],
    ['a content at the limit', { content: 'a'.repeat(100_000) }, 201],
    ['what JSON writes with six bytes', { content: `${'\u0001'.repeat(99_999)}a` }, 201],
    ['one character more', { content: 'a'.repeat(100_001) }, 400],
    ['written in a year that there is not', { written_at: '0000-01-01T00:00:00.000Z' }, 400],
    ['written in the first year', { written_at: '0001-01-01T00:00:00.000Z' }, 201],
    ['a day in 1970', { happened_on: '1970-01-01' }, 201],
    ['a day before 1900', { happened_on: '0026-03-12' }, 400],
    ['a day in the future', { happened_on: '2099-12-31' }, 201],
    ['an hour that the clock skips', { happened_on: '2026-03-29', happened_at: '02:30' }, 201],
    ['an hour without a day', { happened_at: '10:00' }, 400],
    ['an hour that there is not', { happened_on: '2026-03-12', happened_at: '24:00' }, 400],
    ['a type of nobody’s', { entry_type: 'dream' }, 400],
    ['a mood of nobody’s', { mood: 'furious' }, 400],
    ['the same tag twice', { tags: ['a', 'a'] }, 400],
  ])('with %s', async (_what, changes, status) => {
    const answer = await claire.call('POST', '/api/journal', { ...newEntry(), ...changes });
    expect(answer.status).toBe(status);
  });

  it('keeps every version, and an edit that started from an older one gets both texts', async () => {
    const first = await keep(claire);
    const second = entry.parse(
      await (await edit(claire, first, { content: 'Il a parlé à ma place.' })).json(),
    );
    expect([second.version, second.content, second.title]).toEqual([
      2,
      'Il a parlé à ma place.',
      first.title,
    ]);
    const late = await edit(claire, first, { content: 'Autrement.' });
    expect(late.status).toBe(412);
    expect(await late.json()).toMatchObject({ code: 'stale_version', current: second });
    const { versions } = entryHistory.parse(
      await (await claire.call('GET', `/api/journal/${first.id}/versions`)).json(),
    );
    expect(versions.map((one) => ('record' in one ? one.record.content : null))).toEqual([
      first.content,
      second.content,
    ]);
    const same = entry.parse(await (await edit(claire, second, { content: second.content })).json());
    expect(same.version).toBe(2);
  });

  it('of 5 MB is refused for its length, and nothing of it is kept', async () => {
    const input = newEntry({ content: 'a'.repeat(5_000_000) });
    const answer = await claire.call('POST', '/api/journal', input);
    expect([answer.status, await problemOf(answer)]).toEqual([413, 'body_too_large']);
    expect((await read(claire, input.id)).status).toBe(404);
  });

  it('whose words the device wrote down while it was away says when, and repeating it later changes nothing', async () => {
    const input = newEntry({ written_at: '2026-11-20T22:15:00.000Z' });
    const first = await keep(claire, input);
    expect(first.written_at).toBe('2026-11-20T22:15:00.000Z');
    expect(await keep(claire, { ...input, written_at: '2026-11-21T08:00:00.000Z' })).toEqual(first);
  });

  it('loses its hour with its day', async () => {
    const first = await keep(claire, newEntry({ happened_on: '2026-03-12', happened_at: '09:30' }));
    const second = entry.parse(await (await edit(claire, first, { happened_on: null })).json());
    expect([second.happened_on, second.happened_at]).toEqual([null, null]);
  });

  it('is nobody else’s', async () => {
    const bob = await signUpInProcess(server);
    const mine = await keep(claire);
    expect((await read(bob, mine.id)).status).toBe(404);
    expect((await edit(bob, mine, { title: 'x' })).status).toBe(404);
    expect((await remove(bob, mine)).status).toBe(404);
    expect((await bob.call('GET', `/api/journal/${mine.id}/versions`)).status).toBe(404);
  });

  it('that two tabs delete is gone once', async () => {
    const mine = await keep(claire);
    const answers = await Promise.all([remove(claire, mine), remove(claire, mine)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  });
});

describe('the files of an entry', () => {
  it('stand in their order, and the first one gives the entry its five fields', async () => {
    const clip = await fileOf(claire, wavOf(), 'mémo.wav');
    const photo = await fileOf(claire, TINY_PNG, 'photo.png');
    const kept = await keep(claire, newEntry({ entry_type: 'voice_memo', files: [clip, photo] }));
    expect(kept.files.map(({ id }) => id)).toEqual([clip, photo]);
    const [first] = kept.files;
    expect(kept).toMatchObject({
      file_name: 'mémo.wav',
      file_size: first?.size,
      mime_type: 'audio/wav',
      file_path: `${claire.id}/${Date.parse(first?.created_at ?? '')}.wav`,
    });
    expect(kept.duration).toBe(Math.round(kept.duration ?? Number.NaN));
  });

  it('go with the edit or the deletion that lets go of them, unless another record has them', async () => {
    const [one, two] = [await fileOf(claire, TINY_PNG, 'a.png'), await fileOf(claire, TINY_PNG, 'b.png')];
    const isThere = async (file: string) => (await claire.call('GET', `/api/files/${file}`)).status === 200;
    const first = await keep(claire, newEntry({ files: [one, two] }));
    const other = await keep(claire, newEntry({ files: [two] }));
    const changed = entry.parse(await (await edit(claire, first, { files: [two] })).json());
    expect([await isThere(one), await isThere(two)]).toEqual([false, true]);
    expect((await remove(claire, changed)).status).toBe(204);
    expect(await isThere(two)).toBe(true);
    expect((await remove(claire, other)).status).toBe(204);
    expect(await isThere(two)).toBe(false);
  });

  it('are the person’s own', async () => {
    const bob = await signUpInProcess(server);
    const theirs = await fileOf(bob, TINY_PNG, 'b.png');
    const answer = await claire.call('POST', '/api/journal', newEntry({ files: [theirs] }));
    expect([answer.status, await problemOf(answer)]).toEqual([404, 'not_found']);
    const mine = await keep(claire);
    expect((await edit(claire, mine, { files: [uuidv7()] })).status).toBe(404);
    expect(await (await read(claire, mine.id)).json()).toEqual(mine);
  });
});
