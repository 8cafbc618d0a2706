/**
 * `npm run corpus`: how the rules of the assistant do on labelled examples, tuned and held ones apart; then the corpus
 * tests. When all of them pass, the hash of the files they depend on is kept, and `npm test` leaves them out until one
 * of those files changes (corpus-hash.mjs).
 * At last the figures of the new interviewer, on each set of conversations (interviewer-figures.ts).
 * `npm run corpus -- <set> [--mistakes]`: the figures of one set alone. `--mistakes` lists the tuned examples that went
 * wrong, never the held ones.
 */
import { reportConversations } from './corpus/conversations.ts';
import { reportIncidents } from './corpus/incidents.ts';
import { reportQuestions } from './corpus/questions.ts';
import { CORPUS_PROJECT, corpusHash, keepCorpusHash } from './corpus-hash.mjs';
import { node, run } from './environment.mjs';

interface ReportOptions {
  mistakes: boolean;
}

const SETS: Readonly<Record<string, (options: ReportOptions) => string>> = {
  questions: reportQuestions,
  conversations: reportConversations,
  incidents: reportIncidents,
};

/** Runs the corpus tests; their exit code. */
const runTests = async (): Promise<number> => {
  // Taken before the run: a file that changes while they run is not covered by it.
  const hash = corpusHash();
  const code = await run(node, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    CORPUS_PROJECT,
    '--reporter=dot',
  ]);
  if (code === 0) keepCorpusHash(hash);
  return code;
};

/** `open` and `second` were looked at while the rules were written; `locked` was not. */
const INTERVIEWER_SETS = ['open', 'second', 'locked'];

const printInterviewerFigures = async (): Promise<void> => {
  for (const set of INTERVIEWER_SETS) {
    process.stdout.write(`interviewer, ${set}\n\n`);
    await run(node, ['scripts/interviewer-figures.ts', '--set', set]);
    process.stdout.write('\n');
  }
};

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const unknown = names.filter((name) => !Object.hasOwn(SETS, name));
if (unknown.length > 0) {
  process.stderr.write(`No such set: ${unknown.join(', ')}. There is: ${Object.keys(SETS).join(', ')}.\n`);
  process.exitCode = 1;
} else {
  for (const [name, report] of Object.entries(SETS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    process.stdout.write(`${name}\n\n${report({ mistakes: args.includes('--mistakes') })}\n`);
  }
  if (names.length === 0) {
    await printInterviewerFigures();
    process.exitCode = await runTests();
  }
}
