import { Counter } from '#web/ui/counter.tsx';

interface ListCountersProps {
  label: string;
  /** In the order in which they stand; a value is undefined while it is being counted. */
  counters: readonly { label: string; value: number | undefined }[];
}

/** The figures over a list. */
export const ListCounters = ({ label, counters }: ListCountersProps) => (
  <section aria-label={label} className="mb-8">
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
      {counters.map((counter) => (
        <Counter key={counter.label} {...counter} />
      ))}
    </dl>
  </section>
);
