/**
 * The checker of what an assistant says, whatever model said it. It holds a reply against what an interviewer may say:
 * a short thank-you, what was told taken up as it was told, what the tool does, one open question. What has none of
 * these shapes, or a word that is neither hers nor the person's, is rejected, whether or not anybody thought of it.
 * It errs on the side of silence: a rejected question costs a plainer one, a leading question costs a memory.
 */

import { fold, isQuestion, sentencesOf, unmask, withoutQuotes } from '../text/text.ts';
import { withoutCourtesy } from './courtesy.ts';
import { formRejection, hasOpenQuote, isMeasurement, REPLY_MAX_CHARACTERS } from './form.ts';
import { withoutHelpNumbers } from './help-numbers.ts';
import { isForeign } from './language.ts';
import { notedItems, spelledOut } from './noted.ts';
import { isOwnWording } from './own-wordings.ts';
import {
  contradictsTold,
  isAboutNobody,
  isEchoed,
  isReassembled,
  presumesListener,
  presumesRepetition,
  untoldClause,
  untoldName,
  untoldWord,
} from './presumed.ts';
import { isRequest, questionRejection } from './questions.ts';
import { refusedBecause } from './refused/refused.ts';
import type { RejectionReason } from './rejection.ts';
import { NO_OPINION, NOT_EASY } from './shapes.ts';
import { echoedClause, isRestated, statementRejection } from './statements.ts';
import { tidy, tidyQuestion } from './tidy.ts';
import { type Told, type ToldOptions, toldFrom } from './told/told.ts';
import { contradictsOthers, presumesDeed, presumesOrder, saysTheOpposite } from './told-otherwise.ts';
import { quotesDenial, takesUpUnaffirmed, untoldQuote } from './unaffirmed.ts';
import { FRAME_WORDS } from './vocabulary/frame.ts';
import { QUESTION_WORDS, TOOL_WORDS } from './vocabulary/neutral.ts';

export type ReplyCheck = { ok: true } | { ok: false; reason: RejectionReason };

/**
 * Checks a whole reply in French.
 * @param told what the person said, in which a reply may find its words; when it is left out nothing was told, and
 *   quotes are taken for hers
 * @param options whether words of danger or distress came before
 */
export const checkReply = (
  text: string,
  told: string | null = null,
  options: ToldOptions = {},
): ReplyCheck => {
  if (text.length > REPLY_MAX_CHARACTERS) return { ok: false, reason: 'long' };
  const sentences = sentencesOf(text);
  const known = toldFrom(told, options);
  for (const sentence of sentences) {
    const reason = rejectionOf(sentence, known);
    if (reason) return { ok: false, reason };
  }
  const marks = withoutQuotes(text).match(/\?/g)?.length ?? 0;
  const isMultiple = marks > 1 || sentences.filter(asks).length > 1;
  return isMultiple ? { ok: false, reason: 'multiple' } : { ok: true };
};

/** True when the sentence wants an answer, with a question mark or without. */
export const asks = (sentence: string): boolean =>
  isQuestion(sentence) || isRequest(withoutCourtesy(tidy(fold(withoutQuotes(sentence)))));

/** Nobody can follow a longer one, and every rule below is held against it. */
const SENTENCE_MAX_CHARACTERS = 400;

/** Why this sentence should not be said; null when it may be. */
export const rejectionOf = (written: string, told: Told): RejectionReason | null => {
  const sentence = spelledOut(written.trim());
  if (isMeasurement(sentence)) return null;
  if (sentence.length > SENTENCE_MAX_CHARACTERS) return 'long';
  const spoken = withoutQuotes(sentence);
  const plain = told.afterAlarm && !asks(sentence) ? withoutHelpNumbers(spoken) : spoken;
  const form = hasOpenQuote(sentence) ? 'form' : formRejection(plain, told);
  const folded = tidy(fold(unmask(plain)));
  const refused = refusedBecause(folded);
  if (form) return refused ?? (isForeign(folded) ? 'foreign' : form);
  if (isForeign(folded)) return 'foreign';
  if (untoldQuote(sentence, told)) return 'presumed';
  const asking = asks(sentence);
  if (asking && quotesDenial(sentence)) return 'presumed';
  const reason = asking ? askingRejection(folded, told) : statingRejection(folded, told);
  return reason ?? (untoldName(plain, told) ? 'presumed' : null);
};

const askingRejection = (folded: string, told: Told): RejectionReason | null => {
  const question = tidyQuestion(withoutCourtesy(folded));
  const refused = refusedBecause(question);
  if (refused && refused !== 'suggestive') return refused;
  return questionRejection(question) ?? refused ?? presumption(question, told, WORDS_TO_ASK);
};

const WORDS_TO_ASK: ReadonlySet<string> = new Set([...QUESTION_WORDS, ...FRAME_WORDS]);
const WORDS_TO_STATE: ReadonlySet<string> = new Set([...TOOL_WORDS, ...FRAME_WORDS]);

const statingRejection = (folded: string, told: Told): RejectionReason | null => {
  const said = withoutCourtesy(folded.replace(/[.!…]+$/, '')).replace(NO_OPINION, 'je ne peux pas repondre');
  const refused = refusedBecause(said.replace(FORGETTING, ' '));
  if (refused) return refused;
  if (isOwnWording(folded)) return null;
  return statementRejection(said) ?? presumption(said, told, WORDS_TO_STATE);
};

/** What is not grave is to have forgotten; alone, the same words would play down what was told. */
const FORGETTING =
  /\bsi (?:une?|des|certaine?s?|le|la|l') ?(?:details?|dates?|heures?|noms?|mots?|points?|elements?) (?:vous (?:echappe|manque)(?:nt)?|ne vous revien(?:t|nent) pas), ce n'est pas (?:grave|un (?:probleme|souci))|\bsi vous ne [^,]{2,40} (?:pas|plus)[^,]{0,20}, ce n'est pas (?:grave|un (?:probleme|souci))|\bce n'est pas (?:grave|un (?:probleme|souci)) (?:si vous ne|de ne (?:pas|plus)) /g;

const TOLD_OTHERWISE = [contradictsOthers, presumesDeed, presumesOrder, saysTheOpposite];

const presumption = (folded: string, told: Told, extra: ReadonlySet<string>): RejectionReason | null => {
  if (untoldWord(folded, told, extra) !== undefined) return 'presumed';
  if (takesUpUnaffirmed(folded, told, extra)) return 'presumed';
  const taken = [isAboutNobody, presumesRepetition, presumesListener, contradictsTold, ...TOLD_OTHERWISE];
  if (taken.some((isTaken) => isTaken(folded, told))) return 'presumed';
  const items = folded.includes('?') ? undefined : notedItems(folded);
  if (items) return items.every((item) => isEchoed(item, told)) ? null : 'presumed';
  const isEcho = !folded.includes('?') && echoedClause(folded) !== undefined;
  const clauses = isEcho ? [folded] : folded.split(/(?<=[:;]) |[.!?…]/);
  for (const clause of clauses) {
    if (NOT_EASY.test(clause.trim())) continue;
    const echoed = echoedClause(clause.trim());
    if (echoed !== undefined ? !isEchoed(echoed, told) : untoldClause(clause, told)) return 'presumed';
    if (clause.split(', ').some((part) => isRestated(part) && !isEchoed(part, told))) return 'presumed';
  }
  return isReassembled(folded.replace(NOT_EASY, ''), told, extra) ? 'presumed' : null;
};
