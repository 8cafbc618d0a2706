import { useNavigate } from '@tanstack/react-router';
import { OrphanDraft } from '#web/editing/orphan-draft.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { EDITED_INCIDENT } from './edited-incident.ts';

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
  const navigate = useNavigate();
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
      {isMissing && (
        <OrphanDraft
          kind={EDITED_INCIDENT}
          id={id}
          text={t('edit.waiting')}
          action={t('edit.waitingAction')}
          onKept={() => void navigate({ to: '/incidents/new' })}
        />
      )}
    </>
  );
};
