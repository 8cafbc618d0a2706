import { useState } from 'react';
import type { Evidence } from '#contract/evidence.ts';
import type { IncidentSummary } from '#contract/incidents.ts';
import { IncidentChoice } from '#web/features/incidents/choosing/incident-choice.tsx';
import { incidentTitle } from '#web/features/incidents/incident-title.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';
import { ExhibitForm } from './exhibit-form.tsx';
import { WholeEntry } from './whole-entry.tsx';

interface AttachDialogProps {
  entryId: string;
  onClose: () => void;
}

/** Makes an exhibit of an entry: the incident is chosen, then what the exhibit takes over is looked at. */
export const AttachDialog = ({ entryId, onClose }: AttachDialogProps) => {
  const { t } = useTexts('journal');
  const { t: incidents } = useTexts('incidents');
  const [incident, setIncident] = useState<IncidentSummary | null>(null);
  const [made, setMade] = useState<Evidence | null>(null);
  const content = (): React.ReactNode => {
    if (made !== null) return <Added exhibit={made} onClose={onClose} />;
    if (incident === null) {
      return (
        <>
          <p className="mb-4">{t('from.attach.choose')}</p>
          <IncidentChoice onChoose={setIncident} />
        </>
      );
    }
    return (
      <>
        <p className="mb-4 flex flex-wrap items-center gap-x-4">
          <span className="min-w-0 wrap-anywhere">
            {t('from.attach.to', { title: incidentTitle(incident, incidents) })}
          </span>
          <Button variant="quiet" className="-ml-5 text-sm" onPress={() => setIncident(null)}>
            {t('from.attach.other')}
          </Button>
        </p>
        <WholeEntry entryId={entryId}>
          {(entry) => (
            <ExhibitForm incidentId={incident.id} entry={entry} onMade={setMade} onCancel={onClose} />
          )}
        </WholeEntry>
      </>
    );
  };
  return (
    <ModalDialog
      size="sheet"
      title={t('from.attach.title')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {content()}
    </ModalDialog>
  );
};

const Added = ({ exhibit, onClose }: { exhibit: Evidence; onClose: () => void }) => {
  const { t } = useTexts('journal');
  return (
    <Notice
      tone="success"
      actions={
        <>
          <ButtonLink variant="secondary" to="/incidents/$id" params={{ id: exhibit.incident_id }}>
            {t('from.attach.open')}
          </ButtonLink>
          <Button variant="quiet" autoFocus onPress={onClose}>
            {t('from.attach.close')}
          </Button>
        </>
      }
    >
      {t('from.attach.done', { number: exhibit.number })}
    </Notice>
  );
};
