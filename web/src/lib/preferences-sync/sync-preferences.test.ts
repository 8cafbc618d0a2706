// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_PREFERENCES } from '#contract/account/preference-values.ts';
import { DEFAULT_NOTICES, type PreferencesPatch } from '#contract/account/preferences.ts';
import { markOf } from '#web/lib/preferences/mirror.ts';
import {
  beginChoosing,
  choosePreference,
  preference,
  takePreferences,
  waitingChoices,
} from '#web/lib/preferences/preferences.ts';
import { setCredentials } from '#web/lib/requests/credentials.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { knownPreferences, ownPreferences, syncPreferences } from './sync-preferences.ts';

const ANNA = '018f2b7c-1a2b-7c3d-8e4f-5a6b7c8d9e0f';
const token = `x.${btoa(JSON.stringify({ sub: ANNA }))}.x`;
const answered = { ...DEFAULT_PREFERENCES, notices: DEFAULT_NOTICES, updated_at: null };

/** What was asked of the server, in order. */
let asked: [string, PreferencesPatch?][] = [];
let answer: (method: string) => Response | Promise<Response>;

beforeEach(() => {
  asked = [];
  answer = () => Response.json(answered);
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    asked.push(body ? [method ?? '', JSON.parse(String(body))] : [method ?? '']);
    return await answer(method ?? '');
  });
  setCredentials({
    accessToken: async () => token,
    refresh: async () => null,
    ended: () => undefined,
    secondFactorNeeded: () => undefined,
    confirmationNeeded: () => undefined,
    accountClosing: () => undefined,
  });
  queryClient.clear();
  beginChoosing(markOf(ANNA));
});
afterEach(() => vi.unstubAllGlobals());

const sync = () => queryClient.fetchQuery({ ...ownPreferences(ANNA), retry: false, staleTime: 0 });

describe('the preferences of a signed-in person', () => {
  it('are sent where a choice waits, with its age, before they are read', async () => {
    choosePreference('theme', 'dark');
    const made = waitingChoices().theme?.at ?? 0;
    vi.spyOn(Date, 'now').mockReturnValue(made + 5_000);
    await sync();
    vi.mocked(Date.now).mockRestore();
    expect(asked).toEqual([['PATCH', { theme: 'dark', chosen_ms_ago: 5_000 }], ['GET']]);
    expect(waitingChoices()).toEqual({});
  });

  it('are sent once, also where the server tells of the choice before it has answered', async () => {
    queryClient.setQueryData(ownPreferences(ANNA).queryKey, answered);
    choosePreference('theme', 'light');
    const patched = Promise.withResolvers<Response>();
    answer = (method) => (method === 'PATCH' ? patched.promise : Response.json(answered));
    const observer = new QueryObserver(queryClient, ownPreferences(ANNA));
    const stop = observer.subscribe(() => undefined);
    const first = syncPreferences(ANNA);
    await vi.waitFor(() => expect(asked.map(([method]) => method)).toContain('PATCH'));
    const second = syncPreferences(ANNA);
    patched.resolve(Response.json(answered));
    await Promise.all([first, second]);
    stop();
    expect(asked.filter(([method]) => method === 'PATCH')).toHaveLength(1);
    expect(waitingChoices()).toEqual({});
  });

  it('are known as chosen from the moment at which the choice waits no more', async () => {
    queryClient.setQueryData(ownPreferences(ANNA).queryKey, answered);
    choosePreference('text_size', 'larger');
    const read = Promise.withResolvers<Response>();
    const taken = { ...answered, text_size: 'larger' };
    answer = (method) => (method === 'PATCH' ? Response.json(taken) : read.promise);
    const reading = sync();
    await vi.waitFor(() => expect(waitingChoices()).toEqual({}));
    expect(knownPreferences(ANNA)?.text_size).toBe('larger');
    read.resolve(Response.json(taken));
    await reading;
  });

  it('wait on without a connection, and are sent with the next one', async () => {
    choosePreference('text_size', 'larger');
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(sync()).rejects.toMatchObject({ code: 'network' });
    expect(waitingChoices()).toHaveProperty('text_size');
    answer = () => Response.json(answered);
    await sync();
    expect(waitingChoices()).toEqual({});
  });

  it('are not sent again where the server refuses the choice', async () => {
    choosePreference('exit_target', 'trains');
    const problem = { type: 'about:blank', title: '', status: 400, code: 'invalid_input' };
    answer = (method) =>
      method === 'PATCH' ? Response.json(problem, { status: 400 }) : Response.json(answered);
    await sync();
    expect(waitingChoices()).toEqual({});
  });

  it('are only read where nothing waits', async () => {
    takePreferences(await sync());
    expect(asked).toEqual([['GET']]);
    expect(preference('theme')).toBe('system');
  });
});
