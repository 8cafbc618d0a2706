import { type ReactNode, useState } from 'react';
import type { Evidence } from '#contract/evidence.ts';
import type { IncidentSummary } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';
import { IncidentChoice } from '../../choosing/incident-choice.tsx';
import { incidentTitle } from '../../incident-title.ts';
import { MakeForm } from './make-form.tsx';
import type { Material } from './material.ts';

interface MakeDialogProps {
  /** Hands over what the exhibit is made of, once it is there. */
  children: (formOf: (material: Material) => ReactNode) => ReactNode;
  onMade?: () => void;
  onClose: () => void;
}

/** Makes an exhibit of words that are kept elsewhere: the incident is chosen, then what is taken over is looked at. */
export const MakeDialog = ({ children, onMade, onClose }: MakeDialogProps) => {
  const { t } = useTexts('exhibits');
  const { t: incidents } = useTexts('incidents');
  const [incident, setIncident] = useState<IncidentSummary | null>(null);
  const [made, setMade] = useState<Evidence | null>(null);
  const content = (): ReactNode => {
    if (made !== null) return <Added exhibit={made} onClose={onClose} />;
    if (incident === null) {
      return (
        <>
          <p className="mb-4">{t('make.choose')}</p>
          <IncidentChoice onChoose={setIncident} />
        </>
      );
    }
    return (
      <>
        <p className="mb-4 flex flex-wrap items-center gap-x-4">
          <span className="min-w-0 wrap-anywhere">
            {t('make.to', { title: incidentTitle(incident, incidents) })}
          </span>
          <Button variant="quiet" className="-ml-5 text-sm" onPress={() => setIncident(null)}>
            {t('make.other')}
          </Button>
        </p>
        {children((material) => (
          <MakeForm
            incidentId={incident.id}
            material={material}
            onMade={(exhibit) => {
              setMade(exhibit);
              onMade?.();
            }}
            onCancel={onClose}
          />
        ))}
      </>
    );
  };
  return (
    <ModalDialog
      size="sheet"
      title={t('make.title')}
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
  const { t } = useTexts('exhibits');
  const { t: common } = useTexts('common');
  return (
    <Notice
      tone="success"
      actions={
        <>
          <ButtonLink variant="secondary" to="/incidents/$id" params={{ id: exhibit.incident_id }}>
            {t('make.open')}
          </ButtonLink>
          <Button variant="quiet" autoFocus onPress={onClose}>
            {common('action.close')}
          </Button>
        </>
      }
    >
      {t('make.done', { number: exhibit.number })}
    </Notice>
  );
};
