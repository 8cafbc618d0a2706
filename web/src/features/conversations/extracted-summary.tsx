import type { Collected, Suggestion } from '#contract/interview.ts';
import type { Language } from '#web/i18n/languages.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { DetailList } from '#web/ui/detail-list.tsx';
import { DetailRow } from '#web/ui/detail-row.tsx';
import { longDateOfDay } from './dates.ts';
import { detailValue } from './detail-state.ts';
import { SeverityBadge } from './severity-badge.tsx';

interface ExtractedSummaryProps {
  suggestion: Suggestion;
  collected: Collected;
}

/** 'Résumé extrait': the fields of the incident as they were told; what was not told is left out. */
export const ExtractedSummary = ({ suggestion, collected }: ExtractedSummaryProps) => {
  const { t, language } = useTexts('conversations');
  const { title, type, severity, description, extractedData } = suggestion;
  const unspecified = t('suggestion.unspecified');
  const witnesses = detailValue(collected, 'witnesses');
  const impact = detailValue(collected, 'impact');
  const actions = detailValue(collected, 'actions');
  return (
    // The dialog scrolls around it: without something to focus, the keyboard could not.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
    <section aria-labelledby="extracted-summary" tabIndex={0} className="rounded-box">
      <h3 id="extracted-summary" className="mb-2 text-lg">
        {t('suggestion.summary')}
      </h3>
      <DetailList>
        <DetailRow label={t('suggestion.row.title')}>{title}</DetailRow>
        <DetailRow label={t('suggestion.row.type')}>
          {t(`suggestion.type.${type}`)}{' '}
          <span className="text-sm text-ink-soft">({t('suggestion.proposed')})</span>
        </DetailRow>
        <DetailRow label={t('suggestion.row.severity')}>
          <SeverityBadge severity={severity} />
        </DetailRow>
        <DetailRow label={t('suggestion.row.date')}>
          {dateText(suggestion, collected, language) ?? unspecified}
        </DetailRow>
        <DetailRow label={t('suggestion.row.location')}>{extractedData.location ?? unspecified}</DetailRow>
        <DetailRow label={t('suggestion.row.people')}>
          {extractedData.people.length > 0 ? <Lines lines={extractedData.people} /> : unspecified}
        </DetailRow>
        {witnesses !== null && <DetailRow label={t('suggestion.row.witnesses')}>{witnesses}</DetailRow>}
        <DetailRow label={t('suggestion.row.description')}>
          <span className="whitespace-pre-wrap">{description}</span>
        </DetailRow>
        {extractedData.facts.length > 0 && (
          <DetailRow label={t('suggestion.row.facts')}>
            <Lines lines={extractedData.facts} />
          </DetailRow>
        )}
        {impact !== null && <DetailRow label={t('suggestion.row.impact')}>{impact}</DetailRow>}
        {actions !== null && <DetailRow label={t('suggestion.row.actions')}>{actions}</DetailRow>}
      </DetailList>
    </section>
  );
};

/** The day that the words resolve to, with the words themselves: '20 novembre 2026, 14:30 (« Hier »)'. */
const dateText = (
  { extractedData: { date } }: Suggestion,
  { day, time }: Collected,
  language: Language,
): string | null => {
  if (day === null) return date;
  const resolved = [longDateOfDay(day, language), time].filter(Boolean).join(', ');
  return date === null ? resolved : `${resolved} («\u202f${date}\u202f»)`;
};

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
