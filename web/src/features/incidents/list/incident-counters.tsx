import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Counter } from '#web/ui/counter.tsx';
import { incidentCounts } from '../incident-queries.ts';

/** The four figures of spec.md, 2: Total, En cours, Résolus, Critiques. */
export const IncidentCounters = () => {
  const { t } = useTexts('incidents');
  const { data } = useQuery(incidentCounts);
  return (
    <section aria-label={t('list.counters')} className="mb-8">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
        <Counter label={t('list.total')} value={data?.total} />
        <Counter label={t('list.running')} value={data?.running} />
        <Counter label={t('list.resolved')} value={data?.resolved} />
        <Counter label={t('list.critical')} value={data?.critical} />
      </dl>
    </section>
  );
};
