import { type ReactNode, useEffect, useRef } from 'react';
import { takeArrival } from '#web/lib/arrival.ts';

interface PageTitleProps {
  children: ReactNode;
  className?: string;
}

/**
 * The only `h1` of a page. After a navigation the keyboard and the screen reader start here, not at the link that is
 * gone; unless the page has put the focus into something of its own meanwhile.
 */
export const PageTitle = ({ children, className = 'text-2xl sm:text-3xl' }: PageTitleProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const main = title.current?.closest('main');
    const focused = document.activeElement;
    const isTaken = focused !== main && main?.contains(focused);
    if (takeArrival() && !isTaken) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={title} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
};
