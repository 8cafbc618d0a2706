import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'contract/**/*.test.ts',
            'verifier/**/*.test.ts',
            'server/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/tests/**/*.test.ts'],
          globalSetup: ['server/tests/support/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: { name: 'web', root: '.', include: ['web/src/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
