/**
 * Whether a short answer to "où ?" reads as a place.
 *
 * Most places are found by their own words (where.ts). What is left is a place that no vocabulary knows ("au salon de
 * thé", "B12"), or no place at all ("lui", "hier", "ça dépend"): it needs the form of one, and when in doubt it is none.
 */
import { anyOf } from './words/any-of.ts';
import { holds, phrases } from './words/phrases.ts';
import { HER_AFTERMATH } from './words/place-words.ts';

/** What may stand before it and tells nothing by itself. */
const LEAD =
  /^(?:(?:euh+|heu+|bah|ben|beh|oui|ouais|alors|enfin|donc|bon|en fait|je crois|je pense|c'? ?etait|c'? ?est|ca s'? ?est passe|ca se passait|ca se passe|c'? ?est arrive|toujours|souvent|surtout|plutot|parfois|un peu|mais|et|on etait|j'? ?etais|nous etions|juste|pile|la plupart du temps)[ ,:]+)+/;
const PLACING =
  '(?:a|au|aux|dans|ds|en|chez|sur|sous|devant|derriere|pres d[eu]|pres des|vers|entre|par|via|a cote|en face|au fond|au bord|au bout|au pied|pendant|lors)';
const DETERMINER =
  "(?:le |la |les |l[' ]|un |une |mon |ma |mes |notre |nos |son |sa |ses |leur |leurs |ce |cet |cette )";
/** Moments, persons, opinions and states, which have the form of places. */
const NO_PLACE = anyOf(
  'les?|la|l|une?|mon|ma|mes|notre|nos|son|sa|ses|leurs?|ce|cet|cette',
  'meme(?! (?:endroit|lieu|piece|salle|bureau|couloir|etage|batiment))|matin|midi|minuit|soir',
  'aprem|apres|avant|nuit|journee|matinee|soiree|semaine|week|mois|annee|an|ans|jours?|heures?',
  'minutes?|moment|instant|fois|debut|fin|milieu|temps|epoque|periode|rentree|ete|hiver|automne',
  'printemps|vacances|lendemain|veille|hier|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi',
  'dimanche|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre',
  'decembre',
  '[0-9]{1,2} ?(?:h|heures?|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)',
  '20[0-9]{2}|lui|moi|elle|elles|eux|nous|vous|toi|tout|tous|toutes|rien|personne|quelqu|qui',
  'quoi|que|ca|cela|avis|vrai|fait|gros|bref|colere|cause|peu|part|propos|nouveau|hasard|contre',
  'exemple|tout cas|train|retard|doute|tete|genre|pire|honte|verite|probleme|question|raison',
  'reponse|peur|stress|vie|suite|coup',
);

const PLACED = phrases(
  'chez (?:moi|lui|elle|eux|nous)',
  `${PLACING} ${DETERMINER}?(?!${NO_PLACE}(?![a-z]))[a-z0-9]{1,20}`,
);
/** Alone, with its article: "la chaufferie", "le 3e". */
const NAMED = new RegExp(
  `^${DETERMINER}(?!${NO_PLACE}(?![a-z]))(?:[a-z][a-z-]{2,18}|[0-9]{1,2} ?(?:e|er|eme|ere))(?: [a-z0-9'-]{1,18}){0,5}[ .!]*$`,
);
const ADVERB =
  /^(?:dehors|dedans|partout|la[- ]bas|ici|sur place|en bas|en haut|a l'? ?(?:exterieur|interieur))(?![a-z])/;
/** A channel or a town, without any preposition. */
const CHANNEL =
  /^(?:(?:un |une |des |mon |ma )?(?:sms|textos?|mails?|e-mails?|courriels?|whatsapp|messenger|teams|zoom|skype|slack|telephone|tel|visio|appel)|paris|lyon|marseille|toulouse|nice|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|grenoble|dijon|angers|nimes|brest|tours|amiens|limoges|metz|nancy|rouen|caen|orleans)(?![a-z])/;
/** "B12", "rdc", "bat 3": a note of a room. */
const CODE =
  /^(?:(?!(?:a|en|le|vers) )[a-z]{0,4}[- ]?[0-9]{1,4}[a-gi-z]?|rdc|rez[- ]de[- ]chaussee|wc)(?: [a-z0-9]{1,12}){0,2}[ .!]*$/;
const HOUR_OR_DATE = /^[0-9]{1,2} ?(?:h|:|\/|heures?|ans?|mois|jours?|fois|min)/;
/** Somebody does something in it: an account, of which only a place in so many words is taken. */
const TELLS =
  /(?<![a-z])(?:je|j|tu|ils?|elles?|on|ca|cela|nous|vous|qui|que|qu|pas|plus|jamais|rien)(?![a-z])/;
/** In an account: with its article, behind a word that places. */
const PLACED_IN_ACCOUNT = phrases(
  `(?:dans|sur|sous|devant|derriere|pres d[eu]|au fond d[eu]|a cote d[eu]|en face d[eu]|a l'entree d[eu]|a la sortie d[eu]) ${DETERMINER}?(?!${NO_PLACE}(?![a-z]))[a-z]{3,20}`,
);

/** @param folded the answer as it is matched */
export const readsAsPlace = (folded: string): boolean => {
  const text = folded.replace(LEAD, '').trim();
  if (holds(HER_AFTERMATH, folded)) return false;
  if (TELLS.test(text)) return holds(PLACED_IN_ACCOUNT, text);
  if (HOUR_OR_DATE.test(text)) return false;
  return text.search(PLACED) === 0 || [NAMED, ADVERB, CHANNEL, CODE].some((form) => form.test(text));
};
