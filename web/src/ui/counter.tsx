interface CounterProps {
  label: string;
  /** Undefined while it is being counted. */
  value: number | undefined;
}

/** One figure of a row of counters. A row of them is a `<dl className="grid …">`. */
export const Counter = ({ label, value }: CounterProps) => (
  <div className="flex flex-col-reverse justify-end border-t border-hairline pt-3">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="font-title text-2xl tabular-nums">
      {value === undefined ? <span className="breathing text-ink-soft">–</span> : value}
    </dd>
  </div>
);
