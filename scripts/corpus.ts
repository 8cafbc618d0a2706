/**
 * `npm run corpus -- <set> [--mistakes]`: how the rules of the assistant do on labelled examples, tuned and held ones
 * apart. Without a set, all of them. `--mistakes` lists the tuned examples that went wrong, never the held ones.
 */
import { reportConversations } from './corpus/conversations.ts';
import { reportIncidents } from './corpus/incidents.ts';
import { reportQuestions } from './corpus/questions.ts';

interface ReportOptions {
  mistakes: boolean;
}

const SETS: Readonly<Record<string, (options: ReportOptions) => string>> = {
  questions: reportQuestions,
  conversations: reportConversations,
  incidents: reportIncidents,
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
}
