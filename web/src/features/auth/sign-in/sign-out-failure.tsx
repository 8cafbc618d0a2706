import { useLanguageChoice } from '#web/i18n/language-choice.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Notice } from '#web/ui/messages/notice.tsx';

/** The spec's own words (8), in English on a French screen too; a language that the person chose goes before. */
const EXACT = 'An error occurred during sign out';

/** After a sign-out of which the server could not be told: this browser has forgotten the session all the same. */
export const SignOutFailure = () => {
  const { t } = useTexts('auth');
  const hasChosen = useLanguageChoice() !== null;
  return (
    <Notice tone="danger">
      <p className="font-semibold">{hasChosen ? t('signOut.failed') : <span lang="en">{EXACT}</span>}</p>
      <p>{t('signOut.what')}</p>
    </Notice>
  );
};
