/**
 * `node scripts/interviewer-figures.ts [--set open|locked|<folder>] [--details] [--conversation <id>] [--subject <file>]`:
 * how the interviewer does on a labelled set, with every figure's numerator, denominator and mark.
 *
 * `--set`: a folder of interviewer/corpora, or any other folder with JSON files of conversations, texts for alarms and replies.
 * `--details`: lists what went wrong, with its words. `--conversation`: only the item with that id, with its proposals.
 * Both are for whoever writes the rules, and are refused for a folder named `locked`: nobody who writes rules looks into it.
 * `--subject`: a module with functions to measure, named as in interviewer/evaluation/subject.ts; they replace those of the product.
 */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { hearAlarm } from '../interviewer/alarms/hear-alarm.ts';
import { type LabelledSet, setOf } from '../interviewer/evaluation/corpus.ts';
import { evaluate } from '../interviewer/evaluation/evaluate.ts';
import { faultLines, proposalLines, reportOf } from '../interviewer/evaluation/report.ts';
import type { Shown, Subject } from '../interviewer/evaluation/subject.ts';
import { judgeReply } from '../interviewer/gate/judge-reply.ts';
import { nextReply } from '../interviewer/guide/next-reply.ts';
import { askedIn } from '../interviewer/guide/questions.ts';
import { createReadingMemory, readConversation } from '../interviewer/read-conversation.ts';
import { draftRecord } from '../interviewer/record/draft-record.ts';
import { ROOT } from './environment.mjs';

const memory = createReadingMemory();

/** The whole product, as a server puts it together. */
const PRODUCT: Subject = {
  read: (said, options) => readConversation(said, { ...options, askedIn, hearAlarm, memory }),
  reply: (reading, said) => nextReply(reading, said).text,
  draft: ({ incidents }, said) =>
    incidents.flatMap((incident, at) => shownOf(draftRecord(incident, said), at)),
  hear: hearAlarm,
  judge: (context, reply) => judgeReply(reply, context) !== null,
};

/** What a draft shows, field by field. */
const shownOf = (draft: ReturnType<typeof draftRecord>, incident: number): Shown[] => {
  if (draft === null) return [];
  const shown = (detail: Shown['detail'], text: string | null): Shown[] =>
    text === null ? [] : [{ where: detail === null ? 'title' : 'record', incident, detail, text }];
  return [
    ...shown(null, draft.title),
    ...shown('description', draft.description),
    ...shown('incident_type', draft.type),
    ...shown('when', draft.day),
    ...shown('where', draft.location),
    ...draft.people.flatMap((person) => shown('people', person)),
    ...[...draft.certain, ...draft.notCertain].flatMap(({ detail, text }) => shown(detail, text)),
  ];
};

const folderOf = (name: string): string => {
  const own = join(ROOT, 'interviewer', 'corpora', name);
  const folder = existsSync(own) ? own : resolve(name);
  if (!existsSync(folder)) throw new Error(`No such set: ${name}`);
  return realpathSync(folder);
};

const isLocked = (folder: string): boolean => folder.split(sep).includes('locked');

const setIn = (folder: string): LabelledSet => {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();
  return setOf(files.flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))));
};

const only = ({ conversations, heard, replies }: LabelledSet, id: string): LabelledSet => ({
  conversations: conversations.filter((one) => one.id === id),
  heard: heard.filter((one) => one.id === id),
  replies: replies.filter((one) => one.id === id),
});

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      set: { type: 'string', default: 'open' },
      details: { type: 'boolean', default: false },
      conversation: { type: 'string' },
      subject: { type: 'string' },
    },
  });
  const folder = folderOf(values.set);
  const looksInside = values.details || values.conversation !== undefined;
  if (looksInside && isLocked(folder)) {
    throw new Error('This set is locked: --details and --conversation are refused.');
  }
  const given: Subject =
    values.subject === undefined ? {} : await import(pathToFileURL(resolve(values.subject)).href);
  const subject = { ...PRODUCT, ...given };
  const whole = setIn(folder);
  const set = values.conversation === undefined ? whole : only(whole, values.conversation);
  const evaluation = evaluate(set, subject);
  const { read } = subject;
  if (values.conversation !== undefined && read !== undefined) {
    for (const one of set.conversations) process.stdout.write(proposalLines(one, { ...subject, read }));
  }
  if (looksInside) process.stdout.write(`${faultLines(evaluation.counts)}\n`);
  process.stdout.write(reportOf(set, evaluation));
};

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
