import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { TEST_SET } from '../interviewer/evaluation/test-set.ts';
import { node, ROOT } from './environment.mjs';

const folder = mkdtempSync(join(tmpdir(), 'recueil-figures-'));
const locked = join(folder, 'locked');
mkdirSync(locked);
writeFileSync(join(locked, 'talks.json'), JSON.stringify(TEST_SET));
symlinkSync(locked, join(folder, 'open'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const figures = (...args: string[]) =>
  spawnSync(node, ['scripts/interviewer-figures.ts', ...args], { cwd: ROOT, encoding: 'utf8' });

it.each([
  ['--conversation=store', locked],
  ['--details', join(folder, 'open')],
])('refuses %s for a locked set, by whatever name', (option, set) => {
  const { status, stdout, stderr } = figures('--set', set, option);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('locked');
});

it('prints the size of a locked set, and none of its words', () => {
  const { status, stdout } = figures('--set', locked, '--subject', 'scripts/interviewer-figures.fixture.ts');
  expect(status).toBe(0);
  expect(stdout).toContain('2 conversations, 9 turns');
  expect(stdout).not.toContain('calandre');
});

it('says that there is no such set', () => {
  expect(figures('--set', join(folder, 'none')).stderr).toContain('No such set');
});
