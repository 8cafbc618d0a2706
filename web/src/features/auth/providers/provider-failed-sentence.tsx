import { useLanguageChoice } from '#web/i18n/language-choice.ts';
import { useTexts } from '#web/i18n/use-texts.ts';

/** The spec's own words (8), in English on a French screen too; a language that the person chose goes before. */
const exact = (name: string): string => `An error occurred during ${name} sign in`;

/** What is said when signing in with a provider failed and the reason is not known. */
export const ProviderFailedSentence = ({ name }: { name: string | undefined }) => {
  const { t } = useTexts('auth');
  const hasChosen = useLanguageChoice() !== null;
  if (hasChosen) return t('oauth.failed', { name: name ?? t('oauth.provider') });
  return <span lang="en">{exact(name ?? 'this provider')}</span>;
};
