import { useCallback } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { problemCode } from './api-problem.ts';

/** Says any error of the API in the language of the screen, by its code. */
export const useProblemText = (): ((error: unknown) => string) => {
  const { t } = useTexts('errors');
  return useCallback((error: unknown) => t(problemCode(error)), [t]);
};
