import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';

interface ChangeDialogProps {
  title: string;
  /** What the change is made by: the id of the form inside, or what pressing the button does. */
  formId?: string;
  onConfirm?: () => void;
  /** « Enregistrer » unless it says more. */
  confirmLabel?: string;
  isDisabled?: boolean;
  change: { isPending: boolean; error: Error | null };
  /** Closed by Escape or a press beside it. */
  onClose: () => void;
  /** « Annuler »; the same as closing it, unless it takes more back. */
  onCancel?: () => void;
  children: ReactNode;
}

/** One change to a conversation, made or not. Mounted while it is open; what went wrong is said in it. */
export const ChangeDialog = ({
  title,
  formId,
  onConfirm,
  confirmLabel,
  isDisabled = false,
  change,
  onClose,
  onCancel = onClose,
  children,
}: ChangeDialogProps) => {
  const { t } = useTexts('conversations');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  return (
    <ModalDialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button variant="secondary" onPress={onCancel}>
            {common('action.cancel')}
          </Button>
          <Button
            {...(formId === undefined ? {} : { type: 'submit', form: formId })}
            {...(onConfirm === undefined ? {} : { onPress: onConfirm })}
            isDisabled={isDisabled}
            isPending={change.isPending}
            pendingLabel={t('manage.saving')}
          >
            {confirmLabel ?? common('action.save')}
          </Button>
        </>
      }
    >
      {children}
      {change.error !== null && (
        <Notice tone="danger" title={t('manage.failed')} className="mt-4">
          {problemText(change.error)}
        </Notice>
      )}
    </ModalDialog>
  );
};
