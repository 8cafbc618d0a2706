import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = resolve(import.meta.dirname, '../src');
/** What a first visit of the sign-in screen loads, with everything that it imports. */
const BEGINNINGS = [
  `${SOURCES}/main.tsx`,
  `${SOURCES}/routes/login.tsx?tsr-split=component`,
  `${SOURCES}/i18n/fr/auth.ts`,
];

/** Knows the modules of a first visit, so that what the screens behind it share is put together without them. */
export const firstVisit = (): { plugin: Plugin; has: (id: string) => boolean } => {
  const found = new Set<string>();
  return {
    has: (id) => found.has(id),
    plugin: {
      name: 'recueil:first-visit',
      apply: 'build',
      buildEnd() {
        const waiting = [...BEGINNINGS];
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (found.has(id)) continue;
          found.add(id);
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
      },
    },
  };
};
