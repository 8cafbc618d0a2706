// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { claimDraft, releaseDraft } from '#web/lib/drafts/draft-claims.ts';
import { draftKey } from '#web/lib/drafts/draft-storage.ts';
import { openPage } from '#web/lib/drafts/drafts.fixture.ts';
import { setCredentials } from '#web/lib/requests/credentials.ts';
import { profileFromAccount } from '#web/lib/session/state/account-profile.ts';
import { settle } from '#web/lib/session/state/session-store.ts';
import { newEntryPlace } from '../entry/edited-entry.ts';
import { emptyEntry } from '../entry/entry-values.ts';
import { forgetWaiting, keepWaiting, waitingEntry } from '../waiting/waiting-entries.ts';
import { WaitingEditor } from './waiting-editor.tsx';

const ANNA = '01980000-0000-7000-8000-000000000001';
const ID = '0198f000-0000-7000-8000-000000000001';
const CLAIM = draftKey(newEntryPlace(ANNA, ID));

beforeEach(async () => {
  localStorage.clear();
  // jsdom has no locks. These know one tab only: who else holds the place here is the sending of the same tab.
  const locks = {
    request: (_key: string, _options: object, run: (lock: object) => unknown) => Promise.resolve(run({})),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  settle(profileFromAccount({ id: ANNA, email: 'a@b.test', user_metadata: {}, app_metadata: {} }), 'server');
  await openPage(ANNA);
  await keepWaiting(ANNA, ID, note('Un.'));
  await loadTexts(['journal', 'editing', 'attachments', 'voice', 'common', 'errors']);
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'locks');
});

const note = (text: string) => ({ ...emptyEntry(), title: 'Note', content: text });
const show = () =>
  act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <WaitingEditor entryId={ID} onClose={() => undefined} otherwise={<p>The stored entry</p>} />
        </Suspense>
      </QueryClientProvider>,
    );
  });
const words = () => screen.queryByLabelText<HTMLTextAreaElement>(/^Contenu/)?.value;
const isBusy = () => screen.queryByText('Cette entrée est occupée') !== null;

it('opened while it is being sent, its form comes once that is over, with the words that wait then', async () => {
  expect(await claimDraft(CLAIM)).toBe(true);
  await show();
  expect(isBusy()).toBe(true);
  expect(words()).toBeUndefined();
  await keepWaiting(ANNA, ID, note('Un, et plus.'));
  await act(async () => releaseDraft(CLAIM));
  await expect.poll(words).toBe('Un, et plus.');
  expect(isBusy()).toBe(false);
});

it('where it was sent meanwhile, the stored entry is shown in place of its form', async () => {
  expect(await claimDraft(CLAIM)).toBe(true);
  await show();
  forgetWaiting(ANNA, ID);
  expect(isBusy()).toBe(true);
  await act(async () => releaseDraft(CLAIM));
  await expect.poll(() => screen.queryByText('The stored entry')).not.toBeNull();
  expect(words()).toBeUndefined();
});

it('words that are saved elsewhere while it is open do not move its form', async () => {
  await show();
  await expect.poll(words).toBe('Un.');
  await act(async () => void (await keepWaiting(ANNA, ID, note('Ailleurs.'))));
  await act(async () => forgetWaiting(ANNA, ID));
  expect(words()).toBe('Un.');
});

it('left while it is being saved, it is opened again only once that is over: what was sent writes over nothing newer', async () => {
  setCredentials({
    accessToken: async () => `x.${btoa(JSON.stringify({ sub: ANNA }))}.x`,
    refresh: async () => null,
    ended: () => undefined,
    secondFactorNeeded: () => undefined,
    confirmationNeeded: () => undefined,
    accountClosing: () => undefined,
  });
  const answer = Promise.withResolvers<Response>();
  const fetched = vi.fn((_path: string) => answer.promise);
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  await show();
  await expect.poll(words).toBe('Un.');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Enregistrer l’entrée/ })));
  await expect.poll(() => fetched.mock.calls.map(([path]) => path)).toContain('/api/journal');
  cleanup();
  await show();
  await expect.poll(isBusy).toBe(true);
  await act(async () => answer.reject(new TypeError('Failed to fetch')));
  await expect.poll(words).toBe('Un.');
  expect(waitingEntry(ANNA, ID)?.values.content).toBe('Un.');
});
