import { classNames } from '../class-names.ts';

/** The box around what is typed, without inner space: for controls that are made of several parts. */
export const controlBox = (className?: string): string =>
  classNames(
    'w-full min-h-(--target) rounded-box border border-edge bg-surface text-base text-ink',
    'data-invalid:border-clay data-invalid:border-2 aria-invalid:border-clay',
    'disabled:opacity-60 data-focused:outline-2 data-focused:outline-offset-0 data-focused:outline-teal',
    className,
  );

/** The box that is typed into. */
export const controlStyle = (className?: string): string =>
  controlBox(classNames('px-3.5 py-2 placeholder:text-ink-soft', className));

/** One part of a date or of an hour: its day, its minutes. */
export const segmentStyle =
  'rounded-sm px-0.5 outline-none data-focused:bg-teal data-focused:text-on-teal data-placeholder:text-ink-soft data-focused:data-placeholder:text-on-teal';

export const labelStyle = 'text-sm font-semibold text-ink';
export const hintStyle = 'text-sm text-ink-soft';
export const errorStyle = 'flex gap-1.5 text-sm font-semibold text-clay';
