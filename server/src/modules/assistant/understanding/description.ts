/** The account of what was done: the sentences that tell an act, in the order in which they were written. */
import { isAsserted } from './assertion.ts';
import { keptParts } from './corrections/withdrawals.ts';
import type { Finding } from './finding.ts';
import { oncePerMessage } from './once.ts';
import { onlyPutsRoleRight } from './people/roles-put-right.ts';
import { doubtBehind } from './qualified.ts';
import { type ReadMessage, textOf, wordCount } from './read-message.ts';
import { contains, overlaps, phrases, type Span, spansOf } from './words/phrases.ts';

/** A sentence of the account; with the doubt behind it, where there is one. */
export interface Told extends Finding {
  doubted: boolean;
}

/** Fewer words in all, and something was named rather than described. */
export const DETAILED_WORDS = 20;

const PARTICIPLE = '[a-z]{1,12}(?:e|i|u|is|it|ee|es|ees|ie|ue|ert)';
const ACT = phrases(
  // "dans ma voiture" is no "m'a …".
  `(?<!(?:dans|ds|sur|avec|de|pour|vers|chez|par|devant|derriere|sous|contre|est|etait) )(?:m'(?:a|ont|avait|avaient)|nous (?:a|ont)) (?:[a-z]{2,12} ){0,2}${PARTICIPLE}`,
  `(?:il|elle|ils|elles|on) (?:m'|me |nous )?(?:a|ont|avait|s'est|se sont) (?:[a-z]{2,12} ){0,2}${PARTICIPLE}`,
  '(?:il|elle|ils|elles|on) (?:est|sont|etait|etaient) (?:re)?(?:venue?s?|arrivee?s?|entree?s?|rentree?s?|partie?s?|passee?s?|montee?s?|descendue?s?|restee?s?|tombee?s?|sortie?s?|allee?s?)',
  "(?:il|elle|ils|elles|on) (?:ne )?(?:me|m'|nous) ?(?!a[' ])[a-z]{3,14}",
  `j'ai (?:[a-z]{2,9} ){0,1}(?:ete|recu|entendu|vu|decouvert|subi|appris)(?: [a-z]{2,12}){1,3}`,
  "(?:s'est|se sont) (?:mise?s? a|approchee?|jetee?|moquee?s?|enervee?|levee?|permise?)[a-z ]{0,12}",
  `(?:chef|cheffe|directeur|directrice|responsable|manager|patron|patronne|collegues?|clients?|cliente|(?!(?:dans|sur|avec|pour|vers|chez|sous|devant|derriere|contre|entre|toute?|comme|depuis|pendant|apres|avant|sans|est|etait|sont|pas|plus)(?![a-z]))[a-z]{3,14}) (?!m[' ]?(?:oi|ais|eme|on|es|ien)(?![a-z]))(?:m'|me |nous )(?:a|ont|avait)? ?(?:[a-z]{2,12} ){0,2}${PARTICIPLE}`,
  '(?:a|ont) (?:[a-z]{2,12} )?(?:dit|declare|lance|repondu|fait|pris|refuse|decide|retire|supprime|donne|envoye|ecrit|crie|hurle|gueule|recommence|mis|raconte|insinue|jete|arrache|claque|ferme|bloque|exige|impose|change|annonce)',
  '(?:il|elle|ils|elles|on) (?:est|sont|etait|etaient) morte?s? de rire',
  "qui (?:m'|me |nous )(?:a|ont|avait)? ?[a-z]{3,14}",
);

const actsIn = oncePerMessage((message): Span[] =>
  spansOf(ACT, message.text).filter((span) => isAsserted(message, span)),
);

/**
 * @param asides clauses that tell of something else than the facts
 * @param typeSpans words that name a kind of facts
 * @param isKept false for what the person has taken back since: its clauses are left out
 */
export const accountIn = (
  message: ReadMessage,
  asides: readonly Span[],
  typeSpans: readonly Span[],
  isKept: (span: Span) => boolean = () => true,
): Told[] => {
  const acts = [
    ...actsIn(message).filter((act) => !asides.some((aside) => contains(aside, act))),
    ...typeSpans,
  ];
  const taken = acts.filter((act) => !isKept(act));
  const left = [...taken, ...message.outcries];
  const told = acts.filter((act) => !taken.some((withdrawn) => overlaps(withdrawn, act)));
  const tells = (span: Span) => told.some((act) => overlaps(span, act));
  return message.sentences
    .filter((sentence) => tells(sentence) && !onlyPutsRoleRight(message, sentence))
    .flatMap((sentence) =>
      left.some((untold) => overlaps(untold, sentence))
        ? keptParts(message.clauses, sentence, left).filter(tells)
        : [sentence],
    )
    .map((span) => {
      const doubt = doubtBehind(message, span);
      const isDetailed = !doubt && wordCount(textOf(message, span)) >= DETAILED_WORDS;
      return {
        message,
        span: { start: span.start, end: doubt?.end ?? span.end },
        certainty: isDetailed ? 'exact' : 'approximate',
        doubted: doubt !== null,
      };
    });
};
