import { classNames } from '../class-names.ts';

/** A grey line or block that stands where something is about to be. Give it the size of what comes. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames('breathing block h-4 rounded-box bg-grey-tint', className)}
  />
);
