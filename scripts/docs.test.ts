import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { INTERVIEWS, INTERVIEWS_DIR, transcriptOf } from './transcripts.ts';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const pages = files.filter((file) => /^(README|docs\/.+)\.md$/.test(file));

/** Whether a file or a folder with this path, or this end of a path, is in the repository. */
const isThere = (path: string): boolean => {
  const name = path.replace(/^(\.\.\/)+/, '');
  return files.some((file) =>
    name.endsWith('/') ? `/${file}`.includes(`/${name}`) : `/${file}`.endsWith(`/${name}`),
  );
};

/** Files and folders that a page names in backticks or links to, and that should therefore exist. */
const namedIn = (page: string): string[] => {
  const text = readFileSync(join(root, page), 'utf8');
  const quoted = [...text.matchAll(/`([\w./$-]+\.(?:tsx?|mjs|cjs|sql|md))`/g)].map(
    (match) => match[1] as string,
  );
  const folders = [
    ...text.matchAll(
      /`((?:contract|docs|e2e|features|modules|platform|scripts|server|verifier|web)\/[\w./-]*\/)`/g,
    ),
  ].map((match) => match[1] as string);
  const linked = [...text.matchAll(/\]\(([\w./-]+\.(?:md|png))\)/g)].map((match) =>
    basename(match[1] as string),
  );
  return [...quoted, ...folders, ...linked];
};

describe('the documentation', () => {
  it('has pages', () => {
    expect(pages.length).toBeGreaterThan(10);
  });

  it.each(pages)('%s names only files that exist', (page) => {
    expect(namedIn(page).filter((name) => !isThere(name))).toEqual([]);
  });
});

describe('the codes of the auth service', () => {
  const source = readFileSync(join(root, 'server/src/modules/auth/foundation/errors.ts'), 'utf8');
  const declared = source.slice(source.indexOf('AuthErrorCode'), source.indexOf(';'));
  const codes = [...declared.matchAll(/'(\w+)'/g)].map((match) => match[1] as string);
  const table = readFileSync(join(root, 'docs/auth-codes.md'), 'utf8');
  const rows = [...table.matchAll(/^\| `(\w+)` \|.*\| ([^|]+) \|$/gm)];

  it('are all in the table, and no other', () => {
    expect(codes.length).toBeGreaterThan(40);
    expect(rows.map((row) => row[1])).toEqual(codes);
  });

  it.each(rows.map((row) => [row[1] as string, row[2] as string]))('%s stands in a test', (code, tests) => {
    const named = [...tests.matchAll(/`([^`]+)`/g)].map((match) => match[1] as string);
    const holding = named.filter((name) =>
      readFileSync(join(root, 'server/tests/auth', name), 'utf8').includes(code),
    );
    expect(holding.length).toBeGreaterThan(0);
    expect(holding).toEqual(named);
  });
});

describe('the interviews in docs/interviews', () => {
  it.each(INTERVIEWS)(
    '$file is what the guide says today (node scripts/transcripts.ts)',
    async (interview) => {
      const page = readFileSync(join(INTERVIEWS_DIR, interview.file), 'utf8');
      expect(page).toBe(await transcriptOf(interview));
    },
  );
});
