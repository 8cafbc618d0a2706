import { chooseLanguage } from '#web/i18n/language-choice.ts';
import { LANGUAGES } from '#web/i18n/languages.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Français / English: the choice holds for every screen of this browser. */
export const LanguageSwitch = ({ className }: { className?: string }) => {
  const { t, language } = useTexts('common');
  return (
    <fieldset className={classNames('flex items-center', className)}>
      <legend className="sr-only">{t('language.label')}</legend>
      {LANGUAGES.map((option) => (
        <button
          key={option}
          type="button"
          lang={option}
          aria-pressed={option === language}
          onClick={() => void chooseLanguage(option)}
          className="min-h-(--target) cursor-pointer rounded-box px-3 text-sm text-ink-soft hover:text-ink aria-pressed:font-semibold aria-pressed:text-teal aria-pressed:underline aria-pressed:underline-offset-4"
        >
          {t(`language.${option}`)}
        </button>
      ))}
    </fieldset>
  );
};
