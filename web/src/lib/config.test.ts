import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SECOND_MS } from '#contract/common/durations.ts';

const known = {
  productName: 'Appui',
  productSlug: 'appui',
  captcha: 'turnstile',
  captchaWidget: { siteKey: 'site', scriptUrl: 'https://captcha.example/api.js' },
  signup: false,
  providers: [],
  companySignIn: false,
  supportEmail: null,
  assistant: { model: 'guide', external: false },
  transcription: false,
  transcriptionExternal: false,
};
const fetched = vi.fn<() => Promise<Response>>();
/** A visit of its own: what was asked is kept for the life of the page. */
const visit = async () => {
  vi.resetModules();
  return { ...(await import('./config.ts')), ...(await import('./session/client/auth-client.ts')) };
};

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is what the server says', async () => {
  fetched.mockResolvedValue(Response.json(known));
  const { loadConfig, isConfigKnown } = await visit();
  expect(await loadConfig()).toEqual(known);
  expect(isConfigKnown()).toBe(true);
});

it('a slow answer lets screens show after two seconds, and counts when it comes', async () => {
  const answer = Promise.withResolvers<Response>();
  fetched.mockReturnValue(answer.promise);
  const { loadConfig, isConfigKnown, shownConfig } = await visit();
  const shown = loadConfig();
  await vi.advanceTimersByTimeAsync(2 * SECOND_MS);
  expect(await shown).toMatchObject({ productSlug: 'recueil' });
  expect(isConfigKnown()).toBe(false);

  answer.resolve(Response.json(known));
  await vi.advanceTimersByTimeAsync(0);
  expect(shownConfig.get()).toEqual(known);
  expect(fetched).toHaveBeenCalledOnce();
});

it('the session’s key is never guessed: it waits for a server that fails at first', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  fetched.mockResolvedValueOnce(Response.json(known));
  const { sessionStorageKey, lastStorageKey } = await visit();
  const key = sessionStorageKey();
  await vi.advanceTimersByTimeAsync(2 * SECOND_MS);
  expect(lastStorageKey()).toBeNull();
  await vi.advanceTimersByTimeAsync(10 * SECOND_MS);
  expect(await key).toBe('appui-auth-token');
});

it('can be asked for at once instead of at the next try', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Response.json(known));
  const { serverConfig, askConfigNow } = await visit();
  const answered = serverConfig();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  askConfigNow();
  expect(await answered).toEqual(known);
});
