import { useQuery } from '@tanstack/react-query';
import { useMatchRoute, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { takenIn } from '#contract/merging.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ClosedPage } from '#web/ui/closed-page.tsx';
import { incidentDetail } from './incident-queries.ts';
import { savedMessage } from './saved-message.ts';

interface IncidentGateProps {
  id: string;
  /** The screen. */
  children: ReactNode;
}

/**
 * Around every screen of one incident. One that was merged leads to the incident that it is in. In place of what is sensitive it
 * stands until its person has shown again who they are, also over what was read before: a page that was left open is read by
 * whoever passes. Only from under a form that is being filled in nothing is taken away.
 */
export const IncidentGate = ({ id, children }: IncidentGateProps) => {
  const { data, error } = useQuery(incidentDetail(id));
  const isFormOpen = useMatchRoute()({ to: '/incidents/$id/edit' }) !== false && data !== undefined;
  if (isFormOpen) return children;
  if (isProblem(error, 'proof_required')) return <Closed />;
  const into = isProblem(error, 'taken_in') ? takenIn.safeParse(error.problem?.current).data : undefined;
  return into ? <LedOn to={into.id} /> : children;
};

/** Leads from the address of an incident that was merged to the one that it is in. */
const LedOn = ({ to }: { to: string }) => {
  const navigate = useNavigate();
  useEffect(() => {
    savedMessage.set('takenIn');
    void navigate({ to: '/incidents/$id', params: { id: to }, replace: true });
  }, [navigate, to]);
  return null;
};

const Closed = () => {
  const { t } = useTexts('incidents');
  return (
    <ClosedPage
      title={t('sensitive.title')}
      text={t('sensitive.text')}
      action={t('sensitive.action')}
      back={<BackLink to="/incidents">{t('detail.back')}</BackLink>}
    />
  );
};
