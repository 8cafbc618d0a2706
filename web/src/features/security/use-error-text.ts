import { useCallback } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { errorTextKey } from './security-error.ts';

/** Says any error of /auth/v1 in the language of the screen, by its code. */
export const useErrorText = (): ((error: unknown) => string) => {
  const { t } = useTexts('security');
  const { t: auth } = useTexts('auth');
  return useCallback(
    (error: unknown) => {
      const text = errorTextKey(error);
      return text.catalogue === 'auth' ? auth(`error.${text.key}`) : t(`error.${text.key}`);
    },
    [t, auth],
  );
};
