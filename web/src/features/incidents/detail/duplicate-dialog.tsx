import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { INCIDENT_TITLE_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { incident as incidentShape } from '#contract/incidents.ts';
import type { DuplicateInput } from '#contract/merging.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { api } from '#web/lib/requests/api.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { incidentKeys } from '../incident-queries.ts';
import type { IncidentDialogProps } from './incident-action.ts';

/** 'Dupliquer': says what is copied and what is not, then opens the copy to be changed. */
export const DuplicateDialog = ({ incident, onClose }: IncidentDialogProps) => {
  const { t } = useTexts('anonymity');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const client = useQueryClient();
  // One for as long as the dialog is open: pressed again after a lost answer, there is one copy.
  const [id] = useState(() => uuidv7());
  const copy = useMutation({
    mutationFn: (body: DuplicateInput) =>
      api.post(`/api/incidents/${incident.id}/duplicate`, { schema: incidentShape, body }),
    onSuccess: (copied) => {
      client.setQueryData(incidentKeys.detail(copied.id), copied);
      void client.invalidateQueries({ queryKey: incidentKeys.overviews });
      void navigate({ to: '/incidents/$id/edit', params: { id: copied.id } });
    },
  });
  const whole = t('duplicate.name', { title: incident.title });
  const tooLong = whole.length - INCIDENT_TITLE_MAX_CHARACTERS;
  const title =
    tooLong > 0
      ? t('duplicate.name', { title: `${incident.title.slice(0, -tooLong - 1).toWellFormed()}…` })
      : whole;
  return (
    <ConfirmDialog
      title={t('duplicate.title')}
      confirmLabel={t('duplicate.confirm')}
      pendingLabel={t('duplicate.pending')}
      isPending={copy.isPending}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onConfirm={() => copy.mutate({ id, title })}
    >
      <p>{t('duplicate.what')}</p>
      {incident.evidence.length > 0 && <p className="mt-3">{t('duplicate.exhibits')}</p>}
      {copy.error !== null && (
        <Notice tone="danger" title={t('duplicate.failure')} className="mt-4">
          {problemText(copy.error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
};
