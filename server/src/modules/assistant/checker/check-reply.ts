/**
 * The checker of what an assistant says, whatever model said it. It errs on the side of silence: a rejected question
 * costs a plainer one, a leading question costs a memory.
 */

import { fold, isQuestion, sentencesOf, unmask, withoutQuotes } from '../text/text.ts';
import { ASSERTIONS } from './assertions.ts';
import { isForeign } from './language.ts';
import { type Told, toldFrom, untoldLoadedWords } from './loaded-words.ts';
import { untoldAct, untoldName, untoldQuote } from './presumed.ts';

export type RejectionReason =
  | 'foreign'
  | 'leading'
  | 'closed'
  | 'multiple'
  | 'suggestive'
  | 'judging'
  | 'legal'
  | 'promise';

export type ReplyCheck = { ok: true } | { ok: false; reason: RejectionReason };

/**
 * Checks a whole reply in French.
 * @param told what the person said, in which a question may find its words; nothing told when left out
 */
export const checkReply = (text: string, told = ''): ReplyCheck => {
  const sentences = sentencesOf(text);
  const known = toldFrom(told);
  for (const sentence of sentences) {
    const reason = rejectionOf(sentence, known);
    if (reason) return { ok: false, reason };
  }
  const marks = withoutQuotes(text).match(/\?/g)?.length ?? 0;
  return marks > 1 ? { ok: false, reason: 'multiple' } : { ok: true };
};

/** Why this sentence should not be said; null when it may be. */
export const rejectionOf = (written: string, told: Told): RejectionReason | null => {
  const sentence = unmask(written).trim();
  const plain = withoutQuotes(sentence);
  const folded = fold(plain);
  if (isForeign(folded)) return 'foreign';
  const reason = isQuestion(sentence) ? questionRejection(folded, told) : statementRejection(folded, told);
  if (reason) return reason;
  const presumed = untoldAct(folded, told) || untoldName(plain, told) || untoldQuote(sentence, told);
  return presumed ? 'suggestive' : null;
};

const statementRejection = (folded: string, told: Told): RejectionReason | null => {
  const assertion = ASSERTIONS.find(([, pattern]) => pattern.test(folded));
  if (assertion) return assertion[0];
  return untoldLoadedWords(folded, told).length > 0 ? 'suggestive' : null;
};

const questionRejection = (folded: string, told: Told): RejectionReason | null => {
  const lead = mainClause(folded);
  if (LEADING.some((pattern) => pattern.test(folded))) return 'leading';
  const assertion = ASSERTIONS.find(([, pattern]) => pattern.test(folded));
  if (assertion) return assertion[0];
  const untold = untoldLoadedWords(folded, told).length > 0;
  if (COMPOUND.test(folded)) return 'multiple';
  if (WHY.test(lead)) return /\bpourquoi (?:vous|avez|etes|n|ne)\b/.test(lead) ? 'judging' : 'suggestive';
  if (POLITE.test(lead)) {
    if (EMBEDDED_YES_NO.test(folded)) return 'closed';
    return untold ? 'suggestive' : null;
  }
  if (OPEN.test(lead)) return untold || GIVEN_CHOICE.test(folded) ? 'suggestive' : null;
  if (untold) return DECLARATIVE.test(lead) ? 'leading' : 'suggestive';
  if (CHOICE.test(folded)) return 'closed';
  if (EXISTENCE.test(folded)) return null;
  return CLOSED.test(lead) ? closedKind(lead) : 'leading';
};

/** A closed question about others brings a fact of its own; one about the person asks for a yes. */
const closedKind = (lead: string): RejectionReason =>
  /\b(?:-?t-)?(?:il|elle|ils|elles|on)\b/.test(lead) ? 'suggestive' : 'closed';

/** The part of the question that asks: introductory clauses are passed over. */
const mainClause = (folded: string): string => {
  const clauses = folded.split(/(?<=[,:;]) /).map((clause) => clause.replace(CONNECTIVE, ''));
  const at = clauses.findIndex((clause) => POLITE.test(clause) || OPEN.test(clause) || CLOSED.test(clause));
  return at === -1 ? (clauses[0] ?? '') : clauses.slice(at).join(' ');
};

const CONNECTIVE = /^(?:(?:et|mais|puis|ensuite|alors|maintenant|donc|ou)\b[ ,]*)+/;

