import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type ButtonVariant, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'style'> {
  children: ReactNode;
  variant?: ButtonVariant;
  /** Shown while `isPending` in place of the label, with a ring; the button keeps the focus and ignores presses. */
  pendingLabel?: string;
  className?: string;
}

/** A button. Icons are children; an icon alone goes into `IconButton`. */
export const Button = ({ children, variant = 'primary', pendingLabel, className, ...props }: ButtonProps) => (
  <AriaButton type="button" {...props} className={buttonStyle(variant, className)}>
    {props.isPending ? (
      <>
        <Spinner />
        <span>{pendingLabel ?? children}</span>
      </>
    ) : (
      children
    )}
  </AriaButton>
);
