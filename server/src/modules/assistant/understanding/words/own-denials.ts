/**
 * Words of what was done that hold a denial themselves: "les femmes n'ont pas leur place", "sans pause". What they tell
 * is asserted all the same. Over folded text.
 */
import { phrases } from './phrases.ts';

export const OWN_DENIAL = phrases(
  'pas (?:leur|ta|votre|sa|ma) place',
  'pas (?:fait|faite?s?|capables?|un (?:metier|boulot|travail)|assez|tres|vraiment|trop|l.air) ?(?:[a-z]{2,14})?',
  'fai(?:t|sait|saient|sant) (?:pas|trop peu|mal)',
  'sans (?:pause|repos|jour de repos|week~end|un week~end|manger|boire|souffler|moi|(?:etre|me) pay(?:e|er|ee))',
  '(?:jamais|pas|non|aucune?)(?: une seule| etre| etaient| sont)? (?:payees?|comptees?|comptabilisees?|declarees?|recuperees?)',
  'plus (?:aucune?|une seule)',
  '(?:ne |n.)?(?:embauch|pren|veu|recrut)[a-z]{0,5} (?:pas|plus|jamais) (?:de|d)',
  'si (?:je|j.|tu|vous) (?:ne |n.)?(?:[a-z]{1,6} )?(?:couch|suc|embrass|sor)[a-z]{1,4}(?: pas)?',
  'si j.(?:avale|suce|aime|mouille|jouis|simule|etais)',
  'semblant de (?:ne )?pas',
  '(?:respect|suiv|appliqu|ten)[a-z]{0,4} (?:pas|jamais|aucune?)',
  'autant (?:que|payee?)',
  'n.a (?:pas|jamais|aucune?)',
);
