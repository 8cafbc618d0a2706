import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useLanguageChoice } from '#web/i18n/language-choice.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { i18n } from '#web/i18n/texts.ts';
import { useTexts } from '#web/i18n/use-texts.ts';

interface EnglishSentenceProps {
  sentence: (t: TFunction<'auth'>) => string;
}

/**
 * A sentence that the spec gives in English, on a screen that it gives in French. A language that the person chose goes
 * before. These are sentences about failures, so nothing here may fail: where the English texts do not come, the
 * screen's own are there.
 */
export const EnglishSentence = ({ sentence }: EnglishSentenceProps) => {
  const own = useTexts('auth');
  const language = useLanguageChoice() ?? 'en';
  const [outcome, setOutcome] = useState<'loading' | 'loaded' | 'failed'>('loading');
  useEffect(() => {
    loadTexts(['auth'], 'en').then(
      () => setOutcome('loaded'),
      () => setOutcome('failed'),
    );
  }, []);
  if (outcome === 'loading') return null;
  return outcome === 'failed' ? (
    sentence(own.t)
  ) : (
    <span lang={language}>{sentence(i18n.getFixedT(language, 'auth') as unknown as TFunction<'auth'>)}</span>
  );
};
