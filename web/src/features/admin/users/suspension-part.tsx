import { useState } from 'react';
import { SUSPENSION_REASON_MAX_CHARACTERS } from '#contract/administration.ts';
import { isFilled } from '#contract/common/shapes.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { AccountPart, type PartProps } from './account-part.tsx';

/** Suspends an account for a reason, or lifts its suspension. */
export const SuspensionPart = ({ account, pending, onChange }: PartProps) => {
  const { t } = useTexts('admin');
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  if (account.status === 'suspended') {
    const { suspension_reason } = account;
    return (
      <AccountPart title={t('edit.suspend.title')}>
        <p className="wrap-anywhere">
          {suspension_reason === null
            ? t('edit.suspend.isSuspendedPlain')
            : t('edit.suspend.isSuspended', { reason: suspension_reason })}
        </p>
        <Button
          variant="secondary"
          isPending={pending === 'lift'}
          pendingLabel={t('edit.suspend.lifting')}
          onPress={() => onChange({ kind: 'lift' })}
        >
          {t('edit.suspend.lift')}
        </Button>
      </AccountPart>
    );
  }
  const suspend = () => {
    setAsked(true);
    if (isFilled(reason)) onChange({ kind: 'suspend', reason });
  };
  return (
    <AccountPart title={t('edit.suspend.title')}>
      <p className="max-w-[65ch] text-ink-soft">{t('edit.suspend.text')}</p>
      <TextField
        label={t('edit.suspend.reason')}
        hint={t('edit.suspend.reasonHint')}
        error={isAsked && !isFilled(reason) ? t('edit.suspend.reasonNeeded') : undefined}
        value={reason}
        onChange={setReason}
        maxLength={SUSPENSION_REASON_MAX_CHARACTERS}
        autoComplete="off"
        className="w-full"
      />
      <Button
        variant="secondary"
        isPending={pending === 'suspend'}
        pendingLabel={t('edit.suspend.pending')}
        onPress={suspend}
      >
        {t('edit.suspend.action')}
      </Button>
    </AccountPart>
  );
};
