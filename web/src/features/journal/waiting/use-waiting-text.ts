import { useTexts } from '#web/i18n/use-texts.ts';
import { isRemembered } from '#web/lib/session/kept/remember.ts';

/** Where what waits is kept, and for how long: without "Se souvenir de moi" no longer than the tab. */
export const useWaitingText = (): string => {
  const { t } = useTexts('journal');
  return t(isRemembered() ? 'unsent.explained' : 'unsent.explainedTab');
};
