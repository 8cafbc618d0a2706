// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '#contract/common/durations.ts';
import { claimDraft, releaseDraft } from '#web/lib/drafts/draft-claims.ts';
import { draftKey, sweepDrafts } from '#web/lib/drafts/draft-storage.ts';
import { openPage } from '#web/lib/drafts/drafts.fixture.ts';
import { setCredentials } from '#web/lib/requests/credentials.ts';
import { newEntryPlace } from '../entry/edited-entry.ts';
import { emptyEntry } from '../entry/entry-values.ts';
import { keepWaiting, waitingEntries } from '../waiting/waiting-entries.ts';
import { sendWaiting } from './send-waiting.ts';

const ANNA = '01980000-0000-7000-8000-000000000001';
const BERT = '01980000-0000-7000-8000-000000000002';
const FIRST = '0198f000-0000-7000-8000-000000000001';
const SECOND = '0198f000-0000-7000-8000-000000000002';

const tokenOf = (sub: string): string => `x.${btoa(JSON.stringify({ sub }))}.x`;
let signedIn: string;

/** What the server has, by id, and what it was asked. */
let stored: Map<string, Record<string, unknown>>;
let asked: string[];
/** What happens to the next requests: an answer that gets lost on the way back, no server, or a refusal by its code. */
let faults: ('lost' | 'away' | [number, string])[];

const problem = ([status, code]: [number, string], more: object = {}) =>
  Response.json({ type: 'about:blank', title: code, status, code, ...more }, { status });

const entryOf = (body: Record<string, unknown>, version: number) => ({
  written_at: null,
  ...body,
  user_id: ANNA,
  files: [],
  file_path: null,
  file_name: null,
  file_size: null,
  mime_type: null,
  duration: null,
  created_at: '2026-11-23T10:00:00.000Z',
  updated_at: '2026-11-23T10:00:00.000Z',
  version,
});

/** A journal as the server's: an id is stored once, and other words under it are refused. */
const journal = (method: string, path: string, body: Record<string, unknown>): Response => {
  if (method === 'POST') {
    const id = String(body.id);
    // It has none of the files.
    if ((body.files as string[]).length > 0) return problem([404, 'not_found']);
    const before = stored.get(id);
    if (before !== undefined)
      return before.content === body.content
        ? Response.json(before, { status: 201 })
        : problem([409, 'already_used'], { current: before });
    const created = entryOf(body, 1);
    stored.set(id, created);
    return Response.json(created, { status: 201 });
  }
  const id = path.split('/').at(-1) as string;
  const before = stored.get(id) as { version: number };
  const changed = { ...before, ...body, version: before.version + 1 };
  stored.set(id, changed);
  return Response.json(changed);
};

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await openPage(ANNA);
  stored = new Map();
  asked = [];
  faults = [];
  signedIn = ANNA;
  setCredentials({
    accessToken: async () => tokenOf(signedIn),
    refresh: async () => null,
    ended: () => undefined,
    secondFactorNeeded: () => undefined,
    confirmationNeeded: () => undefined,
    accountClosing: () => undefined,
  });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, signal }: RequestInit) => {
    signal?.throwIfAborted();
    asked.push(`${method} ${path}`);
    const fault = faults.shift();
    if (fault === 'away') throw new TypeError('Failed to fetch');
    if (Array.isArray(fault)) return problem(fault);
    const answer = journal(method, path, JSON.parse(String(body)));
    if (fault === 'lost') throw new TypeError('Failed to fetch');
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

const note = (text: string) => ({ ...emptyEntry(), title: text, content: text });
const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 9, minute));
const send = (owner = ANNA, signal = new AbortController().signal) =>
  sendWaiting({ owner, client: new QueryClient(), signal });
const waiting = (owner = ANNA) => waitingEntries(owner).map(({ id, refusal }) => [id, refusal]);

it('what waits is sent in the order in which it was written, with the time of writing, and waits no more', async () => {
  await keepWaiting(ANNA, SECOND, note('Deux.'), at(2));
  await keepWaiting(ANNA, FIRST, note('Un.'), at(1));
  expect(await send()).toBe(false);
  expect([...stored.values()].map(({ content, written_at }) => [content, written_at])).toEqual([
    ['Un.', at(1).toISOString()],
    ['Deux.', at(2).toISOString()],
  ]);
  expect(waiting()).toEqual([]);
});

it('an answer that was lost is no reason to store it twice, also when its words have changed since', async () => {
  await keepWaiting(ANNA, FIRST, note('Un.'), at(1));
  faults = ['lost'];
  expect(await send()).toBe(true);
  expect(waiting()).toEqual([[FIRST, null]]);
  await keepWaiting(ANNA, FIRST, note('Un, et plus.'), at(3));
  expect(await send()).toBe(false);
  expect(asked.at(-1)).toBe(`PATCH /api/journal/${FIRST}`);
  expect([...stored.values()].map(({ content }) => content)).toEqual(['Un, et plus.']);
  expect(waiting()).toEqual([]);
});

