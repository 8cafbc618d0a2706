import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';
import { linkStyle } from './link-style.ts';

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
  /** `bare` takes no looks of its own: for rows, cards and menus that style themselves. */
  look?: 'text' | 'bare';
}

const Anchor = ({ look = 'text', className, children, ...props }: AnchorProps) => (
  <a {...props} className={classNames(look === 'text' && linkStyle, className) || undefined}>
    {children}
  </a>
);

/** A link to a route of the app, typed by the route table. `target="_blank"` opens a tab that shares the session. */
export const Link = createLink(Anchor);
