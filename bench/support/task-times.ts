/** Of a trace of Chromium: how long the main thread of the busiest page worked on each of its tasks. */

/** What Chromium writes of a moment or a span; times in microseconds, `tdur` is of the processor. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/** The category that has each task of a thread. */
export const TASKS = ['toplevel'];

const MICROSECONDS_PER_MS = 1_000;

/** The time of the processor that each task took, in milliseconds: not what the machine did with others meanwhile. */
export const taskTimesOf = (trace: Buffer): number[] => {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const times = new Map<string, number[]>();
  for (const event of traceEvents) {
    if (event.name !== 'ThreadControllerImpl::RunTask' || event.ph !== 'X') continue;
    const thread = threadOf(event);
    if (!pages.has(thread)) continue;
    const ofThread = times.get(thread) ?? [];
    times.set(thread, ofThread);
    ofThread.push((event.tdur ?? 0) / MICROSECONDS_PER_MS);
  }
  const sumOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);
  const [busiest] = [...times.values()].sort((one, other) => sumOf(other) - sumOf(one));
  if (busiest === undefined) throw new Error('The trace has no task of a page');
  return busiest;
};
