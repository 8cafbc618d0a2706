import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { COMPILE_CACHE } from './scripts/environment.mjs';

/** What is waited for comes late on a busy machine; by itself vitest waits one second. */
const PATIENT = { poll: { timeout: 30_000 } };

/** As `npm start` has it: Node itself loads the sources, and nothing is transformed first. */
const BY_NODE = { experimental: { viteModuleRunner: false } };

/**
 * Workers take all processors: threads that collect garbage beside them would only take turns with them. They end before it
 * pays to collect what is old, or to forget what was compiled.
 */
const execArgv = [
  '--single-threaded-gc',
  '--min-semi-space-size=16',
  '--max-semi-space-size=64',
  '--initial-old-space-size=1000',
  '--no-flush-bytecode',
];

export default defineConfig({
  test: {
    // Also where CI is not set: what is left out by one `only` would not be missed.
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'unit',
          ...BY_NODE,
          execArgv,
          // By itself vitest leaves one processor idle, which is half of a machine with two.
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
          // They change nothing outside themselves, so a worker keeps what it has loaded.
          isolate: false,
          include: [
            'contract/**/*.test.ts',
            'verifier/**/*.test.ts',
            'interviewer/**/*.test.ts',
            'law/**/*.test.ts',
            'server/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'web/build/**/*.test.ts',
          ],
          // A busy machine is no failure.
          expect: PATIENT,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          ...BY_NODE,
          execArgv,
          // Servers wait for each other, for PostgreSQL and for time to pass more than they work.
          maxWorkers: 2 * availableParallelism(),
          sequence: { groupOrder: 3 },
          // Nor do they leave anything in the process: each file stops what it started.
          isolate: false,
          // For the threads that read interviews, which every process starts anew.
          env: { NODE_COMPILE_CACHE: COMPILE_CACHE },
          include: ['server/tests/**/*.test.ts'],
          globalSetup: ['server/tests/support/global-setup.ts'],
          expect: PATIENT,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'web',
          // Screens wait for their timers now and then.
          maxWorkers: Math.ceil(1.5 * availableParallelism()),
          sequence: { groupOrder: 2 },
          // As far apart as processes of their own, and started in a fraction of the time.
          pool: 'vmThreads',
          root: '.',
          setupFiles: ['web/test-setup.ts'],
          include: ['web/src/**/*.test.{ts,tsx}'],
          expect: PATIENT,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
