import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';
import { aloneLinkStyle, linkStyle } from './link-style.ts';

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
  /** `bare` takes no looks of its own: for rows, cards and menus that style themselves. */
  look?: keyof typeof STYLE;
}

const STYLE = { text: linkStyle, alone: aloneLinkStyle, bare: undefined };

const Anchor = ({ look = 'text', className, children, ...props }: AnchorProps) => (
  <a {...props} className={classNames(STYLE[look], className) || undefined}>
    {children}
  </a>
);

/** A link to a route of the app, typed by the route table. `target="_blank"` opens a tab that shares the session. */
export const Link = createLink(Anchor);
