import type { ReactNode } from 'react';

/** One row of a `DetailList`: beside each other on wide screens, one above the other on phones. */
export const DetailRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[12rem_1fr]">
    <dt className="text-sm text-ink-soft sm:pt-0.5">{label}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
);
