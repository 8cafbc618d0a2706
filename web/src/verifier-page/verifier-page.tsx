import { useEffect, useId, useState } from 'react';
import { VerifierPanel } from '../features/verifier/verifier-panel.tsx';
import type { VerifierTexts } from '../features/verifier/verifier-texts.ts';
import en from '../i18n/en/verifier.ts';
import fr from '../i18n/fr/verifier.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { type TextValues, translate } from '../i18n/translate.ts';
import { startHashing } from './start-hashing.ts';

const CATALOGUES = { fr, en };

/** As `useTexts` gives them, from catalogues that are in the file. */
const textsIn = (language: Language): VerifierTexts =>
  ((key: string, values?: TextValues) =>
    translate(CATALOGUES[language], key, values ?? {}, language)) as unknown as VerifierTexts;

/** The file that works offline: the same check as on /verifier, and nothing else of the app. */
export const VerifierPage = () => {
  const [language, setLanguage] = useState<Language>(/^fr\b/i.test(navigator.language) ? 'fr' : 'en');
  const t = textsIn(language);
  const title = t('offline.title');
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = title;
  }, [language, title]);
  return (
    <main className="mx-auto w-full max-w-2xl px-4 pt-6 pb-16">
      <LanguageChoice t={t} language={language} onChoose={setLanguage} />
      <h1 className="mt-4 text-2xl sm:text-3xl">{title}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{t('offline.intro')}</p>
      <VerifierPanel t={t} language={language} startWorker={startHashing} />
      <p className="mt-10 border-t border-hairline pt-4 text-sm text-ink-soft">{t('offline.source')}</p>
    </main>
  );
};

interface LanguageChoiceProps {
  t: VerifierTexts;
  language: Language;
  onChoose: (language: Language) => void;
}

const LanguageChoice = ({ t, language, onChoose }: LanguageChoiceProps) => {
  const name = useId();
  return (
    <fieldset className="flex gap-4">
      <legend className="sr-only">{t('offline.language')}</legend>
      {LANGUAGES.map((option) => (
        <label key={option} lang={option} className="flex min-h-(--target) cursor-pointer items-center gap-2">
          <input
            type="radio"
            name={name}
            checked={option === language}
            onChange={() => onChoose(option)}
            className="size-4 accent-teal"
          />
          {t(`offline.${option}`)}
        </label>
      ))}
    </fieldset>
  );
};
