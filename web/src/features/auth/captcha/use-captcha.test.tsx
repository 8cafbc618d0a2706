// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shownConfig } from '#web/lib/config.ts';
import { useCaptcha } from './use-captcha.ts';

const before = shownConfig.get();
afterEach(() => {
  shownConfig.set(before);
  vi.restoreAllMocks();
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
