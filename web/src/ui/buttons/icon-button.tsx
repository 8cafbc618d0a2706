import type { LucideIcon } from 'lucide-react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';

interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'style' | 'aria-label'> {
  icon: LucideIcon;
  /** What it does, in words; it is the accessible name. */
  label: string;
  /** Of the icon, in px; what is pressed stays as large. */
  iconSize?: number;
  className?: string;
}

/** A button that is only an icon; `title` shows its name to people who hover. */
export const IconButton = ({ icon: Icon, label, iconSize = 20, className, ...props }: IconButtonProps) => (
  <AriaButton
    type="button"
    {...props}
    aria-label={label}
    className={classNames(
      'inline-flex size-(--target) shrink-0 cursor-pointer items-center justify-center rounded-box text-ink-soft',
      'transition-colors duration-150 hover:bg-sunk hover:text-ink data-disabled:opacity-55',
      className,
    )}
  >
    <Icon aria-hidden="true" size={iconSize} strokeWidth={1.75} />
  </AriaButton>
);
