import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** What to do next, in one sentence. */
  children?: ReactNode;
  /** The one action. */
  action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <div className="flex flex-col items-start gap-3 border-t border-hairline py-10">
    <h2 className="text-xl">{title}</h2>
    {children !== undefined && <div className="max-w-[60ch] text-ink-soft">{children}</div>}
    {action !== undefined && <div className="mt-2">{action}</div>}
  </div>
);
