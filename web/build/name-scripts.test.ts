import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ensureNamedByContent, nameByContent } from './name-scripts.ts';

const SCRIPTS = ['theme.js', 'way-out.js', 'frame.js'];

/** A build whose theme.js is this one. */
const built = async (theme: string) => {
  const dir = await mkdtemp(join(tmpdir(), 'recueil-build-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await mkdir(join(dir, 'assets'));
  await writeFile(
    join(dir, 'index.html'),
    '<script src="/theme.js"></script><script src="/way-out.js" defer>',
  );
  await writeFile(join(dir, 'pages.json'), '{"frame":"/frame.js"}');
  for (const script of SCRIPTS) await writeFile(join(dir, script), script === 'theme.js' ? theme : script);
  return dir;
};
const read = (dir: string, name: string) => readFile(join(dir, name), 'utf8');
const namesIn = (text: string) => text.match(/\/[\w/.-]+\.js/g) ?? [];

it('the page of a build names the scripts of that build, which no other build has', async () => {
  const [old, next] = await Promise.all([built('old'), built('new')]);
  await Promise.all([old, next].map(nameByContent));
  const [oldTheme = '', oldWayOut] = namesIn(await read(old, 'index.html'));
  const [theme = '', wayOut] = namesIn(await read(next, 'index.html'));
  expect(theme).toMatch(/^\/assets\/theme-[\w-]{8}\.js$/);
  expect(await read(next, theme)).toBe('new');
  expect(await readdir(join(next, 'assets'))).not.toContain(oldTheme.slice('/assets/'.length));
  // What stayed as it was keeps its name.
  expect(wayOut).toBe(oldWayOut);
  const [frame = ''] = namesIn(await read(next, 'pages.json'));
  expect(await read(next, frame)).toBe('frame.js');
  expect(await readdir(next)).toEqual(expect.not.arrayContaining(SCRIPTS));
});

it('a build with a script that has the same name in every build is refused', () => {
  expect(() => ensureNamedByContent(['assets/first-CC1V6hVq.js', 'icon.svg'])).not.toThrow();
  expect(() => ensureNamedByContent(['assets/first-CC1V6hVq.js', 'theme.js'])).toThrow('theme.js');
});
