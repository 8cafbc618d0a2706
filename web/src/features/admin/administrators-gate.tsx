import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { SUPER_ADMIN } from '#web/features/shell/nav-items.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { adminKeys } from './admin-queries.ts';

interface AdministratorsGateProps {
  /** The page's own title: the notice stands on the page that was asked for. */
  title: string;
  /** What the page's request failed with: the server may know better than this tab. */
  error?: Error | null;
  children: ReactNode;
}

/** Around every page of administration: in its place, for everybody else, who it is for. Follows a role that changes. */
export const AdministratorsGate = ({ title, error = null, children }: AdministratorsGateProps) => {
  const { role } = useProfile();
  return role !== SUPER_ADMIN || isProblem(error, 'administrators_only') ? (
    <AccessNotice title={title} />
  ) : (
    children
  );
};

const AccessNotice = ({ title }: { title: string }) => {
  const { t } = useTexts('admin');
  const client = useQueryClient();
  // What was read while the role was there is not kept.
  useEffect(() => client.removeQueries({ queryKey: adminKeys.all, type: 'inactive' }), [client]);
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={t('access.title')}
        action={
          <ButtonLink variant="secondary" to="/app-home">
            {t('access.home')}
          </ButtonLink>
        }
      >
        {t('access.text')}
      </EmptyState>
    </>
  );
};
