import { configDefaults, defineConfig } from 'vitest/config';
import { COMPILE_CACHE } from './server/tests/support/server-process.ts';

/** The labelled examples and long properties of the assistant; scripts/corpus-hash.mjs says when they run. */
const CORPUS_TESTS = 'server/src/modules/assistant/**/*.corpus.test.ts';

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
          exclude: [...configDefaults.exclude, CORPUS_TESTS],
          // A busy machine is no failure.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'assistant',
          isolate: false,
          include: [CORPUS_TESTS],
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
          // As far apart as processes of their own, and started in a fraction of the time.
          pool: 'vmThreads',
          root: '.',
          setupFiles: ['web/test-setup.ts'],
          include: ['web/src/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
