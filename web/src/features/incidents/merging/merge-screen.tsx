import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/api-problem.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BackLink } from '../back-link.tsx';
import { IncidentChoice } from '../choosing/incident-choice.tsx';
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
  const { data: incident, error } = useQuery(incidentDetail(id));
  if (isProblem(error, 'not_found')) return <IncidentNotFound />;
  return (
    <>
      <PageHeader
        title={t('merge.title')}
        {...(otherId === undefined &&
          incident !== undefined && { intro: t('merge.choose', { title: incident.title }) })}
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
        <MergeWith key={otherId} id={id} otherId={otherId} title={incident?.title ?? ''} />
      )}
    </>
  );
};

const MergeWith = ({ id, otherId, title }: { id: string; otherId: string; title: string }) => {
  const { t } = useTexts('anonymity');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  const { data: preview, error, isFetching, refetch } = useQuery(mergePlan({ id, otherId }));
  if (preview !== undefined) return <MergeForm id={id} title={title} preview={preview} />;
  if (error === null) return <LoadingBlock label={t('merge.loading')} rows={4} />;
  return (
    <Notice
      tone="danger"
      title={t('merge.loadFailure')}
      actions={
        <Button variant="secondary" isPending={isFetching} onPress={() => void refetch()}>
          {common('action.retry')}
        </Button>
      }
    >
      {isProblem(error, 'not_found') ? t('merge.gone') : problemText(error)}
    </Notice>
  );
};
