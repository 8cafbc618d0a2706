import type { ReactNode } from 'react';

/** Rows of a name and a value, separated by hairlines. Children are `DetailRow`. */
export const DetailList = ({ children }: { children: ReactNode }) => (
  <dl className="divide-y divide-hairline border-y border-hairline">{children}</dl>
);
