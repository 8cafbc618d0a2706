import { chooseLanguage, useLanguageChoice } from '#web/i18n/language-choice.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';

/** The spec has these pages in English: whoever has not chosen a language is offered French, in French. */
export const InFrench = () => {
  const { t } = useTexts('help');
  if (useLanguageChoice() !== null) return null;
  return (
    <p lang="fr" className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      {t('inFrench')}
      <Button variant="secondary" onPress={() => void chooseLanguage('fr')}>
        {t('readInFrench')}
      </Button>
    </p>
  );
};
