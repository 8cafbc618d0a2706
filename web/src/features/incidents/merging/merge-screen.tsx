import { useQueries, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { IncidentChoice } from '../choosing/incident-choice.tsx';
import { IncidentGate } from '../incident-gate.tsx';
import { IncidentNotFound } from '../incident-not-found.tsx';
import { incidentDetail } from '../incident-queries.ts';
import { MergeForm } from './merge-form.tsx';
import { mergePlan } from './merge-queries.ts';

/** /incidents/{id}/fusionner: another incident is chosen, then what becomes of both is shown. */
export const MergeScreen = () => {
  const { t } = useTexts('anonymity');
  const { id } = useParams({ from: '/_app/incidents/$id/fusionner' });
  const { avec: otherId } = useSearch({ from: '/_app/incidents/$id/fusionner' });
  const navigate = useNavigate();
  const { data: own, error } = useQuery(incidentDetail(id));
  if (isProblem(error, 'not_found')) return <IncidentNotFound />;
  const screen = (
    <>
      <PageHeader
        title={t('merge.title')}
        {...(otherId === undefined &&
          own !== undefined && { intro: t('merge.choose', { title: own.title }) })}
        back={
          <BackLink to="/incidents/$id" params={{ id }}>
            {t('back')}
          </BackLink>
        }
      />
      {otherId === undefined ? (
        <IncidentChoice
          except={id}
          onChoose={(other) =>
            void navigate({ to: '/incidents/$id/fusionner', params: { id }, search: { avec: other.id } })
          }
        />
      ) : (
        <MergeWith key={otherId} id={id} otherId={otherId} />
      )}
    </>
  );
  return otherId === undefined ? screen : <IncidentGate id={otherId}>{screen}</IncidentGate>;
};

const MergeWith = ({ id, otherId }: { id: string; otherId: string }) => {
  const { t } = useTexts('anonymity');
  const [own, other, preview] = useQueries({
    queries: [incidentDetail(id), incidentDetail(otherId), mergePlan({ id, otherId })],
  });
  const queries = [own, other, preview];
  const error = queries.find((query) => query.error !== null)?.error ?? null;
  const readAgain = () => void Promise.all(queries.map(({ refetch }) => refetch()));
  if (own.data !== undefined && other.data !== undefined && preview.data !== undefined) {
    return <MergeForm own={own.data} other={other.data} preview={preview.data} />;
  }
  if (error === null) return <LoadingBlock label={t('merge.loading')} rows={4} />;
  return (
    <RetryNotice
      title={t('merge.loadFailure')}
      error={error}
      isRetrying={queries.some(({ isFetching }) => isFetching)}
      onRetry={readAgain}
    >
      {isProblem(error, 'not_found') ? t('merge.gone') : undefined}
    </RetryNotice>
  );
};
