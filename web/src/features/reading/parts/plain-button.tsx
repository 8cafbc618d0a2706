import type { ButtonHTMLAttributes } from 'react';
import { type ButtonVariant, buttonStyle } from '#web/ui/buttons/button-style.ts';
import { Spinner } from '#web/ui/loading/spinner.tsx';

interface PlainButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  /** It keeps the focus, and does nothing. */
  isPending?: boolean;
}

/** The browser's own button in the looks of the product: `ui/buttons/button.tsx` brings React Aria, which this page does without. */
export const PlainButton = ({
  variant = 'secondary',
  isPending = false,
  className,
  children,
  onClick,
  ...props
}: PlainButtonProps) => (
  <button
    type="button"
    {...props}
    {...(isPending ? { 'aria-disabled': true } : { onClick })}
    className={buttonStyle(variant, className)}
  >
    {isPending && <Spinner />}
    {children}
  </button>
);
