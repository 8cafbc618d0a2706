import type { TFunction } from 'i18next';
import type { Dossier } from '#contract/dossiers.ts';
import type { Language } from '#web/i18n/languages.ts';
import { dayAndTime } from '#web/lib/dates.ts';

/**
 * A letter to begin with: it says which dossier this is and of when, and nothing of what happened. Everything else stands in brackets, for the
 * person to write.
 */
export const proposedLetter = (
  { title, taken_at, created_at }: Pick<Dossier, 'title' | 'taken_at' | 'created_at'>,
  t: TFunction<'sharing'>,
  language: Language,
): string =>
  [
    t('letter.greeting'),
    t('letter.what', { title, moment: dayAndTime(taken_at ?? created_at, language) }),
    t('letter.request'),
    t('letter.reach'),
    t('letter.name'),
  ].join('\n\n');

/** The proposed text under what is written already, and once: where it stands, a second press adds nothing. */
export const withProposed = (written: string, proposed: string): string => {
  if (written.includes(proposed)) return written;
  return written.trim() === '' ? proposed : `${written.trim()}\n\n${proposed}`;
};

/** The first passage of the proposed text that nobody has replaced; null where there is none. Other brackets are the person's own. */
export const leftPlaceholder = (letter: string, t: TFunction<'sharing'>): string | null =>
  [t('letter.request'), t('letter.reach'), t('letter.name')].find((passage) => letter.includes(passage)) ??
  null;
