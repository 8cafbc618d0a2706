import type { Language } from '#web/i18n/languages.ts';

/**
 * The language of a page of the help while the person has chosen none. The spec has them in English; whom to call is in
 * the language of the shell around it: nobody in danger searches for a language.
 */
export const helpLanguage = (article?: string): Language => (article === 'qui-appeler' ? 'fr' : 'en');
