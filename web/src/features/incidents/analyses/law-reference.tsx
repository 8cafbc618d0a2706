import type { LawText } from '#contract/analyses.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { aloneLinkStyle, linkStyle } from '#web/ui/link-style.ts';

interface LawReferenceProps {
  text: LawText;
  /** It stands outside of a sentence. */
  isAlone?: boolean;
}

/** The name of a text of law, which leads to where it can be read. */
export const LawReference = ({ text, isAlone = false }: LawReferenceProps) => {
  const { t, language } = useTexts('analyses');
  return (
    <ExternalLink href={text.source} className={isAlone ? aloneLinkStyle : linkStyle}>
      {text.reference[language]}
      <span className="sr-only"> {t('law.newTab')}</span>
    </ExternalLink>
  );
};
