import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BROWSER_KEY_OWNER_HEADER } from '#contract/account/browser-key.ts';
import { forgetEverything } from '#web/lib/forget.ts';
import { setCredentials } from '#web/lib/requests/credentials.ts';
import { askBrowserKey, keyOwner, LINGER_MS, openingKey, sealingKey } from './browser-key.ts';
import { openBlob, openText, sealBlob, sealText } from './seal.ts';

let asked = 0;
let given: Uint8Array<ArrayBuffer>;
let answer: () => Response;
const keyFor = (owner: string) => {
  given = new Uint8Array(32).fill(owner.length);
  const response = new Response(null, { headers: { [BROWSER_KEY_OWNER_HEADER]: owner } });
  response.arrayBuffer = async () => given.buffer;
  return response;
};

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  setCredentials({
    accessToken: async () => 'token',
    refresh: async () => null,
    ended: () => undefined,
    secondFactorNeeded: () => undefined,
    confirmationNeeded: () => undefined,
    accountClosing: () => undefined,
  });
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return answer();
  });
});
afterEach(() => {
  forgetEverything();
  vi.advanceTimersByTime(LINGER_MS);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is asked for once, cannot be read out, and leaves no bytes behind', async () => {
  answer = () => keyFor('anna');
  await Promise.all([askBrowserKey('anna'), askBrowserKey('anna')]);
  await askBrowserKey('anna');
  expect([asked, keyOwner.get(), openingKey('bert')]).toEqual([1, 'anna', null]);
  expect([...given]).toEqual([...new Uint8Array(32)]);
  const key = openingKey('anna') as CryptoKey;
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

it('is not taken for another person’s', async () => {
  answer = () => keyFor('bert');
  await askBrowserKey('anna');
  expect([openingKey('anna'), openingKey('bert')]).toEqual([null, null]);
});

it('that does not come is asked for again as long as the person is there', async () => {
  answer = () => {
    throw new TypeError('no network');
  };
  await askBrowserKey('anna');
  expect(openingKey('anna')).toBeNull();
  answer = () => keyFor('anna');
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(openingKey('anna')).not.toBeNull());
  forgetEverything();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, sealingKey('anna')]).toEqual([2, null]);
});

it('that is refused is not asked for again', async () => {
  answer = () => Response.json({ code: 'not_found', status: 404, title: '' }, { status: 404 });
  await askBrowserKey('anna');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
});

it('opens nothing once the person has gone, seals for some seconds more, and is then gone', async () => {
  answer = () => keyFor('anna');
  await askBrowserKey('anna');
  forgetEverything();
  expect([keyOwner.get(), openingKey('anna')]).toEqual([null, null]);
  expect(sealingKey('anna')).not.toBeNull();
  vi.advanceTimersByTime(LINGER_MS);
  expect(sealingKey('anna')).toBeNull();
});

it('seals what opens under the same name alone, whole', async () => {
  answer = () => keyFor('anna');
  await askBrowserKey('anna');
  const key = openingKey('anna') as CryptoKey;
  const text = await sealText(key, ['draft', 'anna'], 'Il a crié.');
  expect(await openText(key, ['draft', 'anna'], text)).toBe('Il a crié.');
  await expect(openText(key, ['draft', 'bert'], text)).rejects.toThrow('cannot be opened');
  await expect(openText(key, ['draft', 'anna'], text.slice(0, -4))).rejects.toThrow('cannot be opened');
  await expect(openText(key, ['draft', 'anna'], '')).rejects.toThrow('version');
  const segment = 1024 * 1024 + 29;
  const sealed = await sealBlob(key, ['file'], new Blob([new Uint8Array(2_500_000).fill(7)]));
  const opened = new Uint8Array(await (await openBlob(key, ['file'], sealed, '')).arrayBuffer());
  expect([opened.length, opened.every((byte) => byte === 7)]).toEqual([2_500_000, true]);
  const [first, second, third] = [0, 1, 2].map((at) => sealed.slice(at * segment, (at + 1) * segment));
  for (const pieces of [
    [first, second],
    [second, first, third],
    [first, third],
  ]) {
    await expect(openBlob(key, ['file'], new Blob(pieces as Blob[]), '')).rejects.toThrow();
  }
  expect((await openBlob(key, ['file'], await sealBlob(key, ['file'], new Blob([])), '')).size).toBe(0);
});
