import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { Anonymization } from '#contract/anonymity.ts';
import type { Incident } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { ended } from '#web/lib/ended.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { IncidentNotFound } from '../incident-not-found.tsx';
import { incidentDetail } from '../incident-queries.ts';
import { savedMessage } from '../saved-message.ts';
import { anonymizationPreview, useAnonymize } from './anonymity-queries.ts';
import { choicesOf, groupsOf, isChosen, type Toggled } from './place-choices.ts';
import { PlaceGroup } from './place-group.tsx';
import { UndoAnonymization } from './undo-anonymization.tsx';
import { WhatStays } from './what-stays.tsx';

/** /incidents/{id}/anonymiser: each place where somebody is named, before anything is replaced. */
export const AnonymizeScreen = () => {
  const { t } = useTexts('anonymity');
  const { id } = useParams({ from: '/_app/incidents/$id/anonymiser' });
  const { data: incident, ...detail } = useQuery(incidentDetail(id));
  const { data: preview, ...found } = useQuery(anonymizationPreview(id));
  if (isProblem(detail.error, 'not_found')) return <IncidentNotFound />;
  const error = detail.error ?? found.error;
  const readAgain = () => void Promise.all([detail.refetch(), found.refetch()]);
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={incident?.title}
        back={
          <BackLink to="/incidents/$id" params={{ id }}>
            {t('back')}
          </BackLink>
        }
      />
      {incident !== undefined && preview !== undefined ? (
        <>
          <UndoAnonymization incident={incident} canUndo={preview.can_undo} />
          <Places key={id} incident={incident} preview={preview} />
        </>
      ) : error !== null ? (
        <RetryNotice
          title={t('loadFailure')}
          error={error}
          isRetrying={detail.isFetching || found.isFetching}
          onRetry={readAgain}
        />
      ) : (
        <LoadingBlock label={t('loading')} rows={4} />
      )}
    </>
  );
};

const Places = ({ incident, preview }: { incident: Incident; preview: Anonymization }) => {
  const { t } = useTexts('anonymity');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const anonymize = useAnonymize(incident.id);
  const [toggled, setToggled] = useState<Toggled>(new Set());
  const { places, version, plan } = preview;
  if (places.length === 0) {
    return (
      <div className="max-w-[65ch]">
        <p>{t('none')}</p>
        {!incident.is_anonymized && <p className="mt-2 text-ink-soft">{t('noneHint')}</p>}
      </div>
    );
  }
  const count = places.filter((place) => isChosen(place, toggled)).length;
  const { error } = anonymize;
  const confirm = async (): Promise<void> => {
    const done = await ended(anonymize, { version, plan, ...choicesOf(places, toggled) });
    if (done === null) return;
    savedMessage.set('anonymized');
    await navigate({ to: '/incidents/$id', params: { id: done.answer.id }, replace: true });
  };
  return (
    <>
      <div className="flex max-w-[65ch] flex-col gap-2">
        <p>{t('intro')}</p>
        <p className="text-ink-soft">{t('history')}</p>
      </div>
      {groupsOf(preview).map((group) => (
        <PlaceGroup
          key={group.pseudonyms.join()}
          incident={incident}
          group={group}
          toggled={toggled}
          onToggle={setToggled}
        />
      ))}
      <WhatStays files={preview.files} without_name={preview.without_name} />
      <div className="mt-8 border-t border-hairline pt-5">
        {error !== null && (
          <Notice tone="danger" title={t('failure')} className="mb-4">
            {isProblem(error, 'stale_version') ? t('stale') : problemText(error)}
          </Notice>
        )}
        <p className="mb-3" aria-live="polite">
          {count === 0 ? t('chosenNone') : t('chosen', { count })}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            isPending={anonymize.isPending}
            pendingLabel={t('pending')}
            isDisabled={count === 0}
            onPress={() => void confirm()}
          >
            {t('confirm')}
          </Button>
          <ButtonLink
            variant="quiet"
            to="/incidents/$id"
            params={{ id: incident.id }}
            activeOptions={{ exact: true }}
          >
            {t('cancel')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
};
