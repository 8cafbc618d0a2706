import { useState } from 'react';
import { ACCOUNT_DELETION_DAYS } from '#contract/administration.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayText } from '#web/lib/dates.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { AccountPart, type PartProps } from './account-part.tsx';

/** Announces the deletion of an account once it is confirmed, or takes it back. */
export const DeletionPart = ({ account, name, pending, onChange }: PartProps & { name: string }) => {
  const { t, language } = useTexts('admin');
  const [isAsking, setAsking] = useState(false);
  const { status, is_leaving, deleted_from } = account;
  if (is_leaving) {
    return (
      <AccountPart title={t('edit.delete.title')}>
        <p className="max-w-[65ch]">
          {deleted_from === null
            ? t('edit.delete.waits', { days: ACCOUNT_DELETION_DAYS })
            : t('edit.delete.announced', { day: dayText(new Date(deleted_from), language) })}
        </p>
        <Button
          variant="secondary"
          isPending={pending === 'keep'}
          pendingLabel={t('edit.delete.keeping')}
          onPress={() => onChange({ kind: 'keep' })}
        >
          {t('edit.delete.keep')}
        </Button>
      </AccountPart>
    );
  }
  if (status === 'suspended') {
    return (
      <AccountPart title={t('edit.delete.title')}>
        <p className="max-w-[65ch]">{t('edit.delete.whileSuspended')}</p>
      </AccountPart>
    );
  }
  const isInvited = status === 'invited';
  return (
    <AccountPart title={t('edit.delete.title')}>
      <p className="max-w-[65ch] text-ink-soft">
        {t(isInvited || isUnconfirmed(account) ? 'edit.delete.textInvited' : 'edit.delete.text')}
      </p>
      <Button
        variant="secondary"
        isPending={pending === 'delete'}
        pendingLabel={t('edit.delete.pending')}
        onPress={() => setAsking(true)}
      >
        {t('edit.delete.action')}
      </Button>
      <ConfirmDialog
        title={t('edit.delete.confirmTitle')}
        confirmLabel={t('edit.delete.confirm')}
        isDanger
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          onChange({ kind: 'delete' });
        }}
      >
        <p>{t(isInvited ? 'edit.delete.confirmInvited' : confirmKey(account), { name })}</p>
      </ConfirmDialog>
    </AccountPart>
  );
};

const isUnconfirmed = ({ status }: PartProps['account']): boolean => status === 'unconfirmed';

const confirmKey = (account: PartProps['account']) =>
  isUnconfirmed(account) ? 'edit.delete.confirmUnconfirmed' : 'edit.delete.confirmWhat';
