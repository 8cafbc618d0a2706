import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = resolve(import.meta.dirname, '../src');
const screenOf = (route: string) => `${SOURCES}/routes/${route}.tsx?tsr-split=component`;

/** What a first visit of the sign-in screen loads. */
const FIRST_VISIT = [`${SOURCES}/main.tsx`, screenOf('login'), `${SOURCES}/i18n/fr/auth.ts`];
/** What stands around every screen behind it. */
const SHELL = [screenOf('_app')];
const sources = (...paths: string[]) => paths.map((path) => `${SOURCES}/${path}`);
/** Opens what is kept in this browser, before any screen looks for it. */
export const KEPT = sources(
  'lib/kept-files/left-files.ts',
  'lib/kept-files/open-kept.ts',
  'lib/kept-files/seal-older.ts',
  'lib/sealing/browser-key.ts',
);
/** What the shell begins by itself once a screen is shown: together, so that it brings nothing else of the screens with it. */
const BEHIND = sources(
  'features/journal/quick-note/quick-note-host.tsx',
  'features/journal/sending/sending-host.tsx',
  'features/notices/drafts/draft-reminder-host.tsx',
  'lib/kept-files/follow-left-files.ts',
);
/** The screens that a day begins with; each is a file, and what two of them share is one. */
const SCREENS: Record<string, string> = {
  home: screenOf('_app/app-home'),
  journal: screenOf('_app/journal-de-bord'),
  incidents: screenOf('_app/incidents/index'),
  assistant: screenOf('_app/ia-call'),
};
/** What two of them share; what the lightest one needs too stands apart, so that it loads no more. */
const sharedBy = (known: string | undefined, name: string): string => {
  if (known === undefined) return name;
  return known === 'home' || known === 'screens' ? 'screens' : 'records';
};
/** One module each, of which a screen takes some: they are all small, and stand together. */
const ICONS = /lucide-react\/dist\/esm\/icons\//;

/**
 * Knows which screens need a module, with everything that they import, and so in which file of the build it belongs. Left
 * alone, what screens share falls into dozens of tiny files, which are asked for a few at a time and compress badly.
 */
export const reach = (): { plugin: Plugin; fileOf: (id: string) => string | null } => {
  const files = new Map<string, string>();
  return {
    fileOf: (id) => (ICONS.test(id) ? 'icons' : (files.get(id) ?? null)),
    plugin: {
      name: 'recueil:reach',
      apply: 'build',
      buildEnd() {
        const reachedFrom = (beginnings: readonly string[]): Set<string> => {
          const found = new Set<string>();
          const waiting = [...beginnings];
          for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
            if (found.has(id)) continue;
            found.add(id);
            waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
          }
          return found;
        };
        for (const [name, screen] of Object.entries(SCREENS))
          for (const id of reachedFrom([screen])) files.set(id, sharedBy(files.get(id), name));
        for (const id of reachedFrom(BEHIND)) files.set(id, 'behind');
        for (const id of reachedFrom(KEPT)) files.set(id, 'kept');
        for (const id of reachedFrom(SHELL)) files.set(id, 'shell');
        // Their file is made by vite.config.ts.
        for (const id of reachedFrom(FIRST_VISIT)) files.delete(id);
      },
    },
  };
};
