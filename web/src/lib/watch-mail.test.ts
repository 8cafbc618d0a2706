import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchMail } from './watch-mail.ts';

const TICKET = 'a-ticket';
let answers: (Response | Error)[];
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const answer = answers.shift() ?? Response.json({ status: 'waiting' });
    if (answer instanceof Error) throw answer;
    return answer;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watched = async (controller = new AbortController()) => {
  const outcome = watchMail(TICKET, controller.signal);
  await vi.runAllTimersAsync();
  return await outcome;
};

it('a mail is asked about until it is known what became of it', async () => {
  answers = [Response.json({ status: 'waiting' }), Response.json({ status: 'failed' })];
  expect(await watched()).toBe('failed');
  expect(asked).toEqual(Array(2).fill('/auth/v1/mail-status/a-ticket'));
});

it('an answer that did not come is no failure of the mail', async () => {
  answers = [
    new TypeError('Failed to fetch'),
    new Response(null, { status: 503 }),
    Response.json({ status: 'accepted' }),
  ];
  expect(await watched()).toBe('accepted');
});

it('it is given up after a minute or so, and at once when the page goes', async () => {
  answers = [];
  const begun = Date.now();
  expect(await watched()).toBe('unknown');
  expect(Date.now() - begun).toBeGreaterThan(60_000);
  expect(Date.now() - begun).toBeLessThan(90_000);
  asked.length = 0;
  const leaving = new AbortController();
  leaving.abort();
  expect(await watched(leaving)).toBe('unknown');
  expect(asked).toEqual([]);
});
