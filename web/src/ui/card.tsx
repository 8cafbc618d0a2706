import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CardProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  className?: string;
  'aria-labelledby'?: string;
}

/** A sheet of paper: a hairline around, no shadow. Cards never stand inside cards. */
export const Card = ({ children, as: Tag = 'div', className, ...props }: CardProps) => (
  <Tag
    {...props}
    className={classNames('rounded-box border border-hairline bg-surface p-5 sm:p-6', className)}
  >
    {children}
  </Tag>
);
