import type { ReactNode } from 'react';

/** What stands on paper, shown as it will be printed: black on white. */
export const Paper = ({ children }: { children: ReactNode }) => (
  <article className="rounded-box border border-hairline bg-[#ffffff] p-6 text-[#000000] print:rounded-none print:border-none print:p-0">
    {children}
  </article>
);

/** One line of a `dl`: 'Lieu : Salle 3'. */
export const PaperFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex gap-1">
    <dt className="shrink-0 after:content-['_:']">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);
