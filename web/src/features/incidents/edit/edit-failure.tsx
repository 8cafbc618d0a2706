import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/api-problem.ts';
import { removeDraft } from '#web/lib/drafts/draft-storage.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { findIncidentDrafts, keepAsNewIncident } from '../draft/open-draft.ts';
import { todayHere } from '../incident-dates.ts';

interface EditFailureProps {
  id: string;
  error: unknown;
  onRetry: () => void;
}

/** The incident could not be opened for editing, or is not there. What was typed about it is still offered. */
export const EditFailure = ({ id, error, onRetry }: EditFailureProps) => {
  const { t } = useTexts('incidents');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  const isMissing = isProblem(error, 'not_found');
  return (
    <>
      <PageHeader title={t('edit.title')} />
      <Notice
        tone="danger"
        title={t('edit.failure')}
        actions={
          <>
            {!isMissing && <Button onPress={onRetry}>{common('action.retry')}</Button>}
            <ButtonLink variant="secondary" to="/incidents">
              {t('edit.backToList')}
            </ButtonLink>
          </>
        }
      >
        {isMissing ? t('edit.notFound') : problemText(error)}
      </Notice>
      {isMissing && <OrphanDraft id={id} />}
    </>
  );
};

/** The incident was deleted while it was being edited here: the words become a new incident's. */
const OrphanDraft = ({ id }: { id: string }) => {
  const { t } = useTexts('incidents');
  const { id: owner } = useProfile();
  const navigate = useNavigate();
  const [[found]] = useState(() => findIncidentDrafts(owner, id));
  if (found?.draft == null) return null;
  const { place, draft } = found;
  return (
    <Notice
      className="mt-6"
      actions={
        <Button
          onPress={() => {
            keepAsNewIncident(owner, { ...draft.values, ...draft.aside }, todayHere());
            removeDraft(place);
            void navigate({ to: '/incidents/new' });
          }}
        >
          {t('edit.waitingAction')}
        </Button>
      }
    >
      {t('edit.waiting')}
    </Notice>
  );
};
