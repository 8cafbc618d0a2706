import { TEXT_SIZES, THEMES } from '#contract/account/preference-values.ts';
import { chooseLanguage, useLanguageChoice } from '#web/i18n/language-choice.ts';
import { LANGUAGES } from '#web/i18n/languages.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { choosePreference, usePreference } from '#web/lib/preferences/preferences.ts';
import { SettingsSection } from '../settings-section.tsx';
import { ChoiceRow } from './choice-row.tsx';

/** Language, appearance and text size: they apply at once, everywhere. */
export const DisplaySection = () => {
  const { t } = useTexts('settings');
  const { t: common } = useTexts('common');
  const { t: shell } = useTexts('shell');
  // Not the language of this page: while none was chosen, each screen keeps its own.
  const language = useLanguageChoice();
  const theme = usePreference('theme');
  const size = usePreference('text_size');
  return (
    <SettingsSection title={t('display.title')}>
      <p className="max-w-[65ch] text-ink-soft">{t('display.intro')}</p>
      <ChoiceRow
        label={t('display.language')}
        value={language}
        choices={LANGUAGES}
        textOf={(choice) => common(`language.${choice}`)}
        langOf={(choice) => choice}
        onChoose={(choice) => void chooseLanguage(choice)}
      />
      <ChoiceRow
        label={t('display.theme')}
        value={theme}
        choices={THEMES}
        textOf={(choice) => shell(`theme.${choice}`)}
        onChoose={(choice) => choosePreference('theme', choice)}
      />
      <ChoiceRow
        label={t('display.textSize')}
        value={size}
        choices={TEXT_SIZES}
        textOf={(choice) => t(`display.size.${choice}`)}
        onChoose={(choice) => choosePreference('text_size', choice)}
      />
    </SettingsSection>
  );
};
