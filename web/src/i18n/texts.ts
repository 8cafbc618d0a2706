import type { TFunction } from 'i18next';
import type { Namespace } from './catalogues.ts';
import common from './fr/common.ts';
import type { Language } from './languages.ts';
import { type TextTree, type TextValues, translate } from './translate.ts';

/**
 * How the product is called: the page says it, so that the first words on the screen name it right. Where it does not (in
 * tests, under the development server) it is called Recueil until `/api/config` is known.
 */
const nameInPage = (): string =>
  (typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content) || 'Recueil';

/** Values that every text may name. */
const variables = { product: nameInPage() };

/**
 * The catalogues that are loaded. The common one in French is always there: the boot, the error screens and every component of
 * `ui` speak with it, even offline.
 */
const loaded = new Map<string, TextTree>([['fr/common', common]]);
const NO_TEXTS: TextTree = {};

/** The texts by language; there is no fall-back to the other one: a missing English text is a type error, no French sentence. */
export const i18n = {
  /** The texts of a namespace in one language, for a catalogue that is loaded. */
  getFixedT: <N extends Namespace>(language: Language, namespace: N): TFunction<N> =>
    ((key: string, values?: TextValues) =>
      translate(
        loaded.get(`${language}/${namespace}`) ?? NO_TEXTS,
        key,
        { ...variables, ...values },
        language,
      )) as unknown as TFunction<N>,
};

/** The name that `{product}` stands for. */
export const productName = (): string => variables.product;

export const setProductName = (name: string): void => {
  variables.product = name;
};

const keyOf = (namespace: string, language: Language): string => `./${language}/${namespace}.ts`;
const modules = import.meta.glob<{ default: TextTree }>(['./fr/*.ts', './en/*.ts', '!./fr/common.ts']);

const RETRY_AFTER_MS = 3_000;

/** A promise that React's `use()` reads without waiting once it is settled. */
interface Load extends Promise<void> {
  status?: 'fulfilled';
  value?: undefined;
}
const settled: Load = Object.assign(Promise.resolve(), { status: 'fulfilled' as const });
const loads = new Map<string, Load>([[keyOf('common', 'fr'), settled]]);

/** Loads one catalogue; the same promise each time, so that `use()` can wait on it. */
export const loadCatalogue = (namespace: Namespace, language: Language): Promise<void> => {
  const key = keyOf(namespace, language);
  const known = loads.get(key);
  if (known !== undefined) return known;
  const load = modules[key];
  if (load === undefined) throw new Error(`No catalogue ${key}`);
  const loading: Load = load().then(
    ({ default: texts }) => {
      loaded.set(`${language}/${namespace}`, texts);
      loading.status = 'fulfilled';
    },
    (error: unknown) => {
      // Offline for a moment: a later reader tries again. Not the next one at once: who reads while rendering is rendered
      // again by the failure, and would ask without end.
      setTimeout(() => loads.delete(key), RETRY_AFTER_MS);
      throw error;
    },
  );
  loads.set(key, loading);
  return loading;
};

/** Loads, in that language, everything that is already shown in another one. */
export const loadShownCatalogues = async (language: Language): Promise<void> => {
  const shown = new Set([...loads.keys()].map((key) => key.replace(/^.*\/|\.ts$/g, '') as Namespace));
  await Promise.all([...shown].map((namespace) => loadCatalogue(namespace, language)));
};
