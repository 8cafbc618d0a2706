import type { DossierTimestamp } from '#contract/dossiers.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';

/** Says of a time-stamp who gave it and whether it says that it is qualified, or that there is none. */
export const useTimestampText = (): ((timestamp: DossierTimestamp) => string) => {
  const { t, language } = useTexts('dossier');
  return ({ state, at, authority, says_qualified }) => {
    if (state !== 'stamped' || at === null)
      return t(state === 'none' ? 'list.timestamp.none' : 'list.timestamp.failed');
    const stamped = t('list.timestamp.stamped', {
      moment: dayAndTime(at, language),
      authority: authority ?? t('list.timestamp.unnamed'),
    });
    return `${stamped} ${t(says_qualified ? 'list.timestamp.qualified' : 'list.timestamp.notQualified')}`;
  };
};
