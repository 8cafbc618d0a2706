/**
 * `npm run corpus`: how well the interviewer reads labelled conversations and hears alarms (interviewer-figures.ts), each set
 * by itself. `npm run corpus -- <set>`: one set alone.
 */
import { node, run } from './environment.mjs';

/** `open` and `second` were looked at while the rules were written; `locked` was not, and nothing was learned from `held-out`. */
const SETS = ['open', 'second', 'locked', 'held-out'];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !SETS.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`No such set: ${unknown.join(', ')}. There is: ${SETS.join(', ')}.\n`);
  process.exitCode = 1;
} else {
  for (const set of asked.length > 0 ? asked : SETS) {
    process.stdout.write(`${set}\n\n`);
    await run(node, ['scripts/interviewer-figures.ts', '--set', set]);
    process.stdout.write('\n');
  }
}
