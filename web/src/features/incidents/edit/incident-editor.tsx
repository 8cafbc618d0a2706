import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Incident } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { LoadingBlock } from '#web/ui/loading-block.tsx';
import { startEdit } from '../conflict/form-start.ts';
import { keepAsNewIncident } from '../draft/open-draft.ts';
import { type DraftControl, useOpenDraft } from '../draft/use-open-draft.ts';
import { IncidentForm } from '../form/incident-form.tsx';
import { todayHere } from '../incident-dates.ts';
import { savedMessage } from '../saved-message.ts';

/** The form of a stored incident, once its draft is known. */
export const IncidentEditor = ({ incident }: { incident: Incident }) => {
  const { t } = useTexts('incidents');
  const { id: owner } = useProfile();
  const drafts = useOpenDraft(owner, incident.id);
  return drafts === null ? (
    <LoadingBlock label={t('detail.loading')} rows={5} />
  ) : (
    <EditForm key={drafts.open.place.slot} incident={incident} drafts={drafts} owner={owner} />
  );
};

const EditForm = ({
  incident,
  drafts,
  owner,
}: {
  incident: Incident;
  drafts: DraftControl;
  owner: string;
}) => {
  const { t } = useTexts('incidents');
  const navigate = useNavigate();
  // What the edit began from stays: a refresh in the background must not move it.
  const [start] = useState(() => startEdit(incident, drafts.open.draft));
  return (
    <IncidentForm
      start={start}
      drafts={drafts}
      onSaved={(id, kind) => {
        savedMessage.set(kind);
        void navigate({ to: '/incidents/$id', params: { id }, replace: true });
      }}
      onSaveAsNew={(values) => {
        keepAsNewIncident(owner, values, todayHere());
        void navigate({ to: '/incidents/new' });
      }}
      cancel={
        <ButtonLink
          variant="quiet"
          to="/incidents/$id"
          params={{ id: incident.id }}
          activeOptions={{ exact: true }}
        >
          {t('form.cancel')}
        </ButtonLink>
      }
    />
  );
};
