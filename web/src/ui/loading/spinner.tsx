import { classNames } from '../class-names.ts';

/** A turning ring for short waits inside something. Silent: what waits says so in words. */
export const Spinner = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'turning inline-block size-5 shrink-0 rounded-full border-2 border-current border-r-transparent',
      className,
    )}
  />
);
