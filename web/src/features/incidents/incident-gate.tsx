import { useQuery } from '@tanstack/react-query';
import { useMatchRoute, useNavigate } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { takenIn } from '#contract/merging.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/api-problem.ts';
import { useAskedProof } from '#web/lib/use-asked-proof.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
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
  const { box, ask } = useAskedProof();
  return (
    <>
      <PageHeader
        title={t('sensitive.title')}
        intro={t('sensitive.text')}
        back={<BackLink to="/incidents">{t('detail.back')}</BackLink>}
      />
      <div ref={box}>
        <Button onPress={() => void ask()}>
          <LockKeyhole aria-hidden="true" size={18} strokeWidth={1.75} />
          {t('sensitive.action')}
        </Button>
      </div>
    </>
  );
};
