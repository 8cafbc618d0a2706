import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { announce } from '#web/ui/messages/announce.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useRevokeShare } from '../share-queries.ts';

/** Ends a share at once, after saying what that does and what it cannot. */
export const RevokeShare = ({ id, recipient }: { id: string; recipient: string }) => {
  const { t } = useTexts('sharing');
  const problemText = useProblemText();
  const revoke = useRevokeShare();
  const [isAsking, setAsking] = useState(false);
  const end = () =>
    revoke.mutate(id, {
      onSuccess: () => announce(t('revoke.done')),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button
        variant="quiet"
        className="-ml-5"
        {...(recipient !== '' && { 'aria-label': t('revoke.actionFor', { recipient }) })}
        onPress={() => setAsking(true)}
      >
        {t('revoke.action')}
      </Button>
      {revoke.error !== null && (
        <Notice tone="danger" title={t('revoke.failed')} className="w-full">
          {problemText(revoke.error)}
        </Notice>
      )}
      <ConfirmDialog
        title={t('revoke.title')}
        confirmLabel={t('revoke.confirm')}
        pendingLabel={t('revoke.pending')}
        isPending={revoke.isPending}
        isDanger
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={end}
      >
        {recipient !== '' && (
          <p dir="auto" className="font-semibold wrap-anywhere">
            {t('list.for', { recipient })}
          </p>
        )}
        <p>{t('revoke.text')}</p>
      </ConfirmDialog>
    </>
  );
};
