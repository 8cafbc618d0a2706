import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { LoadingBlock } from '#web/ui/loading-block.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BackLink } from './back-link.tsx';
import { startNew } from './conflict/form-start.ts';
import { NEW_INCIDENT } from './draft/open-draft.ts';
import { useOpenDraft } from './draft/use-open-draft.ts';
import { IncidentForm } from './form/incident-form.tsx';
import { IncidentTips } from './form/incident-tips.tsx';
import { todayHere } from './incident-dates.ts';
import { savedMessage } from './saved-message.ts';
import { emptyValues } from './values/incident-values.ts';

/** /incidents/new: the form and the tips. */
export const IncidentNewScreen = () => {
  const { t } = useTexts('incidents');
  const navigate = useNavigate();
  const { id: owner } = useProfile();
  const drafts = useOpenDraft(owner, NEW_INCIDENT);
  const [empty] = useState(() => emptyValues(todayHere()));
  return (
    <>
      <PageHeader
        title={t('create.title')}
        intro={t('create.intro')}
        back={<BackLink to="/incidents">{t('create.back')}</BackLink>}
      />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-10">
        <div className="lg:order-last">
          <IncidentTips />
        </div>
        {drafts === null ? (
          <LoadingBlock label={t('detail.loading')} />
        ) : (
          <IncidentForm
            key={drafts.open.place.slot}
            start={startNew(drafts.open.place.slot, empty, drafts.open.draft)}
            drafts={drafts}
            onSaved={(id, kind) => {
              savedMessage.set(kind);
              void navigate({ to: '/incidents/$id', params: { id }, replace: true });
            }}
            // Only an edit can meet an incident that is gone.
            onSaveAsNew={() => undefined}
            cancel={
              <ButtonLink variant="quiet" to="/incidents" activeOptions={{ exact: true }}>
                {t('form.cancel')}
              </ButtonLink>
            }
          />
        )}
      </div>
    </>
  );
};
