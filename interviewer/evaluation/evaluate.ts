/** All figures of a set, of whatever is given to measure. */
import { countAlarmsInText, countAlarmsInTurns } from './alarm-figures.ts';
import { confirmRight, countConfirmed } from './confirmed-figures.ts';
import type { Conversation, LabelledSet } from './corpus.ts';
import type { Count } from './figure.ts';
import { labelsOf } from './labels.ts';
import { play } from './play.ts';
import { countRefusedByPress, countRefusedInWords, refuseWrong } from './pressed-figures.ts';
import { countReading } from './reading-figures.ts';
import { countReplies } from './reply-figures.ts';
import { hostileTimings, type Timing, turnTimings, warmUp } from './speed.ts';
import type { ReadingSubject, Subject } from './subject.ts';

export interface Evaluation {
  counts: readonly Count[];
  timings: readonly Timing[];
  /** What could not be measured, and why. */
  remarks: readonly string[];
}

/** Speed is measured in the first play of each conversation: later ones may read what is remembered. */
export const evaluate = ({ conversations, heard, replies }: LabelledSet, subject: Subject): Evaluation => {
  const { read, hear, judge } = subject;
  const reader = read === undefined ? null : { ...subject, read };
  if (reader !== null) warmUp(reader);
  const played = reader === null ? [] : conversations.map((one) => playThrice(one, reader));
  const steps = played.flatMap((one) => one.steps);
  return {
    counts: [
      ...played.flatMap(({ counts }) => counts),
      ...(hear === undefined ? [] : heard.flatMap((one) => countAlarmsInText(one, hear))),
      ...(judge === undefined ? [] : replies.flatMap((one) => countReplies(one, judge))),
    ],
    timings: reader === null ? [] : [...turnTimings(steps), ...hostileTimings(reader)],
    remarks: remarksOn(subject),
  };
};

/** With no press, with « refuse » on all that is wrong, and with « Oui » on all that is right. */
const playThrice = (conversation: Conversation, reader: ReadingSubject) => {
  const labels = labelsOf(conversation);
  const steps = play(conversation, reader);
  const refusing = refuseWrong(labels);
  const refused = play(conversation, reader, refusing);
  const confirmed = play(conversation, reader, confirmRight(labels)).at(-1);
  const last = steps.at(-1);
  const counts: Count[] = [
    ...(last === undefined ? [] : countReading(labels, last.reading)),
    ...countRefusedInWords(labels, steps, reader.draft !== undefined),
    ...countRefusedByPress(labels, refused, refusing.refusals),
    ...(confirmed === undefined ? [] : countConfirmed(labels, confirmed.reading)),
    ...countAlarmsInTurns(conversation, steps),
  ];
  return { steps, counts };
};

const remarksOn = ({ read, draft, hear, judge, reply }: Subject): string[] => {
  const absent = [
    { it: read, what: 'figures 1 to 9 over conversations, for no `read` is given' },
    { it: draft, what: 'figure 2 in titles, suggestions, records and dossiers, for no `draft` is given' },
    { it: reply, what: 'conversations with replies between the turns, for no `reply` is given' },
    { it: hear, what: 'figures 6 and 7 over texts, for no `hear` is given' },
    { it: judge, what: 'figure 10, for no `judge` is given' },
  ];
  return absent.filter(({ it }) => it === undefined).map(({ what }) => `not measured: ${what}`);
};
