/**
 * How much JavaScript a first visit of /login loads, compressed as the server sends it (brotli).
 *
 *     node web/bundle-size.ts
 *
 * Counted: the entry and its static imports, the route's chunk with its imports, the catalogue that the
 * route loads, and the scripts of index.html. Not counted: what only a stored session, a submit or another page
 * loads.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

/** The budget of a first visit of /login. */
export const LOGIN_BUDGET_BYTES = 150_000;

const ROUTE = 'src/routes/login.tsx?tsr-split=component';
/** Loaded by the route's loader. */
const CATALOGUES = ['src/i18n/fr/auth.ts'];
/** The scripts of web/public, as the build names them (build/name-scripts.ts). */
const PAGE_SCRIPTS = /^(?:theme|frame|way-out)-[\w-]{8}\.js$/;

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}
type Manifest = Record<string, ManifestChunk>;

export interface BundleReport {
  totalBytes: number;
  files: { file: string; bytes: number }[];
}

const brotliBytes = (content: Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .byteLength;

/** The files of a chunk and of everything it statically imports. */
const closure = (manifest: Manifest, key: string, found = new Set<string>()): Set<string> => {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build's manifest has no ${key}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) closure(manifest, imported, found);
  return found;
};

/** Measures a build (`web/dist` unless told otherwise). Throws when there is none. */
export const measureLogin = (dist: string = join(import.meta.dirname, 'dist')): BundleReport => {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error("The build's manifest has no entry");
  const files = new Set(
    readdirSync(join(dist, 'assets'))
      .filter((name) => PAGE_SCRIPTS.test(name))
      .map((name) => `assets/${name}`),
  );
  for (const key of [entry, ROUTE, ...CATALOGUES]) {
    for (const file of closure(manifest, key)) if (file.endsWith('.js')) files.add(file);
  }
  const measured = [...files]
    .map((file) => ({ file, bytes: brotliBytes(readFileSync(join(dist, file))) }))
    .sort((a, b) => b.bytes - a.bytes);
  return { totalBytes: measured.reduce((sum, { bytes }) => sum + bytes, 0), files: measured };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { totalBytes, files } = measureLogin();
  for (const { file, bytes } of files) console.log(`${String(bytes).padStart(8)}  ${file}`);
  console.log(`${String(totalBytes).padStart(8)}  in all, of ${LOGIN_BUDGET_BYTES}`);
  if (totalBytes > LOGIN_BUDGET_BYTES) process.exitCode = 1;
}
