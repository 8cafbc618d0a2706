import type { AnalysisList } from '#contract/analyses.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Link } from '#web/ui/link.tsx';

interface EarlierAnalysesProps {
  incidentId: string;
  /** The newest first. */
  analyses: AnalysisList['items'];
  shown: string;
}

/** The analyses that are not shown, folded. */
export const EarlierAnalyses = ({ incidentId, analyses, shown }: EarlierAnalysesProps) => {
  const { t, language } = useTexts('analyses');
  const others = analyses.filter(({ id }) => id !== shown);
  if (others.length === 0) return null;
  return (
    <Disclosure summary={t('page.earlier')} className="mt-10">
      <ul>
        {others.map(({ id, created_at, incident_version }) => (
          <li key={id}>
            <Link
              look="alone"
              to="/incidents/$id/analyse"
              params={{ id: incidentId }}
              search={id === analyses[0]?.id ? {} : { point: id }}
            >
              {t('page.madeOn', { when: dayAndTime(created_at, language), version: incident_version })}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
};
