import { classNames } from './class-names.ts';

interface WordmarkProps {
  /** The product's name. */
  name: string;
  className?: string;
}

/** The open notebook and the name. */
export const Wordmark = ({ name, className }: WordmarkProps) => (
  <span className={classNames('inline-flex items-center gap-2.5 font-title text-xl text-ink', className)}>
    <svg aria-hidden="true" viewBox="0 0 28 24" className="h-6 w-7 shrink-0 text-teal" fill="none">
      <path
        d="M14 5.2C11 2.7 7 2.4 2.500 4v15.500c4.500-1.600 8.500-1.300 11.500 1.200 3-2.500 7-2.800 11.500-1.200V4C21 2.400 17 2.700 14 5.200Zm0 0v15.500"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
    </svg>
    {name}
  </span>
);
