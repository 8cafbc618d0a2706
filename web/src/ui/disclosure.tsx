import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  className?: string;
}

/** Something that can be unfolded. The browser's own `<details>`: it works with find-in-page and without scripts. */
export const Disclosure = ({ summary, children, isOpen, className }: DisclosureProps) => (
  <details open={isOpen} className={classNames('group border-t border-hairline', className)}>
    <summary className="flex min-h-(--target) cursor-pointer list-none items-center gap-2 rounded-box py-2 font-semibold [&::-webkit-details-marker]:hidden">
      <ChevronRight
        aria-hidden="true"
        size={18}
        className="shrink-0 text-ink-soft transition-transform group-open:rotate-90"
      />
      {summary}
    </summary>
    <div className="pb-4 pl-6.5">{children}</div>
  </details>
);
