// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimDraft, releaseDraft } from '#web/lib/drafts/draft-claims.ts';
import { draftKey } from '#web/lib/drafts/draft-storage.ts';
import { openPage } from '#web/lib/drafts/drafts.fixture.ts';
import { useClaimedPlace } from './use-claimed-place.ts';

const ANNA = '0198-anna';
const PLACE = { what: 'note', owner: ANNA, scope: 'new', slot: '0198-note' };
const KEY = draftKey(PLACE);

beforeEach(async () => {
  // jsdom has no locks. These know one tab only, which is all that is asked here.
  const locks = {
    request: (_key: string, _options: object, run: (lock: object) => unknown) => Promise.resolve(run({})),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  await openPage(ANNA);
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'locks');
});

const showing = async (state: 'mine' | 'busy') => {
  const hook = renderHook(() => useClaimedPlace({ ...PLACE }));
  expect(hook.result.current).toBeUndefined();
  await waitFor(() => expect(hook.result.current).toBe(state));
  return hook;
};

it('a form that is already writing there keeps the place; who waits has it once that form is left', async () => {
  const first = await showing('mine');
  const second = await showing('busy');
  expect(first.result.current).toBe('mine');
  first.unmount();
  await waitFor(() => expect(second.result.current).toBe('mine'));
});

it('the form has the place when the sending that held it is over, and it is free again when the form is left', async () => {
  expect(await claimDraft(KEY)).toBe(true);
  const form = await showing('busy');
  await act(async () => releaseDraft(KEY));
  await waitFor(() => expect(form.result.current).toBe('mine'));
  expect(await claimDraft(KEY)).toBe(false);
  form.unmount();
  expect(await claimDraft(KEY)).toBe(true);
  releaseDraft(KEY);
});

it('who leaves while it is busy takes nothing', async () => {
  expect(await claimDraft(KEY)).toBe(true);
  (await showing('busy')).unmount();
  releaseDraft(KEY);
  // Who still waited would take it now.
  await new Promise((resolve) => setTimeout(resolve));
  expect(await claimDraft(KEY)).toBe(true);
  releaseDraft(KEY);
});
