import type { Language } from '#contract/account/preference-values.ts';

export { LANGUAGES, type Language } from '#contract/account/preference-values.ts';

/** BCP 47 tags for dates, numbers and React Aria. English dates stay day-first: readers are in France. */
export const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, string>;
