/**
 * What stands before a statement that is not made: "je n'ai jamais dit | qu'il …", "il est faux | qu'il …",
 * "j'ai rêvé | qu'il …". Over folded text; each ends where the statement begins.
 */
import { phrases } from './phrases.ts';

const I = "(?:je |j'|on )";
const NE = "(?:ne |n')?";
const NOT =
  '(?:(?:vraiment|absolument|meme|certainement|surement|honnetement|franchement) )?(?:pas|jamais|plus|point|nullement|aucunement|en aucun cas|a aucun moment)';
const BESIDE =
  '(?: (?:vraiment|du tout|non plus|forcement|pour autant|necessairement|exactement|franchement|honnetement|clairement|serieusement|un instant|une seconde)){0,2}';

const SAY =
  '(?:di(?:s|t|sais|sait|rais|rait|rai)|affirm(?:e|ais|erais|erait|erai)|pretend(?:s|ais|rais|rait|rai)?|soutien(?:s|t|drais?|drait)|jure(?:rais|rait)?|certifie(?:rais)?|confirme(?:rais)?|conclus|racont(?:e|ais)|insinu(?:e|ais)|sous~entend(?:s|ais)?|ecris|suggere|maintiens)';
const SAID =
  '(?:dit|affirme|pretendu|soutenu|jure|certifie|confirme|conclu|raconte|insinue|sous~entendu|laisse (?:entendre|croire)|ecrit|suggere|fait croire|parle du fait)';
const TO_SAY =
  '(?:dire|affirmer|pretendre|soutenir|jurer|certifier|conclure|insinuer|laisser (?:entendre|croire)|sous~entendre|raconter|confirmer|suggerer|faire croire|croire|penser)';
/** "Je n'arrive pas à croire qu'il …" tells a fact: these do not. */
const WITHOUT_BELIEF = TO_SAY.replace('|croire|penser', '');

/** Its end is the end of a word, as everywhere; what has to follow is only looked at. */
const THAT = "(?:que(?= )|qu(?=[' ]))";
const I_AM_TOLD = "(?:ils?|elles?|on|(?:mon |ma |le |la |l'|m\\. |mme )?[a-z]{3,14}(?: [a-z]{3,14}){0,2})";
/** The statement: a clause, or "avoir été …", "d'être …". */
const CLAUSE = ` ${THAT}`;
const STATEMENT = `(?:${CLAUSE}|(?= (?:de |d')?(?:(?:m'|nous |l')?avoir|etre) ))`;
/** A clause in which somebody does something to her. */
const DONE_TO_ME = ` ${THAT}(?=[' ]${I_AM_TOLD} (?:m'|me |nous )(?!ait vue?|ait entendue?|voi|entend))`;

/** She does not say it. */
export const NOT_SAID_BY_HER = phrases(
  `${I}${NE}${SAY} ${NOT}${BESIDE}${STATEMENT}`,
  `${I}${NE}(?:ai|a|avais|avait|aurais|aurait) ${NOT}${BESIDE} (?:voulu )?(?:${SAID}|${WITHOUT_BELIEF})${BESIDE}${STATEMENT}`,
  `je ${NE}(?:vous |t')ai jamais ${SAID}${BESIDE}${STATEMENT}`,
  `(?:croyez|ecrivez|notez|dites|pensez|mettez|retenez|racontez|inscrivez) (?:surtout |donc |bien )?(?:pas|jamais|plus)${CLAUSE}`,
  `je ${NE}(?:veux|voudrais|souhaite) ${NOT} que vous (?:ecriviez|notiez|disiez|mettiez|croyiez|pensiez|reteniez|compreniez)${CLAUSE}`,
  `(?:jamais|a aucun moment|en aucun cas) ${I}${NE}(?:(?:ai|a|aurais|aurait) ${SAID}|${SAY})${BESIDE}${STATEMENT}`,
  `${I}${NE}(?:peux|peut|pourrais|pourrait|vais|va|veux|voulais|irais|irait|irai) ${NOT}${BESIDE} (?:jusqu'a )?(?:non plus )?${WITHOUT_BELIEF}${BESIDE}${STATEMENT}`,
  `${I}(?:ne |n')(?:saurais|saurait|puis) (?:pas )?${WITHOUT_BELIEF}${STATEMENT}`,
  `(?:faux|mensonger|inexact|exagere|abusif|mentir|malhonnete) (?:que )?(?:de |d')?${TO_SAY}${STATEMENT}`,
  `${I}mentirais? (?:si ${I}(?:disais|affirmais|racontais|pretendais)|en (?:disant|affirmant|racontant|pretendant))${STATEMENT}`,
  `(?:ai|avais) menti en (?:disant|affirmant|racontant|pretendant|ecrivant)${STATEMENT}`,
  `s'agit ${NOT} (?:de |d')${WITHOUT_BELIEF}${STATEMENT}`,
  `${I}${NE}ai ni ${SAID}(?:,? ni ${SAID}){0,2}${STATEMENT}`,
  `${I}refuse (?:de |d')${WITHOUT_BELIEF}${STATEMENT}`,
  `loin de moi (?:l'idee |l'intention )?(?:de |d')?${TO_SAY}${STATEMENT}`,
  `(?:j'ai|j'avais) (?:tout |juste |simplement )?(?:invente|pretendu|fait croire|fait semblant)${CLAUSE}`,
  `${I}${NE}(?:l'|les |le )?(?:(?:accus|soupconn)(?:e|ais) ${NOT}|ai ${NOT} (?:accus|soupconn)ee?s?)(?: [a-z]{2,14}){0,3} de(?= (?:m'|nous )avoir )`,
  `rien (?:ne |n')?(?:dit|laisse (?:penser|croire)|permet de (?:dire|penser)|permet d'affirmer)${CLAUSE}`,
  `personne ${NE}(?:di(?:t|rait|ra)|affirm(?:e|erait|era)|pretend(?:ra|rait)?|soutient|(?:peut|pourra|pourrait) (?:dire|affirmer|pretendre)|a (?:jamais )?(?:dit|affirme|pretendu))${BESIDE}${CLAUSE}`,
);

