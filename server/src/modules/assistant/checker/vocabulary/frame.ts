/**
 * The words in which an interviewer speaks of the interview itself: of writing and answering, of time and of what is
 * enough. A statement made of nothing else says nothing of what happened.
 */
import { pattern } from '../pattern.ts';
import { wordList } from './word-list.ts';

export const FRAME_WORDS = wordList(
  // Small words
  `le la les l un une des de du d au aux a je j me m nous vous se s y en ce c cet cette ces cela ca il que qu qui dont ou`,
  `et mais ni si ne n pas plus pour avec sur dans par sans comme quand lorsque tant bien aussi alors ensuite puis encore`,
  `ici la est sont etre suis serez etes avez ai n votre vos mes ma mon tout tous toute toutes tel telle tels telles meme`,
  `quel quelle trop assez tres peu moins seulement uniquement simplement librement tranquillement maintenant moi avoir`,
  `plus tard aucun aucune rien non sinon parfaitement tout a fait ainsi possible moment moments jour temps fois`,
  // Answers and accounts
  `reponse reponses question questions message messages recit recits temoignage mot mots phrase phrases description`,
  `precision precisions detail details element elements information informations point points souvenir souvenirs date`,
  `dates heure periode ordre suite debut lieu trace conversation complement autrement rythme facon maniere attention confiance patience reste ensemble`,
  `idee doute deroulement aimerais fait faits moment question pause`,
  // To write and to answer
  `note notez noter notee notes notees garde garder gardee gardes lis lire relire ecoute ecouter entends comprends`,
  `comprendre mieux continue continuer continuons raconter racontez raconte ecrire ecrivez ecrit ecrits dire dites dit`,
  `suivant suivante suivantes repondre repondez preciser precisez ajouter ajoutez corriger completer revenir relire prendre prenez prenons passer`,
  `arreter arretons reprendre reprenons poursuivre poursuivons commencer commencons choisir choisissez choisissent`,
  `decidez laisser laisse aide aider avancer avancons mettre savoir savez sait souhaitez voulez pouvez pouvons preferez`,
  `souvenez souvenir rappelez rappeler suffit suffisent convient compte faut sentez pose posez redemander terminer finir`,
  `decrire decrivez parler parlez attends cherche essaie arrete disponible attendre attendue attendues reformule porte peut s soit passons parlons chose derniere autre`,
  // Of answers
  `clair claire clairs claires precis precise utile utiles importe approximatif approximative partiel partielle court courte`,
  `simple libre ouvert ouverte complete complet bonne bon mauvaise obligee oblige obligatoire necessaire exact exacte`,
  `genant presse urgence obligation inutile deviner hesitez desole desolee merci`,
);

/** Of whom or of what such a statement may be. */
const SUBJECT = pattern`
    ^(?:je|j'|nous|on|cela|ca|c'est|ce n'est|il (?:n'est|est|n'y a|y a|suffit|vous|me|nous)
    |(?:tout )?(?:votre|vos|cette|ces|ma|notre|une?|meme une?|les|chaque|quelques|aucune?) (?:reponses?
    |question|message|recit|temoignage|mots?|phrases?|description|precisions?|details?|elements?
    |informations?|souvenirs?|date|periode|idee|ordre|conversation)
    |passons|parlons|quelle que soit votre reponse|une (?:autre |derniere )?chose|ce (?:que|dont) vous
    |tout ce que vous|rien ne|n'hesitez pas a|sentez-vous libre
    |vous (?:avez (?:tout )?(?:votre|le) temps|etes libre|n'etes pas oblige|n'avez pas (?:besoin|a)|savez
    |choisissez|decidez))\b
  `;

/** What such words can still do: find fault, keep secrets, turn away. */
const UNKIND = pattern`
    \bn(?:e |'est |e sont )pas (?:\w+ )?(?:clair|precis|utile|complet|exact|bon)|\b(?:mal|pas
    |jamais) (?:repondu|dit|ecrit|raconte)\b|\bpour (?:moi|nous)\b(?<!clair pour moi)|\b(?:trop|assez) (?:de
    |d')? ?(?:questions?|court|simple|partiel)|\b(?:arrete|cherche|attends) (?:de|que)\b|\bcela suffit$
    |\bne suffi\w+ pas\b|\bmauvaise$|\brien ne suffit\b|\bmeme question\b
    |\brepondez(?: simplement)?(?: par\b.*)?$|\bsans vous\b|\bquestion de temps\b|\bje vous laisse$
    |^c'est (?:exact|bon|bien|precis|complet)$|\bje pose les questions\b|\baide a (?:choisir|decider)\b
    |\battends votre\b|\bil (?:me|nous) faut\b|\breste (?:ici|la)$|\bgard\w* .*pour vous\b
    |(?<!(?:besoin|necessaire|oblige|obligee|presse) de )\b(?:tout (?:me )?(?:dire|raconter|ecrire|noter)
    |(?:dire|raconter) tout)\b|\bje (?:ne|n') ?(?:\w+ )?(?:comprends|ecoute|lis|note|entends|garde|suis
    |continue)\b|\bvous ne (?:dites|racontez|ecrivez|repondez|savez
    |vous souvenez)(?! pas\b.*(?:suffit|grave|reste|pause))
  `;

/** Over a folded clause. */
export const isAboutTheInterview = (folded: string): boolean =>
  SUBJECT.test(folded) &&
  !UNKIND.test(folded.replace(/\bsi vous ne [^,;:]*/g, '')) &&
  (folded.match(/\p{L}+|\d+/gu) ?? []).every((word) => FRAME_WORDS.has(word));
