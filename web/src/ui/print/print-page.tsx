import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '../buttons/button.tsx';
import { Notice } from '../messages/notice.tsx';
import { PageHeader } from '../page-header.tsx';

interface PrintPageProps {
  title: string;
  intro: string;
  /** Everything that will stand on paper is there. */
  isReady: boolean;
  /** Leads back to where it was asked for. */
  back: ReactNode;
  /** How far the loading is; empty when it is done. */
  status?: ReactNode;
  /** What went wrong, or that there is nothing; not printed. */
  notice?: ReactNode;
  /** The paper. */
  children: ReactNode;
}

/** A page to be printed: what stands on paper, below the button that prints it. */
export const PrintPage = ({ title, intro, isReady, back, status, notice, children }: PrintPageProps) => {
  const { t } = useTexts('print');
  return (
    <>
      <div className="print:hidden">
        <PageHeader title={title} intro={intro} />
        <Notice tone="warning" className="mb-6">
          {t('trace')}
        </Notice>
        <div className="mb-8 flex flex-wrap items-center gap-3">
          <Button isDisabled={!isReady} onPress={() => window.print()}>
            <Printer aria-hidden="true" size={18} strokeWidth={1.75} />
            {t('start')}
          </Button>
          {back}
          <p role="status" className="flex items-center gap-2 text-sm text-ink-soft empty:hidden">
            {status}
          </p>
        </div>
        {notice}
      </div>
      {isReady && children}
    </>
  );
};
