import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { CopyButton } from '#web/ui/buttons/copy-button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useRenewCode } from '../share-queries.ts';

/** Gives a link another code, which is shown here once: the way out of a share that wrong codes locked, or of a code that was lost. */
export const NewCode = ({ id, recipient }: { id: string; recipient: string }) => {
  const { t } = useTexts('sharing');
  const problemText = useProblemText();
  const renew = useRenewCode();
  const [isAsking, setAsking] = useState(false);
  const code = renew.data?.code;
  return (
    <>
      {code === undefined ? (
        <Button
          variant="quiet"
          className="-ml-5"
          {...(recipient !== '' && { 'aria-label': t('newCode.actionFor', { recipient }) })}
          onPress={() => setAsking(true)}
        >
          {t('newCode.action')}
        </Button>
      ) : (
        <Notice
          className="w-full"
          title={t('newCode.made')}
          actions={
            <>
              <CopyButton text={code} label={t('made.copyCode')} />
              <Button variant="secondary" onPress={() => renew.reset()}>
                {t('newCode.done')}
              </Button>
            </>
          }
        >
          <p translate="no" className="text-xl tracking-widest tabular-nums">
            {`${code.slice(0, 4)} ${code.slice(4)}`}
          </p>
          <p>{t('made.codeText')}</p>
        </Notice>
      )}
      {renew.error !== null && (
        <Notice tone="danger" title={t('newCode.failed')} className="w-full">
          {isProblem(renew.error, 'not_ready') ? t('newCode.over') : problemText(renew.error)}
        </Notice>
      )}
      <ConfirmDialog
        title={t('newCode.title')}
        confirmLabel={t('newCode.confirm')}
        pendingLabel={t('newCode.pending')}
        isPending={renew.isPending}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => renew.mutate(id, { onSettled: () => setAsking(false) })}
      >
        <p>{t('newCode.text')}</p>
      </ConfirmDialog>
    </>
  );
};
