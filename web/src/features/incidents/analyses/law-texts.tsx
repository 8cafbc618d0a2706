import type { Analysis, RelevantText } from '#contract/analyses.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { monthText } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { AnalysisSection } from './analysis-section.tsx';
import { LawReference } from './law-reference.tsx';

/** Curated texts of law that may concern the incident, folded. */
export const LawTexts = ({ analysis: { texts, questions } }: { analysis: Analysis }) => {
  const { t } = useTexts('analyses');
  const hasType = questions.every(({ about }) => about !== 'type');
  return (
    <AnalysisSection title={t('law.title')} intro={t('law.intro')}>
      {!hasType && <p className="mb-3 max-w-[65ch]">{t('law.noType')}</p>}
      {texts.length === 0 ? (
        hasType && <p className="mb-3 max-w-[65ch]">{t('law.none')}</p>
      ) : (
        <Disclosure summary={t('law.read')}>
          <ul className="divide-y divide-hairline">
            {texts.map((relevant) => (
              <RelevantTextItem key={relevant.text.id} relevant={relevant} />
            ))}
          </ul>
        </Disclosure>
      )}
      <p className="mt-3 max-w-[65ch] text-sm text-ink-soft">{t('law.curated')}</p>
    </AnalysisSection>
  );
};

const RelevantTextItem = ({ relevant: { text, because } }: { relevant: RelevantText }) => {
  const { t, language } = useTexts('analyses');
  const { t: incidents } = useTexts('incidents');
  const { summary, status, verified } = text;
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <LawReference text={text} isAlone />
        {status === 'checked' && verified !== null ? (
          <Badge tone="green">{`✔ ${t('law.checked', { month: monthText(verified, language) })}`}</Badge>
        ) : (
          <Badge>{`○ ${t('law.toConfirm')}`}</Badge>
        )}
      </p>
      <p className="mt-1 max-w-[65ch]">{summary[language]}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {because.what === 'type' && t('law.byType', { type: incidents(`type.${because.type}`) })}
        {because.what === 'exhibit' && t('law.byExhibit', { number: because.number })}
        {because.what === 'person' && t('law.byPerson')}
      </p>
    </li>
  );
};
