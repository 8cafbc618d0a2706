import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ClosedPage } from '#web/ui/closed-page.tsx';
import { synthesisDetail } from './synthesis-queries.ts';

interface SynthesisGateProps {
  id: string;
  /** A form is open below it: from under what is being filled in nothing is taken away. */
  isForm?: boolean;
  children: ReactNode;
}

/** Around every screen of one synthesis: in place of what is sensitive, until its person has shown again who they are. */
export const SynthesisGate = ({ id, isForm = false, children }: SynthesisGateProps) => {
  const { data, error } = useQuery(synthesisDetail(id));
  const isClosed = isProblem(error, 'proof_required') && !(isForm && data !== undefined);
  return isClosed ? <Closed /> : children;
};

const Closed = () => {
  const { t } = useTexts('synthesis');
  return (
    <ClosedPage
      title={t('sensitive.title')}
      text={t('sensitive.text')}
      action={t('sensitive.action')}
      back={<BackLink to="/synthese">{t('back')}</BackLink>}
    />
  );
};
