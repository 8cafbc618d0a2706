import { type ReactNode, useEffect, useRef } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Spinner } from '../loading/spinner.tsx';
import { announce } from '../messages/announce.ts';
import { type ButtonVariant, buttonStyle } from './button-style.ts';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'style'> {
  children: ReactNode;
  variant?: ButtonVariant;
  /** Shown while `isPending` in place of the label, with a ring; the button keeps the focus and ignores presses. */
  pendingLabel?: string;
  className?: string;
}

/**
 * A button. Icons are children; an icon alone goes into `IconButton`.
 *
 * [Note: a waiting button]
 * React Aria's own `isPending` is not used: it has the button named from elsewhere, by its id and for seven seconds, also
 * when the button has long left with its form. The name then belongs to nothing (axe: role-img-alt).
 */
export const Button = ({
  children,
  variant = 'primary',
  pendingLabel,
  isPending = false,
  className,
  ...props
}: ButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(isPending);
  useEffect(() => {
    if (wasPending.current === isPending) return;
    wasPending.current = isPending;
    const shown = button.current;
    if (shown !== null && shown === document.activeElement) announce(shown.textContent);
  }, [isPending]);
  return (
    <AriaButton
      type="button"
      {...props}
      {...(isPending && WAITING)}
      ref={button}
      className={buttonStyle(variant, className)}
    >
      {isPending ? (
        <>
          <Spinner />
          <span>{pendingLabel ?? children}</span>
        </>
      ) : (
        children
      )}
    </AriaButton>
  );
};

/** Not `isDisabled`, which would take the focus away. As no submit button it sends no form by the Enter key either. */
const WAITING = {
  type: 'button',
  'aria-disabled': true,
  onPress: () => undefined,
  onPressStart: () => undefined,
  onPressEnd: () => undefined,
  onPressChange: () => undefined,
  onPressUp: () => undefined,
  onClick: () => undefined,
} as const;
