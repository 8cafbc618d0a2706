import type { Analysis, Limitation } from '#contract/analyses.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText, monthText } from '#web/lib/dates.ts';
import { AnalysisSection } from './analysis-section.tsx';
import { IncidentLink } from './incident-link.tsx';
import { LawReference } from './law-reference.tsx';
import { useMomentText } from './moment-text.ts';

/** Until when one can act, as far as the dates tell. */
export const Limitations = ({ analysis }: { analysis: Analysis }) => {
  const { t } = useTexts('analyses');
  return (
    <AnalysisSection title={t('limit.title')} intro={t('limit.intro')}>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {analysis.limitations.map((limitation) => (
          <LimitationItem key={limitation.rule} analysis={analysis} limitation={limitation} />
        ))}
      </ul>
    </AnalysisSection>
  );
};

interface LimitationItemProps {
  analysis: Analysis;
  limitation: Limitation;
}

const LimitationItem = ({ analysis, limitation }: LimitationItemProps) => {
  const { t, language } = useTexts('analyses');
  const whenOf = useMomentText();
  const { title, start, from, end, is_over, undated, status, verified, text } = limitation;
  return (
    <li className="py-4">
      <h3 className="font-semibold">{title[language]}</h3>
      <EndOf end={end} />
      {from !== null && start !== 'termination' ? (
        <p className="max-w-[65ch]">
          {t(`limit.start.${start}`, { when: whenOf(from.moment) ?? '' })}{' '}
          <IncidentLink analysis={analysis} incidentId={from.incident_id} />.
        </p>
      ) : (
        <p className="max-w-[65ch]">{t(`limit.rule.${start}`)}</p>
      )}
      {is_over && <p className="max-w-[65ch]">{t('limit.over')}</p>}
      {undated > 0 && from !== null && (
        <p className="max-w-[65ch]">{t('limit.undated', { count: undated })}</p>
      )}
      <p className="mt-1 text-sm text-ink-soft">
        {status === 'checked' && verified !== null
          ? t('limit.checked', { month: monthText(verified, language) })
          : t('limit.toConfirm')}{' '}
        <LawReference text={text} />
      </p>
    </li>
  );
};

const EndOf = ({ end }: Pick<Limitation, 'end'>) => {
  const { t, language } = useTexts('analyses');
  if (end === null) return null;
  return (
    <p className="font-title text-lg">
      {t(end.is_approximate ? 'limit.end.approximate' : 'limit.end.exact', {
        day: calendarDayText(end.day, language),
      })}
    </p>
  );
};
