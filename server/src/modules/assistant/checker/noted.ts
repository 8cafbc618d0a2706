/**
 * A list of what was noted: « J'ai noté : mardi matin, dans la salle de pause. », or an item a line. Each item has to be
 * told as it stands; the names of the details may stand before it.
 */
import { fragment, pattern } from './pattern.ts';

const DETAIL = fragment`
    (?:(?:le|la|l'|les|un|une) ?)?(?:lieux?|moments?|dates?|heures?|jours?|personnes?(?: (?:presentes?|concernees?))?
    |faits?|temoins?|circonstances|suites?|effets?|demarches?|periode|deroulement)
  `;
const SO_FAR =
  "(?: (?:bien|donc|aussi|ici|avec vos mots|jusqu'ici|jusque la|jusqu'a present|pour (?:le moment|l'instant|ce recit)))*";

/** What opens a list, with the items in the same sentence. */
const LISTS = pattern`
    ^(?:(?:merci|d'accord|entendu|tres bien|bien),? )?(?:voici ce que (?:j'ai|vous avez|vous m'avez) (?:bien |deja )?(?:note|retenu|ecrit
    |dit|raconte|indique|partage|precise)|(?:j'ai|je) (?:bien |deja |donc )*(?:note|notes?|recapitule|resume|reprends|retiens))${SO_FAR} ?: (.+)$
  `;
const LABEL = pattern`^(?:et )?${DETAIL}(?: ?:|(?= ?\())`;

/** The items of a list, each without the name of its detail; undefined when the clause lists nothing. Over folded text. */
export const notedItems = (folded: string): string[] | undefined =>
  LISTS.exec(folded)?.[1]
    ?.split(/[,;] (?![^(]*\))/)
    .map((item) =>
      item
        .replace(LABEL, '')
        .replace(/[()]/g, ' ')
        .replace(/^ *et /, '')
        .replace(/[.!… ]+$/, '')
        .trim(),
    )
    .filter((item) => item !== '');

const ITEM = /^\s*(?:[-–—·]|\d{1,2}\s?[.)])\s+/;

/** A line of a list, as the sentence that it stands for; any other sentence as it is. */
export const spelledOut = (sentence: string): string =>
  ITEM.test(sentence) && !sentence.includes('?')
    ? `J’ai noté : ${sentence.replace(ITEM, '').replace(/[;,]\s*$/, '')}`
    : sentence;
