// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { shownConfig } from '#web/lib/config.ts';
import { useCaptcha } from './use-captcha.ts';

const before = shownConfig.get();
const asked = vi.fn();

beforeAll(() => loadTexts(['auth'], 'fr'));
beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/auth/v1/captcha') asked();
    return new Response(null, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  shownConfig.set(before);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const showCaptcha = (captcha: 'off' | 'altcha') => {
  shownConfig.set({ ...shownConfig.get(), captcha });
  return renderHook(() => useCaptcha()).result;
};

it('a server without a captcha is not asked for one, as after a refused sign-in', async () => {
  const captcha = showCaptcha('off');
  expect(captcha.current).toMatchObject({ isNeeded: false, isReady: true });
  await act(async () => {
    captcha.current.reset();
    captcha.current.start();
  });
  expect(await captcha.current.getToken()).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
  expect(captcha.current.status).toBe('idle');
});

it('a server that says late that it has none is asked no more', async () => {
  vi.useFakeTimers();
  try {
    const captcha = showCaptcha('altcha');
    act(() => captcha.current.start());
    // What asks is loaded first.
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await act(async () => shownConfig.set({ ...shownConfig.get(), captcha: 'off' }));
    await act(() => vi.runAllTimersAsync());
    expect(asked).toHaveBeenCalledTimes(1);
    expect(captcha.current.status).toBe('idle');
  } finally {
    vi.useRealTimers();
  }
});

it('a captcha that fails is logged in the words of the spec, and its token is gone', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const captchaWidget = { siteKey: 'site', scriptUrl: 'https://captcha.example/api.js' };
  shownConfig.set({ ...before, captcha: 'turnstile', captchaWidget });
  const { result } = renderHook(() => useCaptcha());
  act(() => result.current.widget?.solved('the token'));
  expect(result.current).toMatchObject({ isReady: true, token: 'the token' });
  act(() => result.current.widget?.failed());
  expect(result.current).toMatchObject({ isReady: false, status: 'failed', token: null });
  expect(logged.mock.calls).toEqual([['Erreur Captcha. Veuillez réessayer.']]);
});
