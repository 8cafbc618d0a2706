import type { ReactNode } from 'react';

/** One part of the gallery. Its texts are samples, not catalogue entries: nobody but us sees them. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-5">
    <h2 className="border-b border-hairline pb-2 text-xl">{title}</h2>
    {children}
  </section>
);
