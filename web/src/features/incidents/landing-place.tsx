import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';

interface LandingPlaceProps {
  /** As the fragment of an URL names it. */
  name: string;
  children: ReactNode;
}

/** A part of a page that a link can lead to: when the page opens with this fragment, its last button has the focus. */
export const LandingPlace = ({ name, children }: LandingPlaceProps) => {
  const box = useRef<HTMLDivElement>(null);
  const isMeant = useLocation({ select: ({ hash }) => hash === name });
  useEffect(() => {
    if (!isMeant) return;
    box.current?.scrollIntoView({ block: 'center' });
    [...(box.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }, [isMeant]);
  return <div ref={box}>{children}</div>;
};
