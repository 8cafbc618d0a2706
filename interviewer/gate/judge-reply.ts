/** Judges a reply of a model before the person reads it, by what is there: no wording is refused for being unknown. */
import { HELP_NUMBERS } from '#contract/help-numbers.ts';
import { FIXED_TEXTS } from '../guide/fixed-texts.ts';
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

/** A reply of an interviewer is short: what is longer is a lecture. */
export const REPLY_MAX_CHARACTERS = 900;

/** Questions that leave the choice. */
const WISH = /\b(?:souhait|voul|voudr|préfér|aimer)(?:ez|iez|eriez)-vous\b/i;

const sameWords = (sentence: string): string => spaced(writtenWordsOf(sentence));

let ownSentences: ReadonlySet<string> | undefined;
/** What the product itself says, word for word: it was weighed when it was written. */
const isOwn = (words: string): boolean => {
  ownSentences ??= new Set(FIXED_TEXTS.flatMap(sentencesIn).map(sameWords));
  return ownSentences.has(words);
};

export const createJudge = (context: ReplyContext): Judge => {
  const { afterAlarm, lastReplies = [], isOver = false } = context;
  const told = toldOf(context.told);
  const askedBefore = new Set(lastReplies.flatMap(sentencesIn).map(sameWords));
  const before = new Set<string>();
  let length = 0;
  let asked = 0;
  return {
    judge(sentence) {
      const said = saidOf(withoutHelpNumbers(sentence, afterAlarm));
      const count = asksOf(said);
      const isMore = asked > 0 && (count > 0 || asksOn(said));
      const words = sameWords(sentence);
      length += sentence.length;
      const isRepeated = before.has(words) || (count > 0 && askedBefore.has(words));
      const whole = (rule: Rule, isBroken: boolean) => (isBroken ? { rule, words: sentence.trim() } : null);
      const found =
        whole('long', length > REPLY_MAX_CHARACTERS) ??
        whole('repeats', isRepeated) ??
        whole('several', count > 1 || isMore) ??
        whole('pushes', isOver && count > 0 && !WISH.test(sentence)) ??
        (isOwn(words) ? null : faultIn(sentence, said, told, afterAlarm));
      if (found === null) asked += count;
      before.add(words);
      return found;
    },
    get hasAsked() {
      return asked > 0;
    },
  };
};

const faultIn = (sentence: string, said: Said, told: Told, afterAlarm: boolean): Broken | null => {
  const broken = (rule: Rule, words: string | null) => (words === null ? null : { rule, words });
  return (
    broken('form', malformedIn(said)) ??
    broken('misquotes', misquoteIn(sentence, told)) ??
    phraseIn(said, told) ??
    broken('advice', orderIn(said, afterAlarm)) ??
    broken('pushes', pushIn(said)) ??
    broken('brings-in', broughtInBy(said, told, afterAlarm))
  );
};

const phraseIn = ({ words }: Said, told: Told): Broken | null => {
  const found = phrasesIn(spaced(words)).find(
    ({ sense, words: phrase }) => sense !== 'brings-in' || !isPhraseTold(phrase, told),
  );
  if (found === undefined || found.sense === 'harmless') return null;
  return { rule: found.sense, words: found.words.trim() };
};

const isPhraseTold = (phrase: string, told: Told): boolean =>
  writtenWordsOf(phrase).every((word) => word.plain.length < 3 || isTold(word, told));

/** "39 28" is nothing else; 17 and 15 may be hours of a day, and stand for help after an alarm only. */
const numbersFrom = (leastDigits: number, others: string): RegExp => {
  const numbers = HELP_NUMBERS.map(({ number }) => number.replace(' ', '\\s?'));
  const long = numbers.filter(({ length }) => length >= leastDigits);
  return new RegExp(`\\b(?:${long.join('|')}${others})\\b(?!\\s?%)`, 'g');
};
const LONG_NUMBERS = numbersFrom(3, '');
const ALL_NUMBERS = numbersFrom(2, '|18|24|7');
const withoutHelpNumbers = (sentence: string, afterAlarm: boolean): string =>
  sentence.replace(afterAlarm ? ALL_NUMBERS : LONG_NUMBERS, (number) => ' '.repeat(number.length));

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
