import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { UNSPECIFIED } from '#contract/account/profiles.ts';
import type { Account } from '#contract/administration.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { fullName } from '../account-name.ts';
import { RoleBadge } from './role-badge.tsx';
import { StatusBadge } from './status-badge.tsx';

interface UserTableProps {
  accounts: readonly Account[];
  isBusy: boolean;
  onEdit: (account: Account) => void;
}

/** The columns of spec.md, 2. On narrow screens what does not fit stands below the name. */
export const UserTable = ({ accounts, isBusy, onEdit }: UserTableProps) => {
  const { t } = useTexts('admin');
  return (
    <table aria-label={t('users.table')} aria-busy={isBusy} className="w-full table-fixed text-left text-sm">
      <thead>
        <tr className="border-b border-hairline">
          <Heading className="lg:w-[26%]">{t('users.column.name')}</Heading>
          <Heading className="max-lg:hidden lg:w-[24%]">{t('users.column.email')}</Heading>
          <Heading className="w-30 max-sm:hidden">{t('users.column.role')}</Heading>
          <Heading className="max-lg:hidden">{t('users.column.jobTitle')}</Heading>
          <Heading className="max-lg:hidden">{t('users.column.sector')}</Heading>
          <Heading className="w-30 text-right">{t('users.column.actions')}</Heading>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <Row key={account.id} account={account} onEdit={onEdit} />
        ))}
      </tbody>
    </table>
  );
};

const Heading = ({ className, children }: { className?: string; children: ReactNode }) => (
  <th scope="col" className={classNames('py-2 pr-3 font-normal text-ink-soft', className)}>
    {children}
  </th>
);

const NOTHING = '-';

/** What nobody has filled in may be stored as words that say so (spec.md, 3). */
const filledIn = (text: string | null): string =>
  (text === null || text === UNSPECIFIED ? '' : text) || NOTHING;

const Row = ({ account, onEdit }: { account: Account; onEdit: (account: Account) => void }) => {
  const { t } = useTexts('admin');
  const { id } = useProfile();
  const { email, role, job_title, sector } = account;
  const name = fullName(account);
  const shownName = name || t('nameless');
  return (
    <tr className="border-b border-hairline align-top lg:align-middle">
      <th scope="row" className="py-3 pr-3 font-normal">
        <div className="flex items-start gap-3 lg:items-center">
          <Avatar name={name || (email ?? '')} className="max-sm:hidden" />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              {shownName}
              {account.id === id && <span className="font-normal text-ink-soft"> ({t('users.you')})</span>}
            </p>
            <p className="wrap-anywhere text-ink-soft lg:hidden">{email ?? NOTHING}</p>
            <p className="mt-1 sm:hidden">
              <RoleBadge role={role} />
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-x-2 empty:hidden">
              <StatusBadge account={account} />
            </p>
          </div>
        </div>
      </th>
      <td className="py-3 pr-3 wrap-anywhere max-lg:hidden">{email ?? NOTHING}</td>
      <td className="py-3 pr-3 max-sm:hidden">
        <RoleBadge role={role} />
      </td>
      <td className="py-3 pr-3 wrap-anywhere max-lg:hidden">{filledIn(job_title)}</td>
      <td className="py-3 pr-3 wrap-anywhere max-lg:hidden">{filledIn(sector)}</td>
      <td className="py-1 text-right">
        <Button variant="quiet" className="-mr-4" onPress={() => onEdit(account)}>
          <Pencil aria-hidden="true" size={16} strokeWidth={1.75} />
          {t('users.edit')}
          <span className="sr-only"> {t('users.editOf', { name: name || (email ?? '') })}</span>
        </Button>
      </td>
    </tr>
  );
};
