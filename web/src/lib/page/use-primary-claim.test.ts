// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePrimaryClaim } from './use-primary-claim.ts';

afterEach(cleanup);

const part = (...[kind, isClaimed]: Parameters<typeof usePrimaryClaim>) =>
  renderHook(({ claimed }) => usePrimaryClaim(kind, claimed), { initialProps: { claimed: isClaimed } });

it('the primary action is where the person is at work, and goes back to what waits when they are done', async () => {
  const form = part('task', false);
  const suggestion = part('suggestion', true);
  const input = part('input', false);
  const recorder = part('task', false);
  const standing = () => [suggestion, input, form, recorder].map(({ result }) => result.current);
  expect(standing()).toEqual([true, false, false, false]);
  await act(async () => input.rerender({ claimed: true }));
  expect(standing()).toEqual([false, true, false, false]);
  await act(async () => recorder.rerender({ claimed: true }));
  expect(standing()).toEqual([false, false, false, true]);
  await act(async () => form.rerender({ claimed: true }));
  expect(standing()).toEqual([false, false, true, false]);
  await act(async () => form.unmount());
  await act(async () => recorder.rerender({ claimed: false }));
  await act(async () => input.rerender({ claimed: false }));
  expect(standing().slice(0, 2)).toEqual([true, false]);
});

it('a way to call for help comes before everything that was begun', async () => {
  const help = part('help', true);
  const recorder = part('task', true);
  expect([help.result.current, recorder.result.current]).toEqual([true, false]);
  await act(async () => help.unmount());
  expect(recorder.result.current).toBe(true);
});
