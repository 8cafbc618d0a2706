// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { browserError } from '#contract/browser-errors.ts';

const SECRET = 'mot secret';

/** A fresh page: what was told before is forgotten. */
const openPage = async () => {
  vi.resetModules();
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    expect(url).toBe('/api/browser-errors');
    sent.push(init);
    return new Response(null, { status: 204 });
  });
  const { errorCode, followErrors, tellError } = await import('./tell-errors.ts');
  const listeners = new Map<string, (event: never) => void>();
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.set(type, listener as (event: never) => void);
  });
  followErrors(() => '/incidents/$id/');
  const happen = (type: string, event: object) => listeners.get(type)?.(event as never);
  const told = () => sent.map(({ body }) => browserError.parse(JSON.parse(String(body))));
  return { errorCode, happen, sent, tellError, told };
};
const failed = (line = 1) => {
  const error = new TypeError(SECRET);
  error.stack = `TypeError: ${SECRET}\n    at save (${window.location.origin}/assets/index-BAVx3k.js:${line}:20)`;
  return error;
};

beforeEach(() => {
  vi.restoreAllMocks();
  document.head.innerHTML = '<script type="module" src="/assets/index-Qw3_x.js"></script>';
});

it('tells where the page failed, on which kind of page and in which build, and not a word of the person', async () => {
  const { happen, sent, told } = await openPage();
  happen('error', { error: failed(), message: SECRET });
  expect(told()).toEqual([
    {
      correlation_id: expect.any(String),
      kind: 'error',
      name: 'TypeError',
      frames: [{ file: 'assets/index-BAVx3k.js', line: 1, column: 20 }],
      route: '/incidents/$id',
      build: 'Qw3_x',
    },
  ]);
  expect(JSON.stringify(sent)).not.toContain('secret');
  expect(sent[0]).toMatchObject({ credentials: 'omit', keepalive: true });
});

it('hears promises that nobody caught and parts of the app that did not come', async () => {
  const { happen, told } = await openPage();
  happen('unhandledrejection', { reason: failed() });
  const payload = new TypeError(
    `Failed to fetch dynamically imported module: ${window.location.origin}/assets/help-1.js`,
  );
  happen('vite:preloadError', { payload });
  expect(told().map(({ kind, known_message }) => [kind, known_message])).toEqual([
    ['rejection', undefined],
    ['chunk', 'chunk_failed'],
  ]);
});

it('tells the same error once, and stops after ten', async () => {
  const { tellError, told } = await openPage();
  tellError(failed(), 'error');
  tellError(failed(), 'render');
  expect(told()).toHaveLength(1);
  for (let line = 1; line < 20; line += 1) tellError(failed(line), 'error');
  expect(told()).toHaveLength(10);
});

it('shows the code under which the log has it, and none for what is no fault', async () => {
  const { errorCode, tellError, told } = await openPage();
  const code = errorCode(failed());
  tellError(failed(), 'render');
  expect(told()[0]?.correlation_id.slice(0, 8)).toBe(code);
  expect(errorCode(new DOMException('x', 'AbortError'))).toBeNull();
});

it('tells nothing without a connection: that a part of the app did not come is no fault then', async () => {
  const { tellError, told } = await openPage();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  tellError(failed(), 'error');
  expect(told()).toEqual([]);
});
