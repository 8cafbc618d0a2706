import { useParams } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import type { Analysis } from '#contract/analyses.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { incidentTitle } from '../incident-title.ts';

interface IncidentLinkProps {
  analysis: Pick<Analysis, 'incidents' | 'titles'>;
  incidentId: string;
  /** `alone` where it stands outside of a sentence. */
  look?: 'text' | 'alone';
}

/** An incident that an analysis names, by the title that it has today. */
export const IncidentLink = ({ analysis, incidentId, look = 'text' }: IncidentLinkProps) => {
  const { t } = useTexts('analyses');
  const { t: incidents } = useTexts('incidents');
  const { id } = useParams({ from: '/_app/incidents/$id/analyse' });
  if (incidentId === id) {
    return (
      <Link look={look} to="/incidents/$id" params={{ id }} activeOptions={{ exact: true }}>
        {t('repeat.thisOne')}
      </Link>
    );
  }
  const titled = analysis.titles.find((one) => one.incident_id === incidentId);
  const reference = analysis.incidents.find((one) => one.incident_id === incidentId)?.reference_number;
  if (titled?.is_there !== true) {
    return (
      <span>
        {t('repeat.deleted')} {reference}
      </span>
    );
  }
  return (
    <Link look={look} to="/incidents/$id" params={{ id: incidentId }} className="wrap-anywhere">
      {titled.is_sensitive && (
        <LockKeyhole aria-hidden="true" size={16} strokeWidth={1.75} className="mr-1 inline shrink-0" />
      )}
      <span className="min-w-0">
        {incidentTitle(titled, incidents)} <span className="font-normal tabular-nums">({reference})</span>
      </span>
    </Link>
  );
};
