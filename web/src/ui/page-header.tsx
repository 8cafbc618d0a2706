import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

interface PageHeaderProps {
  title: string;
  /** One or two sentences under the title. */
  intro?: ReactNode;
  /** The page's one primary action. */
  action?: ReactNode;
  /** A link back, above the title. */
  back?: ReactNode;
}

/** The title of a page: its only `h1`. The action stands level with it, on phones below the introduction. */
export const PageHeader = ({ title, intro, action, back }: PageHeaderProps) => (
  <header className="mb-8">
    {back !== undefined && <div className="mb-3">{back}</div>}
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline">
      <PageTitle>{title}</PageTitle>
      {intro !== undefined && <div className="mt-2 max-w-[65ch] text-ink-soft sm:col-start-1">{intro}</div>}
      {action !== undefined && <div className="mt-4 sm:col-start-2 sm:row-start-1 sm:mt-0">{action}</div>}
    </div>
  </header>
);
