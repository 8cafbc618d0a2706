import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, Combine, Copy, Printer, Trash2, VenetianMask } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { Incident } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ActionMenu } from '#web/ui/overlays/action-menu.tsx';
import { DeleteIncidentDialog } from './delete-incident-dialog.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import type { IncidentAction, IncidentDialogProps } from './incident-action.ts';

/** In the order in which they stand in the menu; what takes something away comes last. */
const useIncidentActions = ({ is_anonymized }: Incident): IncidentAction[] => {
  const { t } = useTexts('incidents');
  const { t: anonymity } = useTexts('anonymity');
  return [
    { id: 'print', label: t('print.action'), icon: Printer, page: '/incidents/$id/impression' },
    {
      id: 'anonymize',
      label: anonymity(is_anonymized ? 'actionAgain' : 'action'),
      icon: VenetianMask,
      page: '/incidents/$id/anonymiser',
    },
    { id: 'duplicate', label: anonymity('duplicate.action'), icon: Copy, Dialog: DuplicateDialog },
    {
      id: 'merge',
      label: anonymity('merge.action'),
      icon: Combine,
      page: '/incidents/$id/fusionner',
    },
    { id: 'delete', label: t('detail.delete'), icon: Trash2, Dialog: DeleteIncidentDialog },
  ];
};

/** What can be done with an incident besides editing it, behind one button. */
export const IncidentActions = ({ incident }: { incident: Incident }) => {
  const { t } = useTexts('incidents');
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ Dialog: ComponentType<IncidentDialogProps>; of: Incident } | null>(
    null,
  );
  const choose = (action: IncidentAction) => () => {
    if ('Dialog' in action) setAsked({ Dialog: action.Dialog, of: incident });
    else void navigate({ to: action.page, params: { id: incident.id } });
  };
  return (
    <>
      <ActionMenu
        label={t('detail.actions')}
        align="start"
        trigger={
          <Button variant="secondary">
            {t('detail.actions')}
            <ChevronDown aria-hidden="true" size={18} strokeWidth={1.75} />
          </Button>
        }
        actions={useIncidentActions(incident).map((action) => ({
          id: action.id,
          label: action.label,
          icon: <action.icon aria-hidden="true" size={18} strokeWidth={1.75} />,
          onAction: choose(action),
        }))}
      />
      {asked !== null && <asked.Dialog incident={asked.of} onClose={() => setAsked(null)} />}
    </>
  );
};
