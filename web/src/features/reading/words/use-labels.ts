import type { TFunction } from 'i18next';
import { use, useMemo } from 'react';
import type { Language } from '#web/i18n/languages.ts';
import type { TextTree } from '#web/i18n/translate.ts';
import { textsOf, useReading } from './reading-texts.tsx';

type Name = 'exhibits' | 'incidents' | 'journal' | 'persons';
type Trees = Record<Name, TextTree>;

const LOADS: Record<Language, () => Promise<{ default: Trees }>> = {
  fr: () => import('./labels-fr.ts'),
  en: () => import('./labels-en.ts'),
};
const loads = new Map<Language, Promise<Trees>>();

/** Loaded with the first dossier that is shown in a language; the same promise each time, so that `use()` can wait on it. */
const labelsIn = (language: Language): Promise<Trees> => {
  const loading = loads.get(language) ?? LOADS[language]().then((module) => module.default);
  loads.set(language, loading);
  return loading;
};

export interface Labels {
  when: TFunction<'incidents'>;
  /** A value that this page has no name for is shown as it is. */
  of(list: 'type' | 'priority' | 'status' | 'part' | 'exhibit' | 'entry', value: string): string;
}

const WHERE = {
  type: ['incidents', 'type'],
  priority: ['incidents', 'priority'],
  status: ['incidents', 'status'],
  part: ['persons', 'part'],
  exhibit: ['exhibits', 'type'],
  entry: ['journal', 'type'],
} as const;

/** The names of types, statuses and the like in the language of the page. Suspends while they load. */
export const useLabels = (): Labels => {
  const { language } = useReading();
  const trees = use(labelsIn(language));
  return useMemo(
    () => ({
      when: textsOf<'incidents'>(trees.incidents, language),
      of: (list, value) => {
        const [name, branch] = WHERE[list];
        const names = trees[name][branch];
        const label = typeof names === 'object' && Object.hasOwn(names, value) ? names[value] : undefined;
        return typeof label === 'string' ? label : value;
      },
    }),
    [trees, language],
  );
};
