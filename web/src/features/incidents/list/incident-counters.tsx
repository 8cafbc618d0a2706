import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/i18n/use-texts.ts';
import { ListCounters } from '#web/lists/list-counters.tsx';
import { incidentCounts } from '../incident-queries.ts';

/** The four figures of spec.md, 2: Total, En cours, Résolus, Critiques. */
export const IncidentCounters = () => {
  const { t } = useTexts('incidents');
  const { data } = useQuery(incidentCounts);
  return (
    <ListCounters
      label={t('list.counters')}
      counters={[
        { label: t('list.total'), value: data?.total },
        { label: t('list.running'), value: data?.running },
        { label: t('list.resolved'), value: data?.resolved },
        { label: t('list.critical'), value: data?.critical },
      ]}
    />
  );
};
