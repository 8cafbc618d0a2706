import type { Plugin } from 'vite';

const CATALOGUE =
  /react-(?:aria|stately|aria-components)\/dist\/private\/intl\/(?:[^/]+\/)?([a-z]{2}-[A-Z]{2})\.mjs$/;
const KEPT = new Set(['fr-FR', 'en-US']);

/**
 * React Aria ships its few built-in texts in more than thirty languages. We speak two of them, so the other
 * catalogues become empty modules; they would be most of the date picker's weight.
 */
export const keepOnlyOurLocales = (): Plugin => ({
  name: 'recueil:keep-only-our-locales',
  enforce: 'pre',
  load(id) {
    const locale = CATALOGUE.exec(id)?.[1];
    return locale === undefined || KEPT.has(locale) ? null : 'export default {};';
  },
});
