import type { DetailKind, Episode, Suggestion } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { DetailList } from '#web/ui/detail-list.tsx';
import { DetailRow } from '#web/ui/detail-row.tsx';
import { Quotes } from '#web/ui/quotes.tsx';
import { detailWords, isApproximate } from '../collected/detail-state.ts';
import { SeverityBadge } from './severity-badge.tsx';

interface ExtractedSummaryProps {
  suggestion: Suggestion;
  /** For what the suggestion itself does not carry, and the incident keeps all the same. */
  collected: Episode;
  /** Names of the files that were attached where this incident was told. */
  files: readonly string[];
}

/** 'Résumé extrait': the ten fields of spec.md, 3, as they were told; what was not told says so. */
export const ExtractedSummary = ({ suggestion, collected, files }: ExtractedSummaryProps) => {
  const { t } = useTexts('conversations');
  const { title, type, severity, description, extractedData } = suggestion;
  const { evidence = [] } = collected;
  const unspecified = t('suggestion.unspecified');
  /** What the person is not sure of must not read as certain. */
  const unsure = (kind: DetailKind) =>
    isApproximate(collected, kind) && (
      <p className="text-sm text-ink-soft">{t('collected.state.approximate')}</p>
    );
  const told = (kind: Extract<DetailKind, 'witnesses' | 'impact' | 'actions'>) => {
    const words = detailWords(collected, kind);
    return (
      <DetailRow label={t(`suggestion.row.${kind}`)}>
        {words.length > 0 ? <Quotes words={words} /> : unspecified}
        {unsure(kind)}
      </DetailRow>
    );
  };
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
          {extractedData.date ?? unspecified}
          {unsure('when')}
        </DetailRow>
        <DetailRow label={t('suggestion.row.location')}>
          {extractedData.location ?? unspecified}
          {unsure('where')}
        </DetailRow>
        <DetailRow label={t('suggestion.row.people')}>
          {extractedData.people.length > 0 ? <Lines lines={extractedData.people} /> : unspecified}
          {unsure('people')}
        </DetailRow>
        {told('witnesses')}
        <DetailRow label={t('suggestion.row.description')}>
          <span className="whitespace-pre-wrap">{description}</span>
        </DetailRow>
        {extractedData.facts.length > 0 && (
          <DetailRow label={t('suggestion.row.facts')}>
            <Quotes words={extractedData.facts} />
          </DetailRow>
        )}
        {told('impact')}
        {told('actions')}
        <DetailRow label={t('suggestion.row.evidence')}>
          {evidence.length > 0 && (
            <>
              <span className="text-sm text-ink-soft">{t('suggestion.toldEvidence')}</span>
              <Quotes words={[...new Set(evidence.map(({ words }) => words))]} />
            </>
          )}
          {files.length > 0 ? (
            <>
              <Lines lines={files} />
              <span className="text-sm text-ink-soft">{t('suggestion.filesStay')}</span>
            </>
          ) : (
            <p className="not-first:mt-1">{t('suggestion.noFiles')}</p>
          )}
        </DetailRow>
      </DetailList>
    </section>
  );
};

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
