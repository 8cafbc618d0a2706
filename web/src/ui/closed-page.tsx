import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAskedProof } from '#web/lib/requests/use-asked-proof.ts';
import { Button } from './buttons/button.tsx';
import { PageHeader } from './page-header.tsx';

interface ClosedPageProps {
  title: string;
  text: string;
  /** On the button that asks again. */
  action: string;
  back: ReactNode;
}

/** In place of a page whose record is sensitive, until its person has shown again who they are. */
export const ClosedPage = ({ title, text, action, back }: ClosedPageProps) => {
  const { box, ask } = useAskedProof();
  return (
    <>
      <PageHeader title={title} intro={text} back={back} />
      <div ref={box}>
        <Button onPress={() => void ask()}>
          <LockKeyhole aria-hidden="true" size={18} strokeWidth={1.75} />
          {action}
        </Button>
      </div>
    </>
  );
};
