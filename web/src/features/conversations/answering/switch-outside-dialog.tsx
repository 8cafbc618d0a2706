import { useTexts } from '#web/i18n/use-texts.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

interface SwitchOutsideDialogProps {
  /** The name of the model outside this server. */
  model: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a conversation that has stayed here is told to a model outside, all of it. */
export const SwitchOutsideDialog = ({ model, onClose, onConfirm }: SwitchOutsideDialogProps) => {
  const { t } = useTexts('conversations');
  return (
    <ConfirmDialog
      title={t('assistant.switch.title', { model })}
      confirmLabel={t('assistant.switch.confirm')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
    >
      <p>{t('assistant.switch.what', { model })}</p>
      <p className="mt-3">{t('assistant.switch.earlier')}</p>
      <p className="mt-3 text-ink-soft">{t('assistant.switch.otherwise')}</p>
    </ConfirmDialog>
  );
};
