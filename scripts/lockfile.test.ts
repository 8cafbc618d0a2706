import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the lockfile says of each package where it is and what it must be, Node 24 for each kind of machine among them', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string; resolved?: string; integrity?: string; inBundle?: boolean }>;
  };
  const installed = Object.entries(packages).filter(([path, { inBundle }]) => path !== '' && !inBundle);
  expect(installed.length).toBeGreaterThan(500);
  const unsaid = installed.filter(
    ([, { resolved, integrity }]) =>
      !resolved?.startsWith('https://registry.npmjs.org/') || !integrity?.startsWith('sha512-'),
  );
  expect(unsaid.map(([path]) => path)).toEqual([]);
  for (const machine of ['linux-x64', 'linux-arm64', 'win-x64']) {
    expect(packages[`node_modules/node-${machine}`]?.version).toMatch(/^24\./);
  }
});
