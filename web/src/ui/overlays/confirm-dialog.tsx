import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '../buttons/button.tsx';
import { ModalDialog } from './modal-dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** The verb of the act, not 'OK'. */
  confirmLabel: string;
  /** Where 'Annuler' could be taken for the act itself. */
  keepLabel?: string;
  pendingLabel?: string;
  isPending?: boolean;
  isDanger?: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void;
}

/** Asks before an act that cannot simply be taken back. */
export const ConfirmDialog = ({
  title,
  children,
  confirmLabel,
  keepLabel,
  pendingLabel,
  isPending = false,
  isDanger = false,
  isOpen,
  onOpenChange,
  onConfirm,
}: ConfirmDialogProps) => {
  const { t } = useTexts('common');
  return (
    <ModalDialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button variant="secondary" onPress={() => onOpenChange(false)}>
            {keepLabel ?? t('action.cancel')}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
            {...(pendingLabel !== undefined && { pendingLabel })}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </ModalDialog>
  );
};