/** It is not true. */
export const NOT_TRUE = phrases(
  `(?:(?:ce |c'|il |ca |cela )${NE}(?:est|etait|serait) )?(?:absolument |vraiment |meme )?(?:pas|jamais|nullement)(?: du tout| tout a fait| non plus)? (?:vrai|exact|veridique|avere|le cas)${BESIDE}${CLAUSE}`,
  `(?:est|c'est|serait|etait) (?:totalement |completement |absolument |archi |tout a fait |entierement |simplement )?(?:faux|inexact|mensonger|une invention|un mensonge|une rumeur|impossible)${CLAUSE}`,
  `faux${CLAUSE}`,
  `rien (?:de |n'est )(?:vrai|exact) dans le fait${CLAUSE}`,
  `(?:la |une )rumeur (?:court |dit |veut |pretend |selon laquelle )?${THAT}`,
  `le bruit court${CLAUSE}`,
);

/** "Ce n'est pas qu'il m'a frappée": with a subject of its own, it is no "ce n'est pas que lui". */
export const NOT_THAT = phrases(
  `(?:ce |c')${NE}est pas qu(?=[' ](?:ils?|elles?|on) )`,
  `(?:ce |c')${NE}est pas que(?= [^.,;!?]{2,50} (?:m'(?:ait?|ont|aient)|me|nous) )`,
  "non(?: pas)? qu(?=[' ](?:ils?|elles?|on) )",
  "sans qu(?=[' ](?:ils?|elles?|on) (?:m'|me |nous ))",
);

/** She does not think it. */
export const NOT_THOUGHT = phrases(
  `je ${NE}(?:crois|pense|trouve|considere|estime|imagine) ${NOT}${BESIDE}${STATEMENT}`,
  `${I}${NE}ai ${NOT}${BESIDE} (?:le |la |l'|de |d')?(?:impression|sentiment|souvenir|sensation)${BESIDE}${STATEMENT}`,
  `${I}${NE}ai aucun (?:souvenir|sentiment)${STATEMENT}`,
  `${I}${NE}ai ${NOT} (?:pense|cru|considere|estime|trouve|eu (?:l'impression|le sentiment))${STATEMENT}`,
  `je ${NE}(?:me )?(?:souviens|rappelle|rapelle) (?:pas|plus)${BESIDE}${STATEMENT}`,
  `je doute(?: fort| vraiment| beaucoup| fortement)?${STATEMENT}`,
  `(?:je |j'|jsuis |chuis )?${NE}(?:suis )?(?:pas|plus)${BESIDE}(?: tout a fait| absolument| tres)? (?:sure?|certaine?|convaincue?|persuadee?)${BESIDE}${DONE_TO_ME}`,
);

/** It was dreamt, wished, supposed or feared; these words themselves stay what they are: a bad night, a fear. */
export const NOT_REAL = phrases(
  `(?:je |j'|j'ai |j'avais |on )(?:encore |souvent |meme |deja )?(?:rev(?:e|ais)|cauchemard(?:e|ais))(?: (?:encore|souvent|parfois|(?:toute )?(?:cette|la) nuit|toutes les nuits|chaque nuit|hier|hier soir|cette semaine|l'autre nuit)){0,2} (?:que(?= )|qu(?=[' ])|de(?= )|d(?=[' ]))`,
  `(?<!(?:est|etait) une? |(?:est|etait) le )(?:reves?|cauchemars?)(?: [a-z]{2,12}){0,3},? (?:ou|dans lesquels?|dans lequel)(?= (?:ils?|elles?|on|je|mon|ma) | [jm][' ]| [a-z]{3,14} (?:m'|me ))`,
  `(?:imagin(?:ez|ons)|suppos(?:ez|ons)|admett(?:ez|ons)|a supposer|en admettant|en imaginant|je m'imagin(?:e|ais|erais)|je me suis imaginee?|j'imaginais)${CLAUSE}`,
  `(?:j'ai|j'avais|j'ai eu|avoir|avec la|dans la|la|par|de|ai|avais) (?:trop |tres |si |tellement |toujours |tout le temps |encore )?(?:peur|crainte|hantise|angoisse)${CLAUSE}`,
  `(?:je )?(?:crains|craignais|redoute|redoutais)${CLAUSE}`,
);

