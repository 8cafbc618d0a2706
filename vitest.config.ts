import { defineConfig } from 'vitest/config';
import { COMPILE_CACHE } from './server/tests/support/server-process.ts';

export default defineConfig({
  test: {
    // By itself vitest leaves one processor idle, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          // They change nothing outside themselves, so a worker keeps what it has loaded.
          isolate: false,
          include: [
            'contract/**/*.test.ts',
            'verifier/**/*.test.ts',
            'server/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          // A busy machine is no failure.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          // Nor do they leave anything in the process: each file stops what it started.
          isolate: false,
          // For the threads that read interviews, which every process starts anew.
          env: { NODE_COMPILE_CACHE: COMPILE_CACHE },
          include: ['server/tests/**/*.test.ts'],
          globalSetup: ['server/tests/support/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'web',
          root: '.',
          include: ['web/src/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
