/**
 * When the corpus tests of the assistant (the vitest project `assistant`) have to run. They are long and depend on
 * nothing but the assistant's folder and what it imports, so `npm test` leaves them out while those files, and the versions
 * of the packages that they import, are the ones with which `npm run corpus` last passed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { ROOT } from './environment.mjs';

export const CORPUS_PROJECT = 'assistant';
export const ASSISTANT_FOLDER = 'server/src/modules/assistant';
/** Committed: the hash of the files with which the corpus tests last passed. */
const PASSED_FILE = 'scripts/corpus/passed.sha256';

/** @returns the files that the corpus tests depend on, relative to `root`, with `/`, in a fixed order */
export const corpusFiles = (root = ROOT) => {
  const files = new Set();
  const aliases = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports;
  const visit = (path) => {
    if (files.has(path)) return;
    files.add(path);
    for (const imported of importsOf(root, path, aliases)) visit(imported);
  };
  for (const path of filesBelow(root, ASSISTANT_FOLDER)) visit(path);
  return [...files].sort();
};

/** @returns a SHA-256 in hex of the names and the bytes of all files, and of the versions of all packages, that the corpus tests depend on */
export const corpusHash = (root = ROOT) => {
  const hash = createHash('sha256');
  for (const path of corpusFiles(root)) {
    const content = readFileSync(join(root, path));
    // The length keeps the end of one file and the name of the next apart.
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  for (const name of packagesOf(root)) hash.update(`${name}\0${versionOf(root, name)}\0`);
  return hash.digest('hex');
};

/** @returns whether the corpus tests have to run, and the line that says so */
export const corpusDecision = (root = ROOT) => {
  const path = join(root, PASSED_FILE);
  const passed = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  return corpusHash(root) === passed
    ? {
        runs: false,
        why: `corpus tests: left out, because ${ASSISTANT_FOLDER} and what it imports are as when they last passed (npm run corpus runs them)`,
      }
    : {
        runs: true,
        why: `corpus tests: run, because ${ASSISTANT_FOLDER} or what it imports changed since they last passed (npm run corpus keeps the new hash)`,
      };
};

/** Keeps the hash of the files with which the corpus tests passed. */
export const keepCorpusHash = (hash, root = ROOT) => writeFileSync(join(root, PASSED_FILE), `${hash}\n`);

const filesBelow = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));

const IMPORT = /\b(?:from|import)\s*\(?\s*'([.#][^']+)'|new URL\('(\.[^']+)'/g;

const PACKAGE = /\b(?:from|import)\s*\(?\s*'((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?'/g;

/** The packages that these files import, in a fixed order. Node's own are named `node:…` and are none. */
const packagesOf = (root) => {
  const found = corpusFiles(root)
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path))
    .flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(PACKAGE)].map(([, name]) => name));
  return [...new Set(found)].sort();
};

const versionOf = (root, name) =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages[`node_modules/${name}`]?.version;

/** The repository's own files that a file imports. */
const importsOf = (root, path, aliases) => {
  if (!/\.[cm]?[jt]sx?$/.test(path)) return [];
  const source = readFileSync(join(root, path), 'utf8');
  return [...source.matchAll(IMPORT)]
    .map(([, imported, url]) => resolveImport(path, imported ?? url, aliases))
    .filter((found) => existsSync(join(root, found)) && statSync(join(root, found)).isFile());
};

const resolveImport = (from, specifier, aliases) => {
  const alias = Object.keys(aliases).find((key) => specifier.startsWith(key.replace('*', '')));
  const target = alias
    ? join(aliases[alias].replace('*', ''), specifier.slice(alias.length - 1))
    : join(dirname(from), specifier);
  return target.split(sep).join('/');
};