export const NOT_WISHED = phrases(
  `(?:je (?:voudrais|souhaite(?:rais)?|prefer(?:e|ais|erais))(?: encore| presque)?|j'(?:aimerais|espere|esperais|aurais (?:presque |encore |mieux )?(?:voulu|aime|prefere|souhaite)|en viens a (?:souhaiter|esperer))|autant)${DONE_TO_ME}`,
);

/** He denies it: that is neither her word nor hers to deny. */
export const DENIED_BY_OTHERS = phrases(
  `(?<!(?:ne|pas|jamais|sans|peut|peux|pouvait|pourra|plus) |n')(?:nie(?:nt|ra|rait|r)?|niai(?:t|ent)|niant|dement(?:ent|i)?|conteste(?:nt|r)?|refute(?:nt)?)(?: avoir(?= )|(?= (?:m'|nous )avoir )| ${THAT})`,
);

/** "Dans mon rêve, …", "… en rêve". */
export const IN_A_DREAM = phrases(
  '(?<!(?:pas|meme|comme|jusque|vois|voyais|revient|revois|hante|revenait) )(?:dans|en) (?:(?:mon|mes|un|des|ce|le|les|tous mes) )?(?:mauvais )?(?:reves?|cauchemars?)',
);

/** "Ce n'est qu'un rêve": of what stands before it or behind it; "c'est un cauchemar" may be her days. */
export const ONLY_A_DREAM = phrases(
  "(?:ce |c')?(?:ne |n')?(?:est|etait) (?:qu'|juste |seulement |simplement )une? (?:mauvais )?(?:reve|cauchemar)",
);

/** "Que Marc m'ait giflée, c'est faux." */
export const SAID_AND_DENIED =
  /^(?:(?:et|mais|non),? )?qu(?:e |[' ] ?)[^.!?;]{3,200}?[, ](?:(?:c'? ?est|est|etait|cela est) (?:totalement |completement |absolument |tout simplement |archi )?(?:faux|inexact|un mensonge|une invention)|(?:ce |c'? ?|cela |ca )?(?:n'? ?)?(?:est|etait) pas (?:du tout )?(?:vrai|exact|le cas)|je (?:ne )?l'? ?ai (?:jamais|pas) (?:dit|affirme|pretendu|ecrit)|je (?:ne )?(?:le |l')(?:dis|crois|pense|affirme|pretends) pas)(?![a-z])/;

/** Why she kept silent, or towards whom: what she did not say has happened. Before the words or behind them. */
export const KEPT_SILENT =
  /(?:(?:,(?! ?(?:(?:ni|et|ou) )?qu)|(?<![a-z])(?:parce qu|car|puisqu|vu qu|tellement))[^.!?;]{0,30}(?:honte|peur|crainte|gene[er]?|gene|courage|m[' ]?(?:e|avait) menac|croi[rt]|croyait|jugee?)|(?<![a-z])par (?:peur|honte|crainte|pudeur|fierte)|(?<![a-z])de (?:peur|crainte)|(?<![a-z])a (?:personne|quiconque|qui que ce soit|mon mari|ma femme|ma famille|mes (?:parents|collegues|enfants)|la police|la rh|la drh|la direction))/;
export const UP_TO_NOW =
  /(?<![a-z])(?:jusqu[' ]?(?:a|en|ici|alors|au)|avant|pendant (?:des|[0-9]+|deux|trois) (?:ans|mois|annees|jours|semaines)|longtemps|sur le moment|a l'epoque|si|honte|peur|pourquoi)(?![a-z])/;

/** "Je ne pense pas qu'il m'ait frappée exprès": how he meant it is denied, not that he did. */
export const MANNER =
  /(?<![a-z])(?:expres|volontairement|intentionnellement|consciemment|mechamment|gratuitement|par (?:hasard|accident|erreur|inadvertance|megarde|jeu|plaisir|mechancete|jalousie|malveillance|maladresse)|pour (?:rire|rigoler|plaisanter|rien|me faire (?:du )?mal|mon bien|m'aider)|sans (?:raison|motif|le vouloir|faire expres)|(?:rende?|rendu) compte)(?![a-z])/;

/** Who saw it and which day it was are asked and answered so: "je ne pense pas que quelqu'un ait vu". */
export const OF_SOMETHING_ELSE =
  /^(?:(?:l'|d')?avoir (?:merite|cherche|provoque)|quelqu[' ]?une?|personne|d'autres|des (?:gens|collegues|temoins)|(?:il )?y (?:avait|ait|a)(?![a-z])|les autres|(?:ca|cela|ce|c)(?![a-z])(?![^.]{0,30}(?:harcel|violen|discrimin|agress|racis|sexis)))/;
