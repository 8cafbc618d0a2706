import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem, problemCode } from '#web/lib/requests/api-problem.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';

/** Says why the profile could not be read or changed, in the words of spec.md, 8, where it has some. */
export const useProfileError = (doing: 'load' | 'update'): ((error: unknown) => string) => {
  const { t } = useTexts('profile');
  const problemText = useProblemText();
  return (error) => {
    if (isProblem(error, 'unauthenticated') || isProblem(error, 'session_ended')) {
      return t(doing === 'load' ? 'error.signedOut' : 'error.signedOutUpdate');
    }
    if (problemCode(error) === 'internal')
      return t(doing === 'load' ? 'error.loadUnknown' : 'error.updateUnknown');
    return problemText(error);
  };
};
