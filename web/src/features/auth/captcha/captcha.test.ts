import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CaptchaParts, createCaptcha } from './captcha.ts';
import type { CaptchaChallenge } from './challenge.ts';
import { ServerAway } from './server-away.ts';

const NOW = Date.UTC(2026, 10, 21);
const challenge: CaptchaChallenge = {
  parameters: { algorithm: 'PBKDF2/SHA-256', expiresAt: NOW / 1_000 + 60 },
};

const parts = (override: Partial<CaptchaParts> = {}): CaptchaParts => ({
  fetchChallenge: async () => challenge,
  solve: async () => 'token',
  now: Date.now,
  ...override,
});

describe('the captcha', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }));
  afterEach(() => void vi.useRealTimers());

  it('works until it holds a token', async () => {
    const captcha = createCaptcha(parts());
    captcha.start();
    expect(captcha.state.get()).toEqual({ status: 'working', token: null });
    await vi.runAllTicks();
    expect(await captcha.getToken()).toBe('token');
    expect(captcha.state.get()).toEqual({ status: 'solved', token: 'token' });
  });

  it('starts once, however often the form is touched', async () => {
    const fetchChallenge = vi.fn(async () => challenge);
    const captcha = createCaptcha(parts({ fetchChallenge }));
    captcha.start();
    captcha.start();
    await captcha.getToken();
    captcha.start();
    expect(fetchChallenge).toHaveBeenCalledTimes(1);
  });

  it('tries twice more, then gives up with no token', async () => {
    const fetchChallenge = vi.fn(async () => Promise.reject(new Error('down')));
    const captcha = createCaptcha(parts({ fetchChallenge }));
    const token = captcha.getToken();
    await vi.runAllTimersAsync();
    expect(await token).toBeNull();
    expect(fetchChallenge).toHaveBeenCalledTimes(3);
    expect(captcha.state.get()).toEqual({ status: 'failed', token: null });
  });

  it.each([new TypeError('Failed to fetch'), new ServerAway()])(
    'says apart that no server answered (%s), keeps saying so while it asks again, and goes on once one does',
    async (refusal) => {
      const answers: (() => Promise<CaptchaChallenge>)[] = [];
      const fetchChallenge = vi.fn(() => answers.shift()?.() ?? Promise.reject(refusal));
      const captcha = createCaptcha(parts({ fetchChallenge }));
      captcha.start();
      await vi.runAllTimersAsync();
      expect(captcha.state.get()).toEqual({ status: 'away', token: null });

      const seen: string[] = [];
      captcha.state.subscribe(() => seen.push(captcha.state.get().status));
      expect(await captcha.getToken()).toBeNull();
      expect(fetchChallenge).toHaveBeenCalledTimes(4);
      expect(new Set(seen)).toEqual(new Set(['away']));

      answers.push(async () => challenge);
      expect(await captcha.getToken()).toBe('token');
      expect(captcha.state.get().status).toBe('solved');
    },
  );

  it('gives the token up before the server would refuse it, and can start again', async () => {
    const captcha = createCaptcha(parts());
    await captcha.getToken();
    await vi.advanceTimersByTimeAsync(49_000);
    expect(captcha.state.get().status).toBe('solved');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(captcha.state.get()).toEqual({ status: 'expired', token: null });
    captcha.start();
    expect(captcha.state.get().status).toBe('working');
  });

  it('forgets a solution that comes after a reset', async () => {
    const late = Promise.withResolvers<string>();
    const captcha = createCaptcha(parts({ solve: () => late.promise }));
    const token = captcha.getToken();
    captcha.reset();
    late.resolve('token');
    expect(await token).toBeNull();
    expect(captcha.state.get()).toEqual({ status: 'idle', token: null });
  });
});
