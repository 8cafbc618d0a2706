import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FailureNotice } from '#web/features/auth/failure-notice.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadingBlock } from '#web/ui/loading-block.tsx';
import { createRecoveryCodes } from './recovery-codes.ts';
import { RecoverySheet } from './recovery-sheet.tsx';
import { useErrorText } from './use-error-text.ts';

interface NewRecoveryCodesProps {
  /** Right after two-step verification was turned on: the codes come by themselves. */
  isFirst?: boolean;
  onKept: () => void;
}

/** Makes the codes and shows them, this once. */
export const NewRecoveryCodes = ({ isFirst = false, onKept }: NewRecoveryCodesProps) => {
  const { t } = useTexts('security');
  const errorText = useErrorText();
  // Not a query: a cache would keep what is to be shown once.
  const making = useMutation({ mutationFn: createRecoveryCodes, gcTime: 0 });
  const begun = useRef(false);
  useEffect(() => {
    if (!isFirst || begun.current) return;
    begun.current = true;
    making.mutate();
  }, [isFirst, making.mutate]);

  if (making.data !== undefined) return <RecoverySheet codes={making.data} onKept={onKept} />;
  return (
    <div className="flex flex-col items-start gap-5">
      {making.error !== null && (
        <FailureNotice title={isFirst ? t('recovery.failedActive') : t('recovery.failed')}>
          {errorText(making.error)}
        </FailureNotice>
      )}
      {isFirst && making.error === null ? (
        <LoadingBlock label={t('recovery.renewPending')} />
      ) : (
        <>
          {!isFirst && <p>{t('recovery.renewIntro')}</p>}
          <Button
            isPending={making.isPending}
            pendingLabel={t('recovery.renewPending')}
            onPress={() => making.mutate()}
          >
            {t('recovery.renewSubmit')}
          </Button>
        </>
      )}
    </div>
  );
};
