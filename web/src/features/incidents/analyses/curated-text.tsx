import type { LawText } from '#contract/analyses.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { monthText } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LawReference } from './law-reference.tsx';

/** A text of law: where it can be read, when it was checked, and what it says, shorter than it does. */
export const CuratedText = ({ text }: { text: LawText }) => {
  const { t, language } = useTexts('analyses');
  const { summary, status, verified } = text;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <LawReference text={text} isAlone />
        {status === 'checked' && verified !== null ? (
          <Badge tone="green">{`✔ ${t('law.checked', { month: monthText(verified, language) })}`}</Badge>
        ) : (
          <Badge>{`○ ${t('law.toConfirm')}`}</Badge>
        )}
      </p>
      <p className="mt-1 max-w-[65ch]">{summary[language]}</p>
    </>
  );
};
