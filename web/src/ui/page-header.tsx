import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** One or two sentences under the title. */
  intro?: ReactNode;
  /** The page's one primary action. */
  action?: ReactNode;
  /** A link back, above the title. */
  back?: ReactNode;
}

/** The title of a page: its only `h1`. */
export const PageHeader = ({ title, intro, action, back }: PageHeaderProps) => (
  <header className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
    <div className="min-w-0">
      {back !== undefined && <div className="mb-3">{back}</div>}
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      {intro !== undefined && <div className="mt-2 max-w-[65ch] text-ink-soft">{intro}</div>}
    </div>
    {action}
  </header>
);
