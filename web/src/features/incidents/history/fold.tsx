import type { ReactNode } from 'react';

/** Something small that can be unfolded within an event. */
export const Fold = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="text-sm">
    <summary className="inline-flex min-h-(--target) cursor-pointer items-center rounded-box text-ink-soft underline decoration-dotted underline-offset-4">
      {summary}
    </summary>
    <div className="pb-2">{children}</div>
  </details>
);
