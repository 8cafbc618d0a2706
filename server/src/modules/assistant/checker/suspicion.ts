/** Which beginnings of a sentence may have been going to be something that must not be said. */
import { fold, withoutQuotes } from '../text/text.ts';

/** Folded. A sentence that opens like this, or may still come to, waits for its end. */
const OPENINGS = [
  'il',
  'combien',
  'ce que vous dec',
  'cet homme',
  'cette femme',
  'nous allons',
  'peut-etre',
  'serait',
  'seriez',
  'vous vous',
  'le code',
  'je vais vous',
  'je comprends que',
  'elle',
  'ils',
  'elles',
  'on vous',
  "c'est",
  "c'etait",
  'ce n',
  'cela',
  'ca',
  'ce comportement',
  'cette personne',
  'ces ',
  'donc',
  'ainsi',
  'alors',
  'si je comprends',
  'est-ce',
  "n'",
  'ne ',
  'avez',
  'avait',
  'aviez',
  'etes',
  'etait',
  'etiez',
  'a-t-',
  'ont-',
  'y a',
  "s'est",
  "s'agit",
  'vous a',
  'vous e',
  'vous de',
  'vous n',
  'vous se',
  'vous pense',
  'vous croy',
  'vous res',
  'vous gagn',
  'vous obt',
  'pensez',
  'croyez',
  'pourquoi',
  'votre',
  'vos',
  'son',
  'sa ',
  'je vous assure',
  'je vous promets',
  'je vous garantis',
  'je promets',
  'sans doute',
  'surement',
  'probablement',
  'tout ',
  'personne ne',
  'selon la loi',
  'la loi',
  "d'apres le code",
  "d'apres la loi",
] as const;

const CONNECTIVE = /^(?:(?:et|mais|puis|ensuite)[ ,]+)+/;

/** Turns that a sentence may take after a harmless beginning. */
const MIDWAY = [
  /\b(?:dire|preciser|confirmer|indiquer) (?:si|s'|qu)|\bconfirm/,
  /^(?:quand|wou|qui|que|qu'|comment|a quel|dans quel).* et /,
  /, (?:il|elle|ils|elles|vous|c'est|n'est|non)\b/,
];

/** Folds the beginning of a sentence without losing the space that shows its last word is whole. */
const foldedBeginning = (current: string): string => {
  const folded = fold(withoutQuotes(current)).replace(CONNECTIVE, '');
  return folded !== '' && /\s$/.test(current) ? `${folded} ` : folded;
};

/** True when a sentence that was broken off had better not stand as it is. */
export const isSuspicious = (current: string): boolean => {
  const beginning = foldedBeginning(current);
  if (beginning === '') return false;
  return (
    MIDWAY.some((turn) => turn.test(beginning)) || OPENINGS.some((opening) => opensWith(beginning, opening))
  );
};

const opensWith = (beginning: string, opening: string): boolean => {
  if (beginning.length < opening.length) return opening.startsWith(beginning);
  if (!beginning.startsWith(opening)) return false;
  // A word of the list is a whole word ('il' is not 'illustrer'); beginnings of two words are meant as beginnings.
  return /[ '-]/.test(opening) || !/\p{L}/u.test(beginning.charAt(opening.length));
};
