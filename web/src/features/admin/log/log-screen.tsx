import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry } from '#contract/administration.ts';
import { useRoleText } from '#web/features/shell/use-role-text.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { RecordList } from '#web/lists/record-list.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { auditList } from '../admin-queries.ts';
import { AdminTabs } from '../admin-tabs.tsx';
import { AdministratorsGate } from '../administrators-gate.tsx';

/** /users/log: what administrators did. */
export const LogScreen = () => {
  const { t } = useTexts('admin');
  return (
    <AdministratorsGate title={t('log.title')}>
      <Log />
    </AdministratorsGate>
  );
};

const Log = () => {
  const { t } = useTexts('admin');
  const list = useInfiniteQuery(auditList);
  return (
    <AdministratorsGate title={t('log.title')} error={list.error}>
      <PageHeader title={t('log.title')} intro={t('log.intro')} />
      <AdminTabs />
      <RecordList
        list={list}
        empty={<EmptyState title={t('log.empty')}>{t('log.emptyHint')}</EmptyState>}
        rows={(entries) => entries.map((entry) => <Entry key={entry.id} entry={entry} />)}
        texts={{
          rows: t('log.list'),
          loading: t('log.loading'),
          failure: t('log.failure'),
          moreFailure: t('log.moreFailure'),
          loadingMore: t('log.loadingMore'),
          end: t('log.end'),
        }}
      />
    </AdministratorsGate>
  );
};

const Entry = ({ entry }: { entry: AuditEntry }) => {
  const { t, language } = useTexts('admin');
  const roleText = useRoleText();
  const nameOf = (who: AuditEntry['person']) => who?.name ?? who?.email ?? t('log.gone');
  const { action, administrator, person, role_before, role_after, recorded_at } = entry;
  return (
    <li className="flex flex-col gap-x-4 border-b border-hairline py-3 sm:flex-row">
      <time dateTime={recorded_at} className="shrink-0 text-sm text-ink-soft sm:w-56">
        {dayAndTime(recorded_at, language)}
      </time>
      <p className="min-w-0 wrap-anywhere">
        {t(`log.action.${action}`, {
          who: administrator === null ? t('log.service') : nameOf(administrator),
          whom: nameOf(person),
          before: roleText(role_before ?? ''),
          after: roleText(role_after ?? ''),
        })}
      </p>
    </li>
  );
};
