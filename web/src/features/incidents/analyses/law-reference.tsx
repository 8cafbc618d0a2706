import type { LawText } from '#contract/analyses.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';

/** The name of a text of law, which leads to where it can be read. */
export const LawReference = ({ text }: { text: LawText }) => {
  const { t, language } = useTexts('analyses');
  return (
    <ExternalLink href={text.source}>
      {text.reference[language]}
      <span className="sr-only"> {t('law.newTab')}</span>
    </ExternalLink>
  );
};
