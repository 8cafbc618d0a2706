import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '#contract/administration.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { rowsOf } from '#web/lists/keyset-pages.ts';
import { hasFailed } from '#web/lists/record-list.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { DoneNotice } from '#web/ui/messages/done-notice.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { LiveRegion } from '#web/ui/messages/live-region.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { type AccountFilters, type AccountPages, accountList } from '../admin-queries.ts';
import { AdminTabs } from '../admin-tabs.tsx';
import { AdministratorsGate } from '../administrators-gate.tsx';
import { AddUserDialog } from './add-user-dialog.tsx';
import { EditAccountDialog } from './edit-account-dialog.tsx';
import { useTypedSearch } from './use-typed-search.ts';
import { UserFilters } from './user-filters.tsx';
import { UserTable } from './user-table.tsx';

/** /users */
export const UsersScreen = () => {
  const { t } = useTexts('admin');
  return (
    <AdministratorsGate title={t('users.title')}>
      <Users />
    </AdministratorsGate>
  );
};

const Users = () => {
  const { t } = useTexts('admin');
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<Account | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const { typed, setTyped, searched } = useTypedSearch();
  const [filters, setFilters] = useState<Pick<AccountFilters, 'role' | 'status'>>({});
  const list = useInfiniteQuery(accountList({ ...filters, ...(searched !== '' && { search: searched }) }));
  const close = (message: string | null) => {
    setAdding(false);
    setEdited(null);
    setDone(message);
  };
  return (
    <AdministratorsGate title={t('users.title')} error={list.error}>
      <PageHeader
        title={t('users.title')}
        intro={t('users.intro')}
        action={
          <Button onPress={() => setAdding(true)}>
            <UserPlus aria-hidden="true" size={18} strokeWidth={1.75} />
            {t('users.add')}
          </Button>
        }
      />
      <AdminTabs />
      {done !== null && (
        <div className="mb-6">
          <DoneNotice key={done} title={done} />
        </div>
      )}
      <UserFilters typed={typed} onType={setTyped} filters={filters} onFilter={setFilters} />
      <UserList list={list} onEdit={setEdited} />
      {isAdding && <AddUserDialog onClose={close} />}
      {edited !== null && <EditAccountDialog account={edited} onClose={close} />}
    </AdministratorsGate>
  );
};

interface UserListProps {
  list: UseInfiniteQueryResult<AccountPages>;
  onEdit: (account: Account) => void;
}

/** The table while it loads, when it could not be loaded, when nobody passes, and the way to more of it. */
const UserList = ({ list, onEdit }: UserListProps) => {
  const { t } = useTexts('admin');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  if (hasFailed(list)) {
    return (
      <RetryNotice
        title={t('users.failure')}
        error={list.error}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (list.data === undefined) return <LoadingBlock label={t('users.loading')} rows={6} />;
  const accounts = rowsOf(list.data);
  return (
    <>
      <LiveRegion message={list.isFetching ? '' : t('users.found', { count: accounts.length })} />
      {accounts.length === 0 ? (
        <EmptyState title={t('users.none')}>{t('users.noneHint')}</EmptyState>
      ) : (
        <UserTable accounts={accounts} isBusy={list.isPlaceholderData} onEdit={onEdit} />
      )}
      {list.isFetchNextPageError && (
        <Notice tone="danger" title={t('users.moreFailure')} className="mt-6">
          {problemText(list.error)}
        </Notice>
      )}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-6"
          isPending={list.isFetchingNextPage}
          pendingLabel={t('users.loadingMore')}
          onPress={() => void list.fetchNextPage()}
        >
          {common('action.showMore')}
        </Button>
      )}
    </>
  );
};
