/** Whether the person goes on by herself: tells something, or says that she wants to. */
import { endsAccount } from './endings.ts';
import { foldOnce, foldOwnWords } from './fold-once.ts';
import * as intents from './intents.ts';
import { saysEased } from './since-alarm.ts';
import { takesWordsBack } from './takes-words-back.ts';

const WANTS_TO =
  /\b(?:je (?:veux|voudrais|souhaite|prefere|peux|vais|aimerais|desire)(?: bien)? (?:continuer|reprendre|poursuivre|raconter|ecrire|parler|en parler|(?:vous )?(?:dire|repondre)|tout (?:dire|raconter))|je (?:continue|reprends)|(?:on|nous) (?:continue|continuons|reprend|reprenons|peut (?:continuer|reprendre))|continuons|reprenons|allons-y|allez-y|posez(?:-moi)?|vos questions|continuez|continuer)\b/;
const WANTS_NOT = /\b(?:pas|plus|jamais|demain|plus tard|une autre fois)\b/;

const ASSENT =
  /^(?:oui|ouais|volontiers|bien sur|oui oui|pourquoi pas|je veux bien|allez-y)(?:[ ,]+(?:oui|je veux bien|volontiers|merci|s'il vous plait|svp|bien sur|allez-y))*[ .!]*$/;

/** How she is, not what happened. */
const OF_HERSELF =
  /^(?:(?:oui|non|bof|mais|et|la|bon|merci)[ ,.]*)*(?:ca (?:va|ira)|je (?:vais|me sens|suis|pleure|tremble|dors|n'en peux|ne sais|sais|crois|pense)|j'(?:ai (?:mal|peur|honte|froid|besoin|envie)|en peux|en ai))\b/;
const SUBJECT_AND_MORE =
  /\b(?:il|elle|ils|elles|on|(?:mon|ma|mes|notre|nos|le|la|les|un|une) [\p{L}-]{3,}|j'(?:ai|etais|avais)|nous)\b/u;
const WORDS_OF_AN_ACCOUNT = 5;

/** Says that she wants to go on. */
export const wantsToGoOn = (text: string): boolean => {
  const folded = foldOwnWords(text);
  return WANTS_TO.test(folded) && !WANTS_NOT.test(folded);
};

/** "Oui", "volontiers": where something was offered. "Ok" and "d'accord" may only say that it was read. */
export const isAssent = (text: string): boolean => ASSENT.test(foldOnce(text));

/** Tells facts by herself, or says that she wants to go on. */
export const goesOn = (text: string): boolean => {
  if (SAYS_NOTHING.some((says) => says(text))) return false;
  const folded = foldOwnWords(text);
  if (wantsToGoOn(text) || intents.wantsIncident(text)) return true;
  if (endsAccount(text)) return false;
  if (intents.tellsFacts(text)) return true;
  const words = folded.split(/[^\p{L}\p{N}']+/u).filter(Boolean).length;
  return words >= WORDS_OF_AN_ACCOUNT && !OF_HERSELF.test(folded) && SUBJECT_AND_MORE.test(folded);
};

const SAYS_NOTHING: readonly ((text: string) => boolean)[] = [
  intents.isDontKnow,
  intents.isReserved,
  intents.isGreeting,
  intents.isThanks,
  intents.isHesitation,
  intents.wantsPause,
  intents.complains,
  intents.vents,
  intents.saysItWasSaid,
  intents.asksAboutTool,
  intents.asksWhoReads,
  intents.asksForAdvice,
  intents.asksWhatBecomes,
  takesWordsBack,
  saysEased,
];
