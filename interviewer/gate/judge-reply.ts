/** Judges a reply of a model before the person reads it, by what is there: no wording is refused for being unknown. */
import { HELP_NUMBERS } from '#contract/help-numbers.ts';
import { asksOf, asksOn } from './asks.ts';
import { broughtInBy } from './brings-in.ts';
import { malformedIn } from './form.ts';
import type { Broken, ReplyContext, Rule } from './judgement.ts';
import { orderIn, pushIn } from './pushes.ts';
import { misquoteIn } from './quotes.ts';
import { type Said, saidOf, writtenWordsOf } from './said.ts';
import { sentencesIn } from './sentence-ends.ts';
import { isTold, type Told, toldOf } from './told.ts';
import { phrasesIn, spaced } from './word-lists.ts';

/** What the sentences of a reply are held against, one after the other. */
export interface Judge {
  /** @returns what is broken; null when the sentence may be shown, and counts as said. */
  judge(sentence: string): Broken | null;
  /** Something has been asked. */
  readonly hasAsked: boolean;
}

/** Allowed where danger or distress was told. */
const OF_SAFETY = new Set([' chez lui ', ' contre vous ', ' chez elle ']);

/** A reply of an interviewer is short: what is longer is a lecture. */
export const REPLY_MAX_CHARACTERS = 900;

/** Questions that leave the choice. */
const WISH = /\b(?:souhait|voul|voudr|préfér|aimer)(?:ez|iez|eriez)-vous\b/i;

const sameWords = (sentence: string): string => spaced(writtenWordsOf(sentence));

export const createJudge = (context: ReplyContext): Judge => {
  const { afterAlarm, lastReplies = [], isOver = false } = context;
  const told = toldOf(context.told);
  const askedBefore = new Set(lastReplies.flatMap(sentencesIn).map(sameWords));
  const before = new Set<string>();
  let length = 0;
  let asked = 0;
  return {
    judge(sentence) {
      const said = saidOf(afterAlarm ? withoutHelpNumbers(sentence) : sentence);
      const broken = (rule: Rule, found: string | null) => (found === null ? null : { rule, words: found });
      const count = asksOf(said);
      const isMore = asked > 0 && (count > 0 || asksOn(said));
      const whole = sentence.trim();
      const words = sameWords(sentence);
      length += sentence.length;
      const isRepeated = before.has(words) || (count > 0 && askedBefore.has(words));
      const isPressing = isOver && count > 0 && !WISH.test(sentence);
      const found =
        broken('form', malformedIn(said)) ??
        broken('long', length > REPLY_MAX_CHARACTERS ? whole : null) ??
        broken('repeats', isRepeated ? whole : null) ??
        broken('misquotes', misquoteIn(sentence, told)) ??
        phraseIn(said, told, afterAlarm) ??
        broken('advice', orderIn(said, afterAlarm)) ??
        broken('several', count > 1 || isMore ? whole : null) ??
        broken('pushes', pushIn(said) ?? (isPressing ? whole : null)) ??
        broken('brings-in', broughtInBy(said, told, afterAlarm));
      if (found === null) asked += count;
      before.add(words);
      return found;
    },
    get hasAsked() {
      return asked > 0;
    },
  };
};

const phraseIn = ({ words }: Said, told: Told, afterAlarm: boolean): Broken | null => {
  const found = phrasesIn(spaced(words)).find(
    ({ sense, words: phrase }) =>
      !(sense === 'brings-in' && isPhraseTold(phrase, told)) && !(afterAlarm && OF_SAFETY.has(phrase)),
  );
  if (found === undefined || found.sense === 'harmless') return null;
  return { rule: found.sense, words: found.words.trim() };
};

const isPhraseTold = (phrase: string, told: Told): boolean =>
  writtenWordsOf(phrase).every((word) => word.plain.length < 3 || isTold(word, told));

const NUMBERS = new RegExp(
  `\\b(?:${HELP_NUMBERS.map(({ number }) => number.replace(' ', '\\s?')).join('|')}|18|24|7)\\b(?!\\s?%)`,
  'g',
);
const withoutHelpNumbers = (sentence: string): string =>
  sentence.replace(NUMBERS, (number) => ' '.repeat(number.length));

/**
 * The first thing in a reply for which it is not shown.
 * @returns null when it may be shown
 */
export const judgeReply = (reply: string, context: ReplyContext): Broken | null => {
  const judge = createJudge(context);
  for (const sentence of sentencesIn(reply)) {
    const broken = judge.judge(sentence);
    if (broken !== null) return broken;
  }
  return null;
};
