import { useTexts } from '#web/i18n/use-texts.ts';
import { chooseTheme, THEMES, useTheme } from '#web/lib/theme.ts';
import { LanguageSwitch } from './language-switch.tsx';

/** The language of the interface and its appearance, kept in this browser. */
export const DisplaySettings = () => {
  const { t } = useTexts('later');
  const { t: shell } = useTexts('shell');
  const theme = useTheme();
  return (
    <section className="mb-10 flex flex-col gap-4">
      <h2 className="text-xl">{t('display.title')}</h2>
      <div>
        <p aria-hidden="true" className="text-sm font-semibold">
          {t('display.language')}
        </p>
        <LanguageSwitch />
      </div>
      <fieldset>
        <legend className="text-sm font-semibold">{t('display.theme')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {THEMES.map((value) => (
            <label key={value} className="flex min-h-(--target) cursor-pointer items-center gap-2">
              <input
                type="radio"
                name="theme"
                value={value}
                checked={theme === value}
                onChange={() => chooseTheme(value)}
                className="size-5 accent-teal"
              />
              {shell(`theme.${value}`)}
            </label>
          ))}
        </div>
      </fieldset>
    </section>
  );
};
