/**
 * Whether words read as an answer to the question before them.
 *
 * [Note: answers] A record may be evidence: what was asked last says nothing of what is said next. Words that no
 * vocabulary knows fill a detail only where they have the form of one; else they fill what they read as, or nothing.
 */
import type { DetailKind } from '#contract/interview.ts';
import { tellsDistress } from '../safety/safety.ts';
import { correctsName } from './corrections/corrects-name.ts';
import { oncePerMessage } from './once.ts';
import { type ReadMessage, wordCount } from './read-message.ts';
import { ACTION_WORDS, NO_ACTION_WORDS } from './words/action-words.ts';
import {
  ABOUT_THE_TALE,
  CALL_FOR_HELP,
  DEED_OF_SOMEBODY,
  EFFECT_FORMS,
  HANDING_OVER,
  HOW_IT_IS,
  NEARLY,
  NO_OF_OTHERS,
  NOT_SEEING,
  NOT_TO_BE,
  OF_A_FILE,
  OF_HERSELF,
  ONLY_WHEN,
  SAW_BESIDE,
  SEEING,
  SENTENCE,
  STEP_FORMS,
  WAVED_AWAY,
  WEIGHS_IT,
} from './words/answer-words.ts';
import { IMPACT_WORDS } from './words/impact-words.ts';
import { holds } from './words/phrases.ts';

/** @param text the folded answer, as for all of these */
export const readsAsEffect = (text: string): boolean =>
  tellsEffect(text) ||
  (!tellsStep(text) && (HOW_IT_IS.test(text) || OF_HERSELF.test(text) || isFragment(text)));

/** By a word of its own, and not only by its form. */
export const tellsEffect = (text: string): boolean => holds(IMPACT_WORDS, text) || holds(EFFECT_FORMS, text);

export const readsAsStep = (text: string): boolean =>
  tellsStep(text)
    ? !isMeantOnly(text)
    : !holds(IMPACT_WORDS, text) && !isMeantOnly(text) && (OF_HERSELF.test(text) || isFragment(text));

/** Nearly done is not done. */
const isMeantOnly = (text: string): boolean =>
  NEARLY.test(text) && !holds(ACTION_WORDS, text) && !holds(NO_ACTION_WORDS, text);

export const tellsStep = (text: string): boolean =>
  [ACTION_WORDS, NO_ACTION_WORDS, STEP_FORMS].some((words) => holds(words, text));

/** "Deux jours sans manger": no sentence that could be about somebody else. */
const isFragment = (text: string): boolean =>
  wordCount(text) <= MOST_FRAGMENT_WORDS && !SENTENCE.test(text) && !ONLY_WHEN.test(text);
const MOST_FRAGMENT_WORDS = 12;

/** It answers no question about a detail, whichever was asked. */
export const speaksOfElse = (text: string): boolean =>
  [ABOUT_THE_TALE, NO_OF_OTHERS, WAVED_AWAY, WEIGHS_IT].some((form) => form.test(text));

/**
 * "Voici la photo", "et le reste": words that come with a file and answer nothing. Asked what was done or kept, "un mail"
 * is an answer, and asked where, "au courrier".
 */
export const onlyHandsOver = (text: string, asked: DetailKind): boolean =>
  OF_A_FILE.test(text) && (asked === 'impact' || asked === 'witnesses' || HANDING_OVER.test(text));

/** She wants to die, or has called for help: neither is an effect to be filed nor a step taken. */
export const callsForHelp = (text: string): boolean =>
  CALL_FOR_HELP.test(text) || NOT_TO_BE.test(text) || tellsDistress(text);

/** An effect where it stands alone, none beside words of death. */
export const AT_THE_END = /peux plus|envie de rien|a bout/;

/** The same of all that a message says. */
export const callsForHelpIn = oncePerMessage(({ unmasked }) => callsForHelp(unmasked));

/** "Ma collègue est au courant": she knows of it, which is not to have seen it. */
export const onlyKnows = (text: string): boolean =>
  NOT_SEEING.test(text) && !SEEING.test(text.replace(NOT_SEEING, ' '));

/** "Il m'a dit que j'étais « un boulet »": it tells on, and says nothing of who was there. */
const onlyTellsDeed = (text: string): boolean => DEED_OF_SOMEBODY.test(text) && !SAW_BESIDE.test(text);

/** "Non, je suis fatiguée." */
const OF_HER_STATE = /^\s*(?:non|nan)[ ,.]+j(?:e |')?(?:suis|ai|me) /;

/** Asked who saw it: not words on whoever knows of it, did nothing about it, or is called otherwise. */
export const tellsWhoSaw = (message: ReadMessage): boolean =>
  !correctsName(message) &&
  (!OF_HER_STATE.test(message.text) || SEEING.test(message.text)) &&
  !onlyTellsDeed(message.text) &&
  !onlyKnows(message.text);
