// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DraftReminder } from '#contract/account/notices.ts';
import { DAY_MS } from '#contract/common/durations.ts';
import { dayHere } from '#web/lib/dates.ts';
import { PROFILE_CHANGES, UNSENT_ENTRY, writeDraft } from '#web/lib/drafts/draft-storage.ts';
import { allStored, openPage } from '#web/lib/drafts/drafts.fixture.ts';
import { setCredentials } from '#web/lib/requests/credentials.ts';
import { tellOfDrafts } from './tell-of-drafts.ts';

const ANNA = '018f2b7c-1a2b-7c3d-8e4f-5a6b7c8d9e0f';
const BERT = '018f2b7c-1a2b-7c3d-8e4f-5a6b7c8d9e1f';
const token = `x.${btoa(JSON.stringify({ sub: ANNA }))}.x`;

let told: DraftReminder[] = [];
let isServerAway = false;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  told = [];
  isServerAway = false;
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    if (isServerAway) throw new TypeError('Failed to fetch');
    told.push(JSON.parse(String(body)));
    return new Response(null, { status: 204 });
  });
  setCredentials({
    accessToken: async () => token,
    refresh: async () => null,
    ended: () => undefined,
    secondFactorNeeded: () => undefined,
    confirmationNeeded: () => undefined,
    accountClosing: () => undefined,
  });
  await openPage(ANNA);
});
afterEach(() => vi.unstubAllGlobals());

const daysAgo = (days: number): number => Date.now() - days * DAY_MS;
const write = async (
  slot: string,
  days: number,
  { what = 'incident', owner = ANNA, kind = 'local' } = {},
) => {
  const place = { what, owner, scope: 'new', slot };
  writeDraft(place, 'mots de cantine', kind as 'local' | 'session', daysAgo(days));
  await allStored();
};

it('the server learns since which day something waits here, once, and nothing of what it is', async () => {
  await write('a', 2);
  await write('b', 4);
  await tellOfDrafts(ANNA, true);
  await tellOfDrafts(ANNA, true);
  expect(told).toEqual([{ browser: expect.any(String), since: dayHere(new Date(daysAgo(4))) }]);
});

it('it is told, under the same number, that nothing waits any more', async () => {
  await write('a', 4);
  await tellOfDrafts(ANNA, true);
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('recueil.draft.')) localStorage.removeItem(key);
  }
  await tellOfDrafts(ANNA, true);
  expect(told[1]).toEqual({ browser: told[0]?.browser, since: null });
  expect(localStorage).toHaveLength(0);
});

it('nothing is told for somebody who does not want it, and what was told is taken back', async () => {
  await write('a', 4);
  await tellOfDrafts(ANNA, false);
  expect(told).toEqual([]);
  await tellOfDrafts(ANNA, true);
  await tellOfDrafts(ANNA, false);
  expect(told.map(({ since }) => since)).toEqual([expect.any(String), null]);
});

it('what goes with the tab, only waits to be sent, changes the profile, or is another person’s is not told of', async () => {
  await write('a', 4, { kind: 'session' });
  await write('b', 4, { what: UNSENT_ENTRY });
  await write('d', 4, { what: PROFILE_CHANGES });
  await openPage(BERT);
  await write('c', 4, { owner: BERT });
  await openPage(ANNA);
  await tellOfDrafts(ANNA, true);
  expect(told).toEqual([]);
});

it('what could not be told is told the next time', async () => {
  await write('a', 4);
  isServerAway = true;
  await tellOfDrafts(ANNA, true);
  isServerAway = false;
  await tellOfDrafts(ANNA, true);
  expect(told).toHaveLength(1);
});
