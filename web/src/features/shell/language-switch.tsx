import { useId } from 'react';
import { chooseLanguage } from '#web/i18n/language-choice.ts';
import { LANGUAGES, type Language } from '#web/i18n/languages.ts';
import { i18n } from '#web/i18n/texts.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { announce } from '#web/ui/messages/announce.ts';

/** Said in the language that was chosen, once its texts are there. */
const choose = async (language: Language): Promise<void> => {
  await chooseLanguage(language);
  announce(i18n.getFixedT(language, 'common')('language.chosen'));
};

/**
 * Français / English, each in its own language: two radio buttons, so that the arrow keys work and a screen reader says which
 * one holds. The choice holds for every screen of this browser.
 */
export const LanguageSwitch = ({ className }: { className?: string }) => {
  const { t, language } = useTexts('common');
  const name = useId();
  return (
    <fieldset className={classNames('flex items-center', className)}>
      <legend className="sr-only">{t('language.label')}</legend>
      <div className="flex rounded-box border border-edge">
        {LANGUAGES.map((option) => (
          <label
            key={option}
            className="relative flex min-h-(--target) cursor-pointer items-center rounded-[8px] px-2.5 text-sm text-ink-soft hover:text-ink has-checked:bg-teal-tint has-checked:font-semibold has-checked:text-teal has-focus-visible:outline-2 has-focus-visible:outline-teal"
          >
            {/* Over the whole label: what is pressed is the control itself, and the ring of its focus is the label's. */}
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === language}
              onChange={() => void choose(option)}
              className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-[8px] outline-none"
            />
            <span lang={option}>{t(`language.${option}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
