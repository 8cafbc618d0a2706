import { chooseLanguage, useLanguageChoice } from '#web/i18n/language-choice.ts';
import { useLanguage, useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { loadArticles } from './articles/load-articles.ts';

const readInFrench = async (): Promise<void> => {
  // So that the page changes at once; without them it waits for them by itself.
  await loadArticles('fr').catch(() => undefined);
  await chooseLanguage('fr');
};

/** The spec has most of these pages in English: whoever has not chosen a language is offered French, in French. */
export const InFrench = () => {
  const { t } = useTexts('help');
  const isEnglish = useLanguage() === 'en';
  if (useLanguageChoice() !== null || !isEnglish) return null;
  return (
    <p lang="fr" className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      {t('inFrench')}
      <Button variant="secondary" onPress={() => void readInFrench()}>
        {t('readInFrench')}
      </Button>
    </p>
  );
};
