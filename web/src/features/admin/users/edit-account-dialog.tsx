import { useState } from 'react';
import { type Account, ROLES, type Role } from '#contract/administration.ts';
import { useRoleText } from '#web/features/shell/use-role-text.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';
import { fullName } from '../account-name.ts';
import type { PartProps } from './account-part.tsx';
import { DeletionPart } from './deletion-part.tsx';
import { SuspensionPart } from './suspension-part.tsx';
import { type AccountChange, useAccountChange } from './use-account-change.ts';

interface EditAccountDialogProps {
  /** As it was listed. */
  account: Account;
  /** @param done what to say of it on the list; null where nothing was changed */
  onClose: (done: string | null) => void;
}

/** What an administrator may do to an account: its role, its suspension, its deletion. One at a time. */
export const EditAccountDialog = ({ account, onClose }: EditAccountDialogProps) => {
  const { t } = useTexts('admin');
  const problemText = useProblemText();
  const { id: self } = useProfile();
  const changing = useAccountChange(account.id);
  const name = fullName(account) || (account.email ?? '');
  const pending = changing.isPending ? changing.variables.kind : null;
  const change = (wanted: AccountChange) =>
    changing.mutate(wanted, {
      onSuccess: () => onClose(t(`edit.done.${doneKey(wanted, account)}`, { name })),
    });
  const failureText = (error: Error): string => {
    if (isProblem(error, 'last_administrator')) return t('edit.lastAdministrator');
    // The list was read before somebody suspended it.
    if (isProblem(error, 'account_suspended')) return t('edit.delete.whileSuspended');
    return problemText(error);
  };
  return (
    <ModalDialog
      size="sheet"
      title={t('edit.title')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose(null);
      }}
    >
      <p className="font-semibold wrap-anywhere">{name}</p>
      {account.email !== null && account.email !== name && (
        <p className="wrap-anywhere text-ink-soft">{account.email}</p>
      )}
      {changing.error !== null && (
        <Notice tone="danger" title={t('edit.failure')} className="mt-4">
          {failureText(changing.error)}
        </Notice>
      )}
      <RolePart account={account} pending={pending} onChange={change} />
      {account.id === self ? (
        <p className="mt-8 border-t border-hairline pt-4 text-ink-soft">{t('edit.self')}</p>
      ) : (
        <>
          <SuspensionPart account={account} pending={pending} onChange={change} />
          <DeletionPart account={account} name={name} pending={pending} onChange={change} />
        </>
      )}
    </ModalDialog>
  );
};

const doneKey = (change: AccountChange, { status }: Account) => {
  switch (change.kind) {
    case 'role':
      return 'role';
    case 'suspend':
      return 'suspended';
    case 'lift':
      return 'lifted';
    case 'delete':
      if (status === 'unconfirmed') return 'erased';
      return status === 'invited' ? 'removed' : 'deleted';
    case 'keep':
      return 'kept';
  }
};

const RolePart = ({ account, pending, onChange }: PartProps) => {
  const { t } = useTexts('admin');
  const roleText = useRoleText();
  const [role, setRole] = useState<string>(account.role);
  // One that was given at the command line stays among the choices.
  const options = [...new Set<string>([...ROLES, account.role])];
  return (
    <div className="mt-5 flex flex-wrap items-end gap-3">
      <SelectField
        label={t('edit.role')}
        hint={t('edit.roleHint')}
        options={options.map((value) => ({ value, label: roleText(value) }))}
        value={role}
        onChange={(value) => setRole(value ?? account.role)}
        className="min-w-56 flex-1"
      />
      <Button
        isDisabled={role === account.role}
        isPending={pending === 'role'}
        pendingLabel={t('edit.saving')}
        onPress={() => onChange({ kind: 'role', role: role as Role })}
      >
        {t('edit.saveRole')}
      </Button>
    </div>
  );
};
