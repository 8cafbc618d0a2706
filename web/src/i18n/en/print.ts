import type { Translation } from '../catalogues.ts';
import type fr from '../fr/print.ts';

export default {
  trace:
    'A shared printer often keeps a trace: a copy in memory, a name in a queue, a forgotten sheet. If someone could see it, print elsewhere.',
  start: 'Print now',
  printedOn: 'Printed on {day}',
  incident: { title: 'Print the incident', intro: 'All that this incident says, as it will be printed.' },
} as const satisfies Translation<typeof fr>;
