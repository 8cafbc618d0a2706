import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox';
import { classNames } from '../class-names.ts';

interface CheckboxProps extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style'> {
  children: ReactNode;
  className?: string;
}

/** A checkbox with its label; the whole row can be pressed. */
export const Checkbox = ({ children, className, ...props }: CheckboxProps) => (
  <AriaCheckbox
    {...props}
    className={classNames(
      'group flex min-h-(--target) cursor-pointer items-center gap-3 text-base',
      className,
    )}
  >
    <span
      aria-hidden="true"
      className={classNames(
        'flex size-5.5 shrink-0 items-center justify-center rounded-[6px] border border-edge bg-surface',
        'group-data-selected:border-teal group-data-selected:bg-teal group-data-selected:text-on-teal',
        'group-data-indeterminate:border-teal group-data-indeterminate:bg-teal group-data-indeterminate:text-on-teal',
        'group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-teal',
        'group-data-invalid:border-2 group-data-invalid:border-clay',
      )}
    >
      <Check
        size={16}
        strokeWidth={3}
        className="hidden group-data-selected:block group-data-indeterminate:hidden"
      />
      <Minus size={16} strokeWidth={3} className="hidden group-data-indeterminate:block" />
    </span>
    {children}
  </AriaCheckbox>
);
