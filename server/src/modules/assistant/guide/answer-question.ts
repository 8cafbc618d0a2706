/** Answers what the assistant itself is asked, and leaves the word to the person: no question comes with an answer. */

import type { InterviewState } from '../interview-state.ts';
import { fold, isQuestion, withoutQuotes } from '../text/text.ts';
import { compose, unlikeLast } from './compose.ts';
import * as intents from './intents.ts';
import { isOfInstructions } from './own-withdrawal.ts';
import * as phrases from './phrases.ts';
import { WHY_QUESTION } from './question-patterns.ts';

const ALL = 'tout(?:es? (?:mes|les|ces) \\w+| (?:mes|les|ces) \\w+| (?:ca|cela|ce que .{1,40}))?';
const ERASES_ALL = new RegExp(
  `^(?:(?:non|bon|stop|en fait|finalement|svp|stp|s'il (?:vous|te) plait|je (?:veux|voudrais|souhaite|prefere)(?: que (?:vous|tu))?|(?:vous )?pouvez(?:-vous)?|(?:tu )?peux(?:-tu)?|il faut|merci de)[ ,.!]+)*(?:(?:supprim|effac|enlev|retir|annul)(?:ez|er|iez|es|e|ons)(?:-moi)? (?:${ALL}|(?:la |ma |cette |toute (?:la |ma )?)conversation|mes (?:messages|donnees|mots))|tout (?:supprimer|effacer|enlever|retirer|annuler))(?:[ ,]+(?:svp|stp|merci|maintenant|s'il (?:vous|te) plait|de suite|tout de suite))*[ .!?]*$`,
);

/** Everything is to go: what was collected, the messages, the conversation. */
export const erasesAll = (text: string): boolean => ERASES_ALL.test(fold(withoutQuotes(text)));

const TO_THE_ASSISTANT = /\b(?:vous|tu|toi|te|t'|votre|vos|ton|tes|c'est quoi|pourquoi ces)\b/;
/** "Il me coupe la parole, vous comprenez ?" tells. */
const OF_SOMEBODY = /\b(?:il|elle|ils|elles|mon|ma|mes) [\w']+/;
const MAX_WORDS = 22;

/** A question to the assistant of another kind: "vous avez quel âge ?" */
const asksOtherwise = (text: string): boolean => {
  const folded = fold(withoutQuotes(text));
  return (
    isQuestion(text.trim()) &&
    TO_THE_ASSISTANT.test(folded) &&
    !OF_SOMEBODY.test(folded) &&
    folded.split(' ').length <= MAX_WORDS &&
    !intents.tellsFacts(text)
  );
};

const ABOUT_ERASING = /\b(?:supprimer|effacer)\b/;
const ABOUT_ITS_NATURE =
  /\b(?:humaine?s?|robots?|bot|ia|intelligence artificielle|machine|personne (?:reelle|derriere)|vraie personne|un programme|chatbot|qui (?:etes-vous|es-tu|est-tu)|vous etes qui|tu es qui)\b/;

/** « Pourquoi vous me demandez ça ? » */
const asksWhy = (text: string): boolean => {
  const folded = fold(withoutQuotes(text));
  return (
    WHY_QUESTION.test(folded) &&
    /\b(?:vous|tu|votre|vos|tes|ta|cette|ces) ?/.test(folded) &&
    !intents.tellsFacts(text)
  );
};

/** The answer; undefined when nothing is asked of the assistant. */
export const answerToQuestion = (state: InterviewState): string | undefined => {
  const { lastUserText: text } = state;
  if (erasesAll(text)) {
    const isGone = state.collected.details.length === 0;
    return compose(unlikeLast(state, isGone ? phrases.ALL_ERASED : phrases.NOT_ERASED));
  }
  if (asksWhy(text)) return compose(unlikeLast(state, phrases.WHY_ANSWERS));
  if (isOfInstructions(text)) return compose(unlikeLast(state, phrases.INSTRUCTION_ANSWERS));
  if (intents.asksWhatBecomes(text))
    return compose(unlikeLast(state, phrases.USE_ANSWERS), '', 'NO_INCIDENT');
  if (intents.asksWhoReads(text))
    return compose(unlikeLast(state, phrases.PRIVACY_ANSWERS), '', 'NO_INCIDENT');
  if (intents.asksAboutTool(text) && ABOUT_ERASING.test(fold(text))) {
    return compose(unlikeLast(state, phrases.NOT_ERASED), '', 'NO_INCIDENT');
  }
  if (intents.asksAboutTool(text) && ABOUT_ITS_NATURE.test(fold(text))) {
    return compose(unlikeLast(state, phrases.ROBOT_ANSWERS), '', 'NO_INCIDENT');
  }
  if (intents.asksAboutTool(text)) return compose(unlikeLast(state, phrases.TOOL_ANSWERS), '', 'NO_INCIDENT');
  if (intents.asksForAdvice(text)) return compose(unlikeLast(state, phrases.ADVICE_ANSWERS));
  return undefined;
};

/** The same for a question that nothing else is heard in. */
export const answerToUnknownQuestion = (state: InterviewState): string | undefined =>
  asksOtherwise(state.lastUserText) ? compose(unlikeLast(state, phrases.UNKNOWN_ANSWERS)) : undefined;
