import type { ReactNode } from 'react';

/** When something happened, was recorded and was changed: a few names with their moments, side by side where there is room. */
export const Moments = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-3">{children}</dl>
);

export const Moment = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-soft">{label}</dt>
    <dd>{children}</dd>
  </div>
);
