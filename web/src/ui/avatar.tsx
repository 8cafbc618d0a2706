import { classNames } from './class-names.ts';
import { initialsOf } from './initials.ts';

/** The initials of a person. Decorative: the name stands beside it or in the control's own label. */
export const Avatar = ({ name, className }: { name: string; className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-teal-tint text-sm font-semibold text-teal-strong',
      className,
    )}
  >
    {initialsOf(name)}
  </span>
);
