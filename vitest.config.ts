import { defineConfig } from 'vitest/config';

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
          include: ['server/tests/**/*.test.ts'],
          globalSetup: ['server/tests/support/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // One in some thousand requests of a loaded run finds its kept connection closed ("other side closed").
          retry: 1,
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
