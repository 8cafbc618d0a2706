import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { classNames } from '#web/ui/class-names.ts';

interface LineButtonProps extends Omit<ButtonProps, 'className' | 'children' | 'style'> {
  children: ReactNode;
  className?: string;
}

/**
 * A line of a detail that is pressed. It lies as close to the next one as any text, and is as high as a target all the
 * same: what is added reaches into the gap above and under what follows, and its lines stay where they are.
 */
export const LineButton = ({ children, className, ...props }: LineButtonProps) => (
  <Button
    type="button"
    {...props}
    className="group -mt-2 -mb-4 block max-w-full cursor-pointer pt-2 pb-4 text-left text-sm leading-snug outline-none data-disabled:opacity-55"
  >
    <span
      className={classNames(
        'block rounded-sm decoration-1 underline-offset-4 wrap-anywhere group-hover:underline',
        'group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-teal',
        className,
      )}
    >
      {children}
    </span>
  </Button>
);
