import { classNames } from '../class-names.ts';

/**
 * `primary` is the one action a screen is about; `secondary` what else can be done; `quiet` what stands in rows and
 * bars; `danger` what cannot be taken back.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const VARIANTS: Record<ButtonVariant, string> = {
  // Faded, its words would be hard to read: while it waits for something it lies in grey, in full contrast.
  primary:
    'bg-teal text-on-teal not-data-disabled:hover:bg-teal-strong data-disabled:bg-grey-tint data-disabled:text-grey-text',
  secondary: 'border border-edge bg-surface text-ink hover:bg-sunk data-disabled:opacity-55',
  quiet: 'text-teal hover:bg-teal-tint data-disabled:opacity-55',
  danger: 'bg-clay text-on-clay hover:bg-clay-strong data-disabled:opacity-55',
};

/**
 * The looks of a button, for buttons and for links that stand where a button would. `button` (base.css) gives what a
 * place may want otherwise: of two utilities the one that the stylesheet has last wins, wherever the names stand.
 */
export const buttonStyle = (variant: ButtonVariant, className?: string): string =>
  classNames(
    'button inline-flex min-h-(--target) cursor-pointer items-center justify-center gap-2 rounded-box',
    'text-base no-underline transition-colors duration-150',
    'data-disabled:cursor-not-allowed',
    VARIANTS[variant],
    className,
  );
