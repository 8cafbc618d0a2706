import { Skeleton } from './skeleton.tsx';

interface LoadingBlockProps {
  /** What is loading, for screen readers. */
  label: string;
  rows?: number;
}

/** Skeleton rows with a status in words; appears only when the wait is noticeable. */
export const LoadingBlock = ({ label, rows = 3 }: LoadingBlockProps) => (
  <div role="status" className="appear-late flex flex-col gap-6 py-4">
    <span className="sr-only">{label}</span>
    {Array.from({ length: rows }, (_, row) => (
      // Rows have no identity of their own.
      // biome-ignore lint/suspicious/noArrayIndexKey: static list
      <div key={row} className="flex flex-col gap-2">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="w-4/5" />
      </div>
    ))}
  </div>
);
