import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useShareEntry } from './from-entry-queries.ts';

interface ShareDialogProps {
  entry: { id: string; is_private: boolean; version: number };
  onClose: () => void;
}

/** Marks an entry 'Partageable', or 'Privé' again, and says what that means. */
export const ShareDialog = ({ entry, onClose }: ShareDialogProps) => {
  const { t } = useTexts('journal');
  const problemText = useProblemText();
  const share = useShareEntry(entry);
  const { is_private } = entry;
  return (
    <ConfirmDialog
      title={t(is_private ? 'from.sharing.shareTitle' : 'from.sharing.unshareTitle')}
      confirmLabel={t(is_private ? 'from.share' : 'from.unshare')}
      pendingLabel={t('from.sharing.saving')}
      isPending={share.isPending}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onConfirm={() => share.mutate(!is_private, { onSuccess: onClose })}
    >
      <p>{t(is_private ? 'from.sharing.shareText' : 'from.sharing.unshareText')}</p>
      {share.error !== null && (
        <Notice tone="danger" title={t('from.sharing.failure')} className="mt-4">
          {isProblem(share.error, 'stale_version') ? t('from.sharing.stale') : problemText(share.error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
};
