import { useTexts } from '#web/i18n/use-texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { EnglishSentence } from './english-sentence.tsx';

/** After a sign-out of which the server could not be told: this browser has forgotten the session all the same. */
export const SignOutFailure = () => {
  const { t } = useTexts('auth');
  return (
    <Notice tone="danger">
      <p className="font-semibold">
        <EnglishSentence sentence={(exact) => exact('signOut.failed')} />
      </p>
      <p>{t('signOut.what')}</p>
    </Notice>
  );
};
