import { expect, it, vi } from 'vitest';
import { LOGIN_BUDGET_BYTES, measureLogin } from '../web/bundle-size.ts';
import { ensureBuilt } from './environment.mjs';

it('a first visit of /login loads at most 150 kB of JavaScript, compressed as the server sends it', async () => {
  // The build is the one of `npm start`, not one of a test.
  for (const name of ['VITEST', 'NODE_ENV']) vi.stubEnv(name, undefined);
  await ensureBuilt();
  vi.unstubAllEnvs();
  const { totalBytes, files } = measureLogin();
  expect(LOGIN_BUDGET_BYTES).toBe(150_000);
  expect(totalBytes, files.map(({ file, bytes }) => `${bytes} ${file}`).join('\n')).toBeLessThanOrEqual(
    LOGIN_BUDGET_BYTES,
  );
}, 300_000);
