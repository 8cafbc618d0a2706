import { createLink } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';
import { aloneLinkStyle } from './link-style.ts';

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
}

// `aria-current` is left out: the page that one comes back to encloses this one, but is not this one.
const Anchor = ({ children, className, 'aria-current': _current, ...props }: AnchorProps) => (
  <a {...props} className={classNames(aloneLinkStyle, 'gap-2', className)}>
    <ArrowLeft aria-hidden="true" size={18} strokeWidth={2} />
    {children}
  </a>
);

/** The way back, above a title: as tall as a button. */
export const BackLink = createLink(Anchor);
