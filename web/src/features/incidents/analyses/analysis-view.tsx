import type { Analysis } from '#contract/analyses.ts';
import type { Incident } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { Link } from '#web/ui/link.tsx';
import { LawTexts } from './law-texts.tsx';
import { Limitations } from './limitations.tsx';
import { MakeAnalysis } from './make-analysis.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { Repetitions } from './repetitions.tsx';

interface AnalysisViewProps {
  analysis: Analysis;
  incident: Incident;
  isNewest: boolean;
}

/** One analysis, as it was made. */
export const AnalysisView = ({ analysis, incident, isNewest }: AnalysisViewProps) => {
  const { t, language } = useTexts('analyses');
  const { created_at, incident_version, has_changed, have_others_changed } = analysis;
  return (
    <>
      <div className="flex flex-col items-start gap-3">
        <p className="text-sm text-ink-soft">
          {t('page.madeOn', { when: dayAndTime(created_at, language), version: incident_version })}{' '}
          {has_changed && t('page.changed')} {!has_changed && have_others_changed && t('page.othersChanged')}{' '}
          {!isNewest && t('page.older')}
        </p>
        {isNewest ? (
          <MakeAnalysis incidentId={incident.id} />
        ) : (
          <Link look="alone" to="/incidents/$id/analyse" params={{ id: incident.id }} search={{}}>
            {t('page.newest')}
          </Link>
        )}
      </div>
      <OpenQuestions analysis={analysis} incident={incident} />
      <Repetitions analysis={analysis} />
      <Limitations analysis={analysis} />
      <LawTexts analysis={analysis} />
    </>
  );
};
