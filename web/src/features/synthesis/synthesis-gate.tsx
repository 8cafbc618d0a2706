import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/api-problem.ts';
import { useAskedProof } from '#web/lib/use-asked-proof.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
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
  const { box, ask } = useAskedProof();
  return (
    <>
      <PageHeader
        title={t('sensitive.title')}
        intro={t('sensitive.text')}
        back={<BackLink to="/synthese">{t('back')}</BackLink>}
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
