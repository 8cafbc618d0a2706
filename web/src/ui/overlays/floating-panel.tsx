import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { classNames } from '../class-names.ts';

interface FloatingPanelProps extends Omit<PopoverProps, 'className' | 'style'> {
  className?: string;
}

/** What floats beside its trigger: menus, lists, small dialogs. The one place with a shadow besides dialogs. */
export const FloatingPanel = ({ className, ...props }: FloatingPanelProps) => (
  <Popover
    offset={6}
    {...(typeof document !== 'undefined' && {
      boundaryElement: document.querySelector('[data-layer-room]') ?? document.body,
    })}
    {...props}
    className={classNames(
      'overflow-auto rounded-box border border-hairline bg-surface text-ink shadow-float outline-none',
      'transition-opacity duration-150 data-entering:opacity-0 data-exiting:opacity-0',
      className,
    )}
  />
);
