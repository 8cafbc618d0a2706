import { type ReactNode, useId } from 'react';
import type { Account } from '#contract/administration.ts';
import type { AccountChange } from './use-account-change.ts';

/** What each part of the dialog is given. */
export interface PartProps {
  account: Account;
  /** What is under way. */
  pending: AccountChange['kind'] | null;
  onChange: (change: AccountChange) => void;
}

/** One thing that can be done to an account. */
export const AccountPart = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-8 flex flex-col items-start gap-3 border-t border-hairline pt-4"
    >
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
};
