/** What `pages.json` of a build tells the server: how each page begins before its scripts are there. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin, Rollup } from 'vite';
import { KEPT } from './reach.ts';

export interface BuiltPages {
  /** By path and configuration (frames/frames.tsx), in both languages. */
  doors: Record<string, string>;
  /** By path. */
  waits: Record<string, string>;
  /** The scripts that a page begins with, by path; under `*` those that every page has: the entry, then what it imports. */
  scripts: Record<string, string[]>;
  /** The script that chooses among the frames (public/frame.js). */
  frame: string;
}

const SOURCES = resolve(import.meta.dirname, '../src');
const ROUTES = `${SOURCES}/routes/`;
const DRAWER = resolve(import.meta.dirname, 'draw-frames.ts');
const MAX_DRAWN_BYTES = 16 * 2 ** 20;
const ENTRY = `${resolve(SOURCES, '..')}/index.html`;

/** Draws the frames (frames/frames.tsx) and lists each route's scripts, so that none of them waits for another to ask for it. */
export const pages = (): Plugin => ({
  name: 'recueil:pages',
  apply: 'build',
  async generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
    const start = chunks.find(({ facadeModuleId }) => facadeModuleId === ENTRY);
    // The gallery has no pages.
    if (start === undefined) return;
    const { stdout } = await promisify(execFile)(process.execPath, [DRAWER], { maxBuffer: MAX_DRAWN_BYTES });
    const drawn = JSON.parse(stdout) as Pick<BuiltPages, 'doors' | 'waits'>;
    const scripts = scriptsOf(chunks, start, (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
    const built: BuiltPages = { ...drawn, scripts, frame: '/frame.js' };
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(built) });
  },
});

type Chunk = Rollup.OutputChunk;

const scriptsOf = (chunks: Chunk[], start: Chunk, lazyOf: (id: string) => readonly string[]) => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));
  /** A chunk and everything that it imports. */
  const closure = (chunk: Chunk, found = new Set<string>()): Set<string> => {
    if (found.has(chunk.fileName)) return found;
    found.add(chunk.fileName);
    for (const file of chunk.imports) {
      const imported = byFile.get(file);
      if (imported !== undefined) closure(imported, found);
    }
    return found;
  };
  const always = closure(start);
  const scripts: Record<string, string[]> = { '*': [...always] };
  for (const id of start.moduleIds.concat(...[...always].map((file) => byFile.get(file)?.moduleIds ?? []))) {
    const path = pathOf(id);
    if (path === null) continue;
    const found = new Set<string>();
    for (const parent of parentsOf(id)) {
      for (const lazy of [...lazyOf(parent), ...cataloguesOf(parent), ...alsoFor(parent)]) {
        const chunk = byModule.get(lazy);
        if (chunk !== undefined) closure(chunk, found);
      }
    }
    scripts[path] = [...found].filter((file) => !always.has(file));
  }
  return scripts;
};

/** The path of a route's file as the router reads it; null for what is none, and for paths with parameters. */
const pathOf = (id: string): string | null => {
  if (!id.startsWith(ROUTES) || !id.endsWith('.tsx') || id.includes('$')) return null;
  const parts = relative(ROUTES, id)
    .replace(/\.tsx$/, '')
    .split(/[/.]/);
  if (parts.at(-1)?.startsWith('_')) return null;
  const named = parts.filter((part) => !part.startsWith('_') && part !== 'index');
  return `/${named.map((part) => part.replace(/_$/, '')).join('/')}`;
};

/** The route's file and the layout around it. */
const parentsOf = (id: string): string[] =>
  id.startsWith(`${ROUTES}_app/`) ? [`${ROUTES}_app.tsx`, id] : [id];

/** Behind the door somebody is signed in: auth-js is loaded with the shell, and what opens the texts that are kept here. */
const alsoFor = (id: string): string[] =>
  id === `${ROUTES}_app.tsx` ? [`${SOURCES}/lib/session/client/auth-client-module.ts`, ...KEPT] : [];

/** The catalogues that the route's loader asks for, in the language that the page speaks unless the person chose one. */
const cataloguesOf = (id: string): string[] =>
  [...readFileSync(id, 'utf8').matchAll(/loadTexts\(\s*\[([^\]]*)\](?:, '(\w+)')?/g)].flatMap(
    ([, names = '', language = 'fr']) =>
      [...names.matchAll(/\w+/g)].map(([name]) => `${SOURCES}/i18n/${language}/${name}.ts`),
  );
