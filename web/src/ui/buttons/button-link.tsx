import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { type ButtonVariant, buttonStyle } from './button-style.ts';

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
  variant?: ButtonVariant;
}

const Anchor = ({ variant = 'primary', className, children, ...props }: AnchorProps) => (
  <a {...props} className={buttonStyle(variant, className)}>
    {children}
  </a>
);

/** A link to a route that stands where a button would: it goes somewhere, it does nothing. */
export const ButtonLink = createLink(Anchor);
