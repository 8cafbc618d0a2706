import { useId } from 'react';
import type { Incident } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { IncidentMoments } from './incident-moments.tsx';

/** « Historique » on the incident: its three moments, and the way to all that happened to it. */
export const HistorySection = ({ incident }: { incident: Incident }) => {
  const { t } = useTexts('incidentHistory');
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-3 text-xl">
        {t('title')}
      </h2>
      <IncidentMoments incident={incident} />
      <p className="mt-2">
        <Link look="alone" to="/incidents/$id/historique" params={{ id: incident.id }}>
          {t('open')}
        </Link>
      </p>
    </section>
  );
};
