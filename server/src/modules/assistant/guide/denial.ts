/**
 * A clause that says that something was not done. What was left undone is told, not denied: "il ne me parle pas", "elle
 * ne m'a pas payée".
 */
import { fold } from '../text/text.ts';

const LEAD = "(?:(?:non|mais|et|ah|enfin|en fait|par contre|d'ailleurs|apres|bon)[ ,]*)*";
const SUBJECT =
  "(?:il|elle|ils|elles|on|je|j'|(?:mon|ma|mes|le|la|les|aucune?|cette?|notre) [\\w-]+(?: [\\w-]+)?|[\\w-]+(?: [\\w-]+)?)";
const TO_WHOM = "(?:ne |n'|m'|me |nous |vous |lui |leur |l'|les |y |en |se |s')*";
const HAVING = '(?:a|ai|ont|avait|avais|avaient|est|suis|sont|etait|etais|etaient)';
const NOT = '(?:pas|jamais|rien|aucune?|nullement|plus jamais)';
/** What would be told if it were not denied. */
const HARM =
  '(?:touch|frapp|insult|menac|agress|viol|bouscul|pouss|harcel|gifl|tap|cogn|battu|embrass|trait|humili|hurl|cri)';
/** Left undone. */
const OWED =
  '(?:parl|repond|repondu|pay|salu|regard|ecout|invit|convi|aid|donn|rendu|prevenu|inform|transmi|laiss|recu|adress|dit bonjour|dit merci|explique|convoqu|propos)';

const DENIES = [
  new RegExp(
    `^${LEAD}${SUBJECT} ?${TO_WHOM}${HAVING} (?:\\w+ment )?${NOT}\\b(?! (?:ete |encore |pu |voulu |meme |ose )*${OWED})`,
  ),
  new RegExp(`^${LEAD}${SUBJECT} ?${TO_WHOM}${HARM}\\w* (?:\\w+ment )?${NOT}\\b`),
  new RegExp(`^${LEAD}(?:personne|rien|aucune? \\w+) (?:ne |n')`),
  /^(?:non[ ,]*)?(?:mais )?je (?:ne )?(?:dis|pretends|pense|crois) pas (?:que|qu')/,
  /^(?:non[ ,]*)?(?:c'est|c'etait|ce n'est|ce n'etait|il n'y a|y a) (?:eu )?(?:pas|jamais|rien|aucune?)\b/,
];
/** Words of denial by which more is said: "il n'a pas arrêté de m'insulter". */
const NO_DENIAL = /\b(?:pas|jamais) (?:arrete|cesse|hesite|manque|rate|reussi|seulement|que\b)/;

export const isDenial = (clause: string): boolean => {
  const folded = fold(clause);
  return !NO_DENIAL.test(folded) && DENIES.some((pattern) => pattern.test(folded));
};
