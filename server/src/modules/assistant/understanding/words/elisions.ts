/**
 * [Note: elisions] "Elle mappelle", "cest lui quil faut": typed in haste, the apostrophe is left out, and the two words
 * are one that no vocabulary knows. It is put back where what stands there is no other French word. "Ma dit" and "ma mère"
 * are not told apart here; phrases.ts reads "m'a" in either.
 */

/** Verbs that begin with a vowel, as far as the letter at which their endings begin. */
const STEMS =
  `accept accus acharn achev adress agac agress ajout alert amus angoiss annonc appel appell appren appuy arrach
arrang arret arriv assist attach attaqu attend attir attrap attribu aver avert avou ecart echapp eclat ecout ecras ecrit
ecriv effac effleur effondr effray eloign embauch embet embrass emmen emmerd empech empoign emport enerv enferm enfonc
enfui engueul enlev ennui entend entour envoi envoy epi epuis ergot espionn espionn essai essay esquiv etonn etouff etrangl evinc
evit exasper excit exclu excus exhib exig explos expliqu exploit expos exten habill habit hesit humili idiot ignor imagin
imit immobilis impos impressionn incendi incit indiqu inflig inform injuri inquiet insist install insult interdi
interpell interrog interromp intimid invent invit irrit isol obeir oblig observ occup offr organis ose oubli ouvr
utilis`
    .trim()
    .split(/\s+/)
    .join('|');
const ENDING =
  '(?:e|es|ent|er|ez|ait|aient|ais|ant|ee|ees|era|erait|it|is|t|s|u|ue|us|ie|ies|ient|te|tes|re|ra|isse|issait)?';
const VERB = `(?:${STEMS})${ENDING}`;
/** What is said of places, people and times with a "l'" or a "d'". */
const NOUN =
  '(?:accueil|agence|agent|allee|amphi|an|annee|apres[- ]?midi|aprem|ascenseur|atelier|autres?|autre jour|ecole|employeur|entree|entrepot|entreprise|entretien|equipe|escalier|etage|heure|homme|hopital|infirmerie|infirmiere?|internat|open|usine|assistante?|adjointe?|animateur|apprentie?|arret)';

const JOINED = new RegExp(
  `(?<![a-z0-9'-])(?:${[
    // "Il jetait" needs its subject, "je jetais" is rare enough.
    `(?<!je )j(?=(?:ai|avais|aurais|etais|en|y|ose|osais|aime|aimais|aimerais|arrive|arrivais|${VERB})(?![a-z0-9]))`,
    'c(?=(?:est|etait|etaient)(?![a-z0-9]))',
    'jusqu(?=(?:au|aux|a|en|ici)(?![a-z0-9]))',
    '(?:lors|puis)?qu(?=(?:ils?|on|une?|en|eux)(?![a-z0-9]))',
    `m(?=(?:avait|avaient|avais|aurait|auraient|en|${VERB})(?![a-z0-9]))`,
    `t(?=(?:as|es|etais|avais|auras|en|${VERB})(?![a-z0-9]))`,
    `s(?=(?:est|etait|etaient|etre|en|${VERB})(?![a-z0-9]))`,
    `n(?=(?:est|etait|etaient|etais|ai|as|avait|avaient|avais|ont|aurait|${VERB})(?![a-z0-9]))`,
    `l(?=${NOUN}(?![a-z0-9]))`,
    `d(?=(?:${NOUN}|une?|avoir|etre|autres?|insultes?|injures?|abord|accord|aller)(?![a-z0-9]))`,
  ].join('|')})`,
  'g',
);
/** Words of their own that the pattern would take apart. */
const ONE_WORD = /^(?:sus|nus|mus|jus|tus|nose|dose|tas|tes|ten|men|dan|savoure|susse|nuse|muse|ment|sent)$/;

/** Where an apostrophe was left out, in order. Over folded text. */
export const missingApostrophes = (text: string): number[] => {
  const found: number[] = [];
  for (const match of text.matchAll(JOINED)) {
    const word = /^[a-z]+/.exec(text.slice(match.index, match.index + 24))?.[0] ?? '';
    if (!ONE_WORD.test(word)) found.push(match.index + match[0].length);
  }
  return found;
};
