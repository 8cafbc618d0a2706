/**
 * "Je ne suis plus certaine de l'heure": she doubts when or where it was, or who somebody is. Whatever was asked, that
 * answers no question about effects, steps or witnesses, and is no "je ne sais pas" to it either.
 */
import { oncePerMessage } from './once.ts';
import { holds, phrases } from './words/phrases.ts';

const VERY =
  '(?:(?:tout a fait|tres|vraiment|totalement|completement|trop|absolument|du tout|bien|exactement|toujours|si|aussi) ){0,2}';
/** "Jsais plus trop", "je m'en souviens plus bien". */
const KNOWS_NOT = `(?:j[' ]?(?:e )?(?:ne |n' ?)?)?(?:m'en |me |m' ?)?(?:(?:sais|sait|souviens|rappelle|rapelle|connais|chais) (?:plus|pas|pu)|ai oublie|ai (?:un|des) doutes?|hesite|doute) ?${VERY}`;
const NOT_SURE = `(?:pas|plus|pu|jamais) ${VERY}(?:sure?|certaine?) ?${VERY}`;
const OF = "(?:de |d'|du |des |pour |sur |quant a |a propos d[eu] |entre |a |au niveau d[eu] |que |qu'|si )?";
/** Not which day it is today: who has lost count of them tells how she is. */
const WHAT =
  "(?:(?:le |la |l'|les |cette |cet |ce |son |sa |leur |quell?e? |quels? )?(?:heure|horaires?|jour|dates?|mois|semaine|moment|annee|lieu|endroit|salle|piece|etage|prenom|nom)(?! (?:on est|nous sommes|ou |sans |de ))|quand(?: (?:c'etait|ca|exactement))?(?= ?(?:$|[.,;!?]|c|ca))|ou (?:c'etait|ca s|on etait|j'etais)|dans quell?e? [a-z]{3,12}|comment (?:il|elle|ils|elles) s'appell[a-z]{1,3}|a quelle heure)";
const MOMENT =
  "(?:le (?=[0-9]|matin|soir|midi|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|la (?:veille|semaine)|l'(?:apres~midi|aprem)|une? (?=lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|soir|apres)|vers |a (?=[0-9]|midi|la pause|l'heure)|au (?=bureau|debut|cours)|en (?:reunion|fin|debut)|dans (?:la|l'|le|son|mon)|avant |apres |pendant |il y a |hier|midi|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|[0-9])";
/** "Que c'était le 5", "si c'était le matin ou plus tard". */
const WHETHER = `(?:si |s'|que |qu')(?:c'etait|c'est arrive|ca s'est passe|cela s'est passe|il etait|on etait|j'etais) (?:bien |plutot |vraiment |deja )?(?=${MOMENT})[a-z0-9]`;

const DOUBTED = phrases(
  `(?:${KNOWS_NOT}|${NOT_SURE})(?:${OF}${WHAT}|${WHETHER}[a-z0-9]{0,12})`,
  `(?:(?:pour|quant a|sur) )?(?:le |la |l')(?:heure|jour|date|lieu|endroit|nom)(?: exacte?)?,? (?:la )?(?:${KNOWS_NOT}|j[' ]?(?:e )?(?:n'en |ne |en )?suis ${NOT_SURE})`,
  'hesite entre (?:le |la |un )?(?:[0-9]{1,2}h?[0-9]{0,2}|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|deux (?:dates|jours|heures))',
);

/** An hour, a part of a day or a day, and the words around it that tell nothing by themselves. */
const MOMENT_WORDS =
  /(?<![a-z])(?:matin|matinee|apres[- ]?midi|aprem|soir|soiree|midi|minuit|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?![a-z])|[0-9]{1,2} ?(?:h|:)[0-9]{0,2}|(?<=le )[0-9]{1,2}/;
const UNSURE_WORDS =
  /(?<![a-z])(?:peut[- ]etre|plutot|je (?:crois|pense|dirais)|il me semble|sans doute|(?:sais|sait|souviens|rappelle) (?:plus|pas)|(?:plus|pas) (?:trop |tres |vraiment )?(?:sure?|certaine?))(?![a-z])/;
const TELLING_NOTHING =
  /(?<![a-z])(?:en fait|enfin|finalement|ou|et|mais|c[' ]?(?:etait|est)|peut[- ]etre|plutot|plus tard|plus tot|crois|pense|dirais|il me semble|sans doute|vers|environ|a|au|aux|le|la|l|les|du|de|d|un|une|dans|en|que|qu|si|non|oui|euh|heu|matin|matinee|apres[- ]?midi|aprem|soir|soiree|midi|minuit|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|moi|pour|ca|par contre|bon|ben|bah|je|j|ne|n|me|m|suis|sais|souviens|rappelle|pas|plus|trop|tres|vraiment|sure?|certaine?|desolee?|pardon|la dessus|exacte?|h|heures?)(?![a-z])|[0-9]+(?:h[0-9]*)?|[^a-z]+/g;

const saysMore = (clause: string): boolean => clause.replace(TELLING_NOTHING, '') !== '';

/** What she says beside a doubt of that kind; null where she doubts nothing of it. */
export const besideDoubt = (text: string): string | null => {
  if (!holds(DOUBTED, text)) {
    const isMoment = MOMENT_WORDS.test(text) && UNSURE_WORDS.test(text) && !saysMore(text);
    return isMoment ? '' : null;
  }
  return text
    .split(/[.,;!?\n]+|(?<= )(?=(?:mais|et|par contre) )/)
    .filter((clause) => !holds(DOUBTED, clause) && saysMore(clause))
    .join(', ');
};

/** Nothing but a doubt. */
export const onlyDoubts = oncePerMessage(({ text }): boolean => besideDoubt(text) === '');
