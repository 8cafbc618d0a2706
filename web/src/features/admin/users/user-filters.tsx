import { ListFilter } from 'lucide-react';
import { useId, useState } from 'react';
import { ACCOUNT_SEARCH_MAX_CHARACTERS, ACCOUNT_STATUSES, ROLES } from '#contract/administration.ts';
import { useRoleText } from '#web/features/shell/use-role-text.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import type { AccountFilters } from '../admin-queries.ts';

interface UserFiltersProps {
  typed: string;
  onType: (typed: string) => void;
  filters: Pick<AccountFilters, 'role' | 'status'>;
  onFilter: (filters: Pick<AccountFilters, 'role' | 'status'>) => void;
}

/** 'Search users...', and 'Filter' with the role and the status. */
export const UserFilters = ({ typed, onType, filters, onFilter }: UserFiltersProps) => {
  const { t } = useTexts('admin');
  const roleText = useRoleText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { role, status } = filters;
  const count = Object.values(filters).filter((value) => value !== undefined).length;
  return (
    <div className="mb-4">
      <div className="flex flex-wrap gap-3">
        <search className="min-w-0 flex-1 basis-64">
          <SearchField
            label={t('users.search')}
            clearLabel={t('users.clearSearch')}
            maxLength={ACCOUNT_SEARCH_MAX_CHARACTERS}
            value={typed}
            onChange={onType}
          />
        </search>
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
        >
          <ListFilter aria-hidden="true" size={18} strokeWidth={1.75} />
          {count > 0 ? t('users.filterCount', { count }) : t('users.filter')}
        </Button>
      </div>
      <div id={id}>
        {isOpen && (
          <div className="mt-3 grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
            <SelectField
              key={role ?? 'any role'}
              label={t('users.column.role')}
              options={ROLES.map((value) => ({ value, label: roleText(value) }))}
              value={role ?? null}
              onChange={(value) => onFilter(chosen({ role: value, status: status ?? null }))}
              placeholder={t('users.anyRole')}
              isClearable
            />
            <SelectField
              key={status ?? 'any status'}
              label={t('users.column.status')}
              options={ACCOUNT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
              value={status ?? null}
              onChange={(value) => onFilter(chosen({ role: role ?? null, status: value }))}
              placeholder={t('users.anyStatus')}
              isClearable
            />
            {count > 0 && (
              <Button variant="quiet" onPress={() => onFilter({})}>
                {t('users.clearFilters')}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
};

interface Chosen {
  role: AccountFilters['role'] | null;
  status: AccountFilters['status'] | null;
}

const chosen = ({ role, status }: Chosen): Pick<AccountFilters, 'role' | 'status'> => ({
  ...(role && { role }),
  ...(status && { status }),
});
