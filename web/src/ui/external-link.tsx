import type { ReactNode } from 'react';
import { linkStyle } from './link-style.ts';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
  className?: string;
}

/** A link that leaves the app, in a new tab that learns nothing of where it was opened. */
export const ExternalLink = ({ href, children, className = linkStyle }: ExternalLinkProps) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
    {children}
  </a>
);
