/** That there is nothing more to tell: of the whole message, or said in the last sentence of an account. */
import { fold, sentencesOf, withoutQuotes } from '../text/text.ts';

const DONE =
  /^(?:(?:non|voila|ok|euh)[\s,.!]*)*(?:c'est tout|voila(?: tout)?|rien d'autre|rien de plus|j'ai tout dit|j'ai fini|c'est bon|rien (?:du tout )?pour (?:le moment|l'?instant)|(?:je n'ai )?(?:plus )?rien a ajouter|non)(?: (?:merci|pour (?:le moment|l'instant|moi|aujourd'hui)))?[\s.!]*$/;

const LEAD =
  "(?:(?:non|oui|si|voila|ok|okay|d'accord|euh|bon|ben|bah|bref|enfin|et|mais|donc|alors|desolee?|la|merci|je (?:crois|pense)(?: bien)? (?:que |qu')?|il me semble (?:que |qu')?)[ ,.!…]*)*";
const TO_TELL =
  '(?:dire|ajouter|rajouter|raconter|declarer|signaler|preciser|ecrire|noter|repondre|vous dire|en dire|y ajouter)';
const I_HAVE = "(?:j'(?:en )?ai|je n'(?:en )?ai|il n'y a|il y a|y a)";
const ENDS = [
  // "C'est tout", "c'est tout ce que je sais": not "c'est tout ce qu'il a dit", not "c'est tout le service".
  "c'est (?:a peu pres |vraiment |plus ou moins )?tout(?: ce (?:(?:que|dont) (?:je|j')|qui me revient)[^.!?]{0,40})?",
  'voila tout|vous savez tout',
  "(?:j'ai|je vous ai|je crois avoir) (?:tout|fini de|termine de) (?:dit|raconte|dire|raconter|ecrit|ecrire|explique)|j'ai (?:fini|termine|fait le tour)|on a fait le tour",
  "rien (?:d'autre|de plus)(?: a TO_TELL)?|(?:plus )?rien a (?:ajouter|rajouter)",
  "I_HAVE (?:vraiment |plus |pas )*rien (?:(?:d'autre|de plus|de special) )?a TO_TELL",
  "I_HAVE (?:vraiment |plus )*rien (?:d'autre|de plus)(?= ?(?:[.!…]|$))",
  "(?:je )?(?:ne )?(?:vois|sais|trouve|me rappelle|me souviens) (?:plus )?(?:de )?rien (?:d'autre|de plus)(?: a TO_TELL)?",
];
const TAIL =
  "(?: (?:merci|de mon cote|a ce sujet|la-dessus|sur (?:ca|cela|ce point)|maintenant|(?:pour|a) (?:le moment|l'instant|moi|aujourd'hui|ce soir)))*";
const ACCOUNT_ENDS = new RegExp(
  `^${LEAD}(?:${ENDS.join('|').replaceAll('TO_TELL', TO_TELL).replaceAll('I_HAVE', I_HAVE)})${TAIL}[\\s.!,…]*$`,
);

/** "C tout", "cest tout", "rien dautre": typed in haste, read as meant. */
const spelledOut = (text: string): string =>
  fold(text)
    .replace(
      /\b(?:c|ces|cest|c est|sest) (?=(?:a peu pres |vraiment |plus ou moins )?(?:tou?t?|bon)\b)/g,
      "c'est ",
    )
    .replace(/(?<=c'est (?:a peu pres |vraiment |plus ou moins )?)tou\b/g, 'tout')
    .replace(/\bdautres?\b|\bd autre\b/g, "d'autre")
    .replace(/\bjai\b|\bj ai\b/g, "j'ai");

/** The person has said what there was to say. */
export const isDone = (text: string): boolean => DONE.test(spelledOut(text));

/**
 * "C'est tout": no more is to be asked of what happened. A bare "non" or "voilà" says less, and "il a crié, c'est tout"
 * says how little it was.
 */
export const endsAccount = (text: string): boolean => {
  const last = sentencesOf(withoutQuotes(text)).at(-1);
  return last !== undefined && ACCOUNT_ENDS.test(spelledOut(last));
};
