import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ASSISTANT_FOLDER, corpusDecision, corpusFiles, corpusHash, keepCorpusHash } from './corpus-hash.mjs';

const lockOf = (version: string): string =>
  JSON.stringify({ packages: { 'node_modules/chrono-node': { version } } });

describe('the decision whether the corpus tests run', () => {
  let root: string;
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'recueil-corpus-'));
    write('package.json', JSON.stringify({ imports: { '#contract/*': './contract/*' } }));
    write('package-lock.json', lockOf('2.10.3'));
    write(`${ASSISTANT_FOLDER}/days.ts`, "import { parse } from 'chrono-node/fr';\n");
    write(`${ASSISTANT_FOLDER}/reading.ts`, "import type { Day } from '#contract/day.ts';\n");
    write(`${ASSISTANT_FOLDER}/corpus/stories.ts`, 'export const STORIES = [];\n');
    write(`${ASSISTANT_FOLDER}/thread.ts`, "new URL('../../platform/thread.ts', import.meta.url);\n");
    write('contract/day.ts', "export * from './hour.ts';\n");
    write('contract/hour.ts', 'export type Day = string;\n');
    write('contract/unused.ts', 'export {};\n');
    write('server/src/platform/thread.ts', 'export {};\n');
    write('scripts/corpus/README.md', '');
    keepCorpusHash(corpusHash(root), root);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('leaves them out, and says why, while nothing changed since they passed', () => {
    expect(corpusDecision(root)).toEqual({
      runs: false,
      why: expect.stringMatching(/left out, because .* as when they last passed/),
    });
  });

  it.each([
    ['a file of the folder', `${ASSISTANT_FOLDER}/reading.ts`],
    ['a corpus', `${ASSISTANT_FOLDER}/corpus/stories.ts`],
    ['a file of the contract that the folder imports', 'contract/day.ts'],
    ['a file that an imported file imports', 'contract/hour.ts'],
    ['a file that is loaded by its address', 'server/src/platform/thread.ts'],
  ])('runs them when one byte is added to %s', (_what, path) => {
    appendFileSync(join(root, path), ' ');
    expect(corpusDecision(root)).toEqual({
      runs: true,
      why: expect.stringMatching(/run, because .* changed/),
    });
  });

  it('runs them when an imported package has another version', () => {
    write('package-lock.json', lockOf('2.10.4'));
    expect(corpusDecision(root).runs).toBe(true);
  });

  it('runs them when a byte is replaced by another, of the same length', () => {
    write(`${ASSISTANT_FOLDER}/corpus/stories.ts`, 'export const STORIES = {};\n');
    expect(corpusDecision(root).runs).toBe(true);
  });

  it('runs them when a file is added, renamed or removed', () => {
    write(`${ASSISTANT_FOLDER}/words.json`, '{}');
    expect(corpusDecision(root).runs).toBe(true);
    keepCorpusHash(corpusHash(root), root);
    renameSync(join(root, ASSISTANT_FOLDER, 'words.json'), join(root, ASSISTANT_FOLDER, 'terms.json'));
    expect(corpusDecision(root).runs).toBe(true);
    keepCorpusHash(corpusHash(root), root);
    rmSync(join(root, ASSISTANT_FOLDER, 'terms.json'));
    expect(corpusDecision(root).runs).toBe(true);
  });

  it('runs them when they never passed', () => {
    rmSync(join(root, 'scripts/corpus/passed.sha256'));
    expect(corpusDecision(root).runs).toBe(true);
  });

  it('is not changed by a file that the folder does not import', () => {
    appendFileSync(join(root, 'contract/unused.ts'), ' ');
    expect(corpusDecision(root).runs).toBe(false);
  });
});

it('the hash covers every file of the assistant, and what it imports from outside', () => {
  const root = join(import.meta.dirname, '..');
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', ASSISTANT_FOLDER],
    { cwd: root, encoding: 'utf8' },
  );
  const files = corpusFiles(root);
  expect(files).toEqual(expect.arrayContaining(listed.split('\n').filter(Boolean)));
  expect(files).toEqual(
    expect.arrayContaining(['contract/interview.ts', 'server/src/platform/workers/worker-pool.ts']),
  );
});