it('while no server answers nothing else is tried, and all of it stays', async () => {
  await keepWaiting(ANNA, FIRST, note('Un.'), at(1));
  await keepWaiting(ANNA, SECOND, note('Deux.'), at(2));
  faults = ['away'];
  expect(await send()).toBe(true);
  expect(asked).toHaveLength(1);
  expect(waiting()).toEqual([
    [FIRST, null],
    [SECOND, null],
  ]);
});

it.each([
  [413, 'body_too_large', false],
  [400, 'invalid_input', false],
  [507, 'storage_full', true],
] as const)(
  'what is refused with %i stays with the reason, and the next one goes',
  async (status, code, isTriedAgain) => {
    await keepWaiting(ANNA, FIRST, note('Un.'), at(1));
    await keepWaiting(ANNA, SECOND, note('Deux.'), at(2));
    faults = [[status, code]];
    expect(await send()).toBe(isTriedAgain);
    expect(waiting()).toEqual([[FIRST, code]]);
    expect([...stored.keys()]).toEqual([SECOND]);
    await send();
    expect([...stored.keys()]).toEqual(isTriedAgain ? [SECOND, FIRST] : [SECOND]);
  },
);

it('older words, of a tab that has not heard of the newer ones, do not write over them', async () => {
  await keepWaiting(ANNA, FIRST, note('Un.'), at(1));
  stored.set(FIRST, entryOf({ ...note('Un, et plus.'), id: FIRST, written_at: at(3).toISOString() }, 1));
  expect(await send()).toBe(false);
  expect(stored.get(FIRST)).toMatchObject({ content: 'Un, et plus.', version: 1 });
  expect(waiting()).toEqual([]);
});

it('what was changed elsewhere after an answer that was lost is not written over', async () => {
  await keepWaiting(ANNA, FIRST, note('Un.'), at(1));
  stored.set(FIRST, entryOf({ ...note('Ailleurs.'), id: FIRST }, 2));
  expect(await send()).toBe(false);
  expect(stored.get(FIRST)).toMatchObject({ content: 'Ailleurs.', version: 2 });
  expect(waiting()).toEqual([[FIRST, 'already_used']]);
});

it('what was deleted elsewhere after an answer that was lost stays here, is not sent again, and says why', async () => {
  await keepWaiting(ANNA, FIRST, note('Un.'), at(1));
  faults = [[409, 'already_used']];
  expect(await send()).toBe(false);
  expect(await send()).toBe(false);
  expect(asked).toHaveLength(1);
  expect(waiting()).toEqual([[FIRST, 'deleted_since']]);
});

it('an entry whose file is neither here nor there is not stored without it', async () => {
  await keepWaiting(ANNA, FIRST, { ...note('Un.'), files: [SECOND] }, at(1));
  expect(await send()).toBe(false);
  expect(stored.size).toBe(0);
  expect(waiting()).toEqual([[FIRST, 'file_gone']]);
});

it('nothing is sent in the name of another person, or once its writer is leaving', async () => {
  await keepWaiting(ANNA, FIRST, note('Un.'), at(1));
  signedIn = BERT;
  expect(await send()).toBe(true);
  expect(await send(BERT)).toBe(false);
  signedIn = ANNA;
  await send(ANNA, AbortSignal.abort());
  expect(asked).toEqual([]);
  expect(waiting()).toEqual([[FIRST, null]]);
});

it('an entry whose form is open is left to the form', async () => {
  const form = draftKey(newEntryPlace(ANNA, FIRST));
  vi.stubGlobal('navigator', { locks: lockManager() });
  await claimDraft(form);
  await keepWaiting(ANNA, FIRST, note('Un.'), at(1));
  expect(await send()).toBe(true);
  expect(asked).toEqual([]);
  releaseDraft(form);
});

it('two tabs that send at once store it once', async () => {
  vi.stubGlobal('navigator', { locks: lockManager() });
  await keepWaiting(ANNA, FIRST, note('Un.'), at(1));
  await Promise.all([send(), send()]);
  expect(asked).toEqual(['POST /api/journal']);
});

it('what the person has kept is never too old, and lies sealed', async () => {
  await keepWaiting(ANNA, FIRST, note('Un.'), at(1));
  expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^recueil\.draft\.unsent-entry\./)]);
  sweepDrafts(ANNA, Date.now() + 400 * DAY_MS);
  await openPage(ANNA);
  expect(waiting()).toEqual([[FIRST, null]]);
});

/** Web Locks as browsers have them, in one page: jsdom has none. */
function lockManager() {
  const held = new Map<string, Promise<unknown>>();
  return {
    request: async (
      name: string,
      options: { ifAvailable?: boolean },
      run: (lock: object | null) => unknown,
    ): Promise<unknown> => {
      if (options.ifAvailable === true && held.has(name)) return await run(null);
      const before = held.get(name) ?? Promise.resolve();
      const running = before.then(() => run({ name }));
      held.set(name, running);
      return await running.finally(() => {
        if (held.get(name) === running) held.delete(name);
      });
    },
  };
}