/** The mood of an open question: an interrogative word at its head, after a preposition at most. */
const OPEN =
  /^(?:(?:a|de|d'|par|pour|avec|dans|en|sur|depuis|vers|chez|jusqu'a|pendant|selon|d'apres|sous)? ?(?:que|qu'|qu'est-ce que|qu'est-ce qu'|qu'est-ce qui|quel|quelle|quels|quelles|qui|quoi|wou|quand|comment|combien|lequel|laquelle|lesquel\w+|auquel)(?:\b|(?<='))|.{0,30}\b(?:c'etait comment|comment|quand|wou|quoi|avec qui) \?$)/;

/** Asks for leave, or invites to tell: what follows is what counts. */
const POLITE =
  /^(?:s'il vous plait,? )?(?:(?:pouvez|pourriez|souhaitez|souhaiteriez|voulez|voudriez|aimeriez|preferez|accepteriez|sauriez)-vous|vous (?:pouvez|pourriez|souhaitez|voulez|voudriez|aimeriez)|est-ce que vous (?:pouvez|pourriez|souhaitez|voulez|voudriez|aimeriez|preferez)|est-ce que vous vous (?:souvenez|rappelez)|savez-vous (?:qui|quel|quelle|wou|quand|comment|ce que|a qui)|est-ce que je peux|puis-je|vous (?:rappelez|souvenez)-vous|vous sentez-vous (?:prete?|en etat|capable|a l'aise)|etes-vous (?:prete?|d'accord|a l'aise)|(?:est-ce que )?(?:cela|ca) vous (?:convient|va)|(?:cela|ca) vous (?:convient|irait)-il|y a-t-il (?:autre chose|quelque chose|d'autres|un autre|une autre|un moment|un detail)|est-ce qu'il y a (?:autre chose|quelque chose|d'autres)|(?:avez|auriez)-vous (?:quelque chose|autre chose|d'autres) |ai-je bien (?:compris|note)|est-ce bien cela|autre chose)/;

const CLOSED =
  /^(?:est-ce qu|(?:(?:ne |n'|vous |l'|la |le |les |s'|se |y |en |lui |leur |t'|m'|me )*)[a-z']+-(?:t-)?(?:il|elle|ils|elles|on|vous|ce|je|nous)\b|(?:\w+ ){1,5}[a-z']+-(?:t-)?(?:il|elle|ils|elles|on)\b)/;

const DECLARATIVE =
  /^(?:c'est|c'etait|ce n'|il|elle|ils|elles|on|vous|ca|cela|votre|vos|son|sa|donc|le|la|les|cette|ce)\b/;

const LEADING: readonly RegExp[] = [
  /\bn'est-ce pas\b|\bpas vrai\b|\bhein ?\?|(?<! ou)[, ](?:non|oui|si) ?\?|\b(?:c'est|est-ce) bien (?:ca|cela)\b(?! que)|, (?:c'est ca|d'accord|correct|vrai|je suppose|j'imagine|a votre avis) ?\?/,
  /\bvous (?:avez|aviez) (?:\w+ )?du\b|\bvous (?:avez|etiez|etes|aviez) (?:surement|sans doute|certainement|probablement|forcement|bien)\b|\bvous (?:deviez|devez) (?:\w+ )?(?:etre|avoir|ressentir|vous sentir)\b/,
  /^(?:mais |et |alors )?(?:ne |n')(?:\w+ |l'|vous |s')*[a-z']+-(?:t-)?(?:vous|il|elle|ils|elles|ce|on)\b.* pas\b/,
  /\bvous (?:ne|n')(?: ?\w+){1,3} pas\b/,
  /^(?:donc|ainsi|si je comprends bien|vous voulez dire|vous dites donc|autrement dit)\b(?!.*\b(?:que pouvez|que souhaitez|comment|quel|quelle)\b)/,
  /\bne (?:pensez|croyez|trouvez)-vous pas\b|\b(?:pensez|croyez|diriez|trouvez)-vous (?:que|qu')|\best-ce que vous (?:pensez|croyez|diriez) (?:que|qu')/,
];

const WHY = /^(?:pourquoi|pour quelle raison|pour quelles raisons|dans quel but)\b/;

/** Two questions under one mark. */
const COMPOUND =
  /\b(?:quand|wou|comment|qui) et (?:quand|wou|comment|qui|avec qui|par qui|a quelle|dans quel)\b|\bquel(?:le|s|les)? \w+ et (?:(?:a|dans|avec|par|de|sur) (?:quel|qui)|wou|quand)|\bet (?:pourquoi|wou|quand|comment) (?:\w+-|cela|ca|est-ce|s'est|avez|vous)|, (?:et )?(?:qui|quand|wou|comment|combien|pourquoi)\b.*\bet (?:qui|quand|wou|comment|combien|a quelle|pourquoi)\b|(?<=\S),? et (?:\w+ )?[a-z]+-(?:t-)?(?:il|elle|ils|elles|vous|on)\b|\bet (?:qu'avez|que s'est|qu'a-t|y avait|est-ce qu|avez-vous|etait-|a-t-il|qui etait|qui d'autre)/;

/** "… si c'était dans son bureau", "… confirmer que": a yes-or-no in polite dress. */
const EMBEDDED_YES_NO =
  /\b(?:dire|preciser|confirmer|indiquer|me dire|savoir|reconnaitre|admettre)(?: \w+)? (?:si (?:vous|elle|on|c|cela|ca|votre|l|le|la|quelqu)|s'(?:il|ils)|que|qu')\b|\bconfirmer\b/;

/** The answers are given with the question. */
const GIVEN_CHOICE = /[,:] (?:dans|le|la|les|au|aux|sur|un|une|plutot|par exemple|en)\b.* ou (?!non|pas)\w/;
const CHOICE =
  / ou (?:plutot|bien|alors|dans|le|la|les|au|aux|a|sur|un|une|en|du|etait|avait|par|avec|ce|c)\b/;

/** Yes-or-no about whether there is anything at all: it names no fact. */
const EXISTENCE =
  /^(?:et |alors )?(?:y a(?:vait)?-(?:t-)?il|est-ce qu'il y a(?:vait)?|avez-vous|auriez-vous|est-ce que vous avez|en avez-vous|l'avez-vous|quelqu'un|est-ce que quelqu'un|d'autres personnes|etiez-vous)\b.*\b(?:quelqu'un|d'autres (?:personnes|details|elements)|des temoins|une autre personne|d'autres|autre chose|quelque chose|en presence d'autres|demarches|elements|traces|des (?:messages|courriels|documents|notes))\b/;
