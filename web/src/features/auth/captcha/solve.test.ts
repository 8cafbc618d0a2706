// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { solve } from './solve.ts';

const CHALLENGE = { parameters: { algorithm: 'SHA-256', nonce: '', salt: '', cost: 1 } };

afterEach(() => vi.unstubAllGlobals());

it('a form that is left ends the workers at once, and nothing of them is waited for', async () => {
  const workers: { terminate: () => void }[] = [];
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage = () => undefined;
      terminate = vi.fn();
      constructor() {
        super();
        workers.push(this);
      }
    },
  );
  const leaving = new AbortController();
  const solved = solve(CHALLENGE, leaving.signal);
  await vi.waitFor(() => expect(workers.length).toBeGreaterThan(0));
  leaving.abort();
  await expect(solved).rejects.toThrow();
  for (const { terminate } of workers) expect(terminate).toHaveBeenCalled();
});

it('a form that was left before begins no work', async () => {
  const started = vi.fn();
  vi.stubGlobal('Worker', started);
  await expect(solve(CHALLENGE, AbortSignal.abort())).rejects.toThrow();
  expect(started).not.toHaveBeenCalled();
});
