// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BROWSER_KEY_OWNER_HEADER } from '#contract/account/browser-key.ts';
import { allStored, closePage, giveKey, keyBytes } from '#web/lib/drafts/drafts.fixture.ts';
import { forgetEverything } from '#web/lib/forget.ts';
import { setCredentials } from '#web/lib/requests/credentials.ts';
import { LINGER_MS } from '#web/lib/sealing/browser-key.ts';
import { noteKind, noteOf } from './note.fixture.ts';
import { ANNA, beginAfresh, field, open, signIn, type } from './note-form.fixture.tsx';

const KIND = noteKind({ create: async (id, values) => ({ ...noteOf(values), id }) });
let given: PromiseWithResolvers<void>;

beforeEach(async () => {
  await beginAfresh();
  given = Promise.withResolvers();
  setCredentials({
    accessToken: async () => 'token',
    refresh: async () => null,
    ended: () => undefined,
    secondFactorNeeded: () => undefined,
    confirmationNeeded: () => undefined,
    accountClosing: () => undefined,
  });
  vi.stubGlobal('fetch', async () => {
    await given.promise;
    return new Response(keyBytes(ANNA), { headers: { [BROWSER_KEY_OWNER_HEADER]: ANNA } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A page of the same browser, signed in, to which the server has not given the key yet. */
const openPageWithoutKey = async (): Promise<void> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  forgetEverything();
  vi.advanceTimersByTime(LINGER_MS);
  vi.useRealTimers();
  closePage();
  signIn(ANNA);
};

it('a form waits for the key to what was typed in it earlier: the server was away when the app began', async () => {
  await giveKey(ANNA);
  const leave = await open(KIND);
  await type('Title', 'Écrit pendant la panne');
  leave();
  await allStored();
  await openPageWithoutKey();
  await open(KIND);
  expect(screen.queryByLabelText('Title')).toBeNull();
  await act(async () => given.resolve());
  await vi.waitFor(() => expect(field('Title').value).toBe('Écrit pendant la panne'));
});

it('where nothing was typed earlier no form waits for a key', async () => {
  await openPageWithoutKey();
  await open(KIND);
  expect(field('Title').value).toBe('');
});
