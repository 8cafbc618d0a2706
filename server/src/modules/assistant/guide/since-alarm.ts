/** What a message says of her state and of the danger, after words of distress or danger. */
import { fold, withoutQuotes } from '../text/text.ts';

const EASED = [
  /\b(?:ca|je) (?:va|vais|me sens|ira) (?:(?:deja|un peu|bien|beaucoup|un petit peu|nettement|quand meme) )*mieux\b|\b(?:un peu|bien|deja) mieux\b/,
  /\bje (?:me )?(?:suis|sens) (?:un peu |plus |deja )*(?:calmee?|rassuree?|soulagee?|apaisee?|a l'abri|en securite|hors de danger)\b/,
  /\bj'?(?:ai| ai|e viens d'|e les ai) ?(?:deja |enfin |bien )?(?:appelee?s?|appeler|telephone|contacte|parle (?:a|avec) quelqu'un|eu quelqu'un)\b/,
  /\b(?:mon|ma|une?|les) [\w-]+ (?:est|sont) (?:la )?avec moi\b|\bje (?:ne )?suis (?:pas|plus) seule?\b|\b(?:il|elle) est parti\w*\b|\b(?:la police|les (?:flics|gendarmes|secours|pompiers)) (?:est|sont|arrive\w*)\b/,
];
/** Somebody does something to her: that is told. */
const TOLD = /\b(?:il|elle|ils|elles|on) (?:m'|me |nous |a dit|a cri)|\bm'(?:a|ont|avait)\b/;
const MAX_WORDS = 20;

/** It is better now, or somebody was called. */
export const saysEased = (text: string): boolean => {
  const folded = fold(withoutQuotes(text)).replace(/\bjai\b/g, "j'ai");
  return (
    folded.split(' ').length <= MAX_WORDS &&
    EASED.some((pattern) => pattern.test(folded)) &&
    !NOT_EASED.test(folded) &&
    !TOLD.test(folded)
  );
};
const NOT_EASED =
  /\bpas (?:du tout |vraiment )?mieux\b|\bpersonne\b|\b(?:repond\w*|decroche\w*) pas\b|\b(?:occupee?|raccroche\w*|repondeur)\b|\b(?:patron|drh|rh|chef|responsable|direction|syndicat|cse)\b/;

const STILL_THERE = [
  /\b(?:il|elle|ils|elles|l'homme|le type|le mec|le client) (?:est|sont|reste\w*|m'attend\w*|attend\w*|rode\w*|frappe\w*|tape\w*|crie\w*|hurle\w*|tourne\w*|continue\w*)(?: [\w']+){0,2}? (?:toujours|encore)\b/,
  /\b(?:toujours|encore) (?:la|dehors|devant|derriere|en bas|dans|a la porte|avec (?:son|le))\b/,
  /\b(?:il|elle|ils|elles) (?:ne )?(?:est|sont|s'en va|veut|veulent|part|partent) (?:pas|plus) (?:parti\w*|partir|sorti\w*)|\b(?:il|elle|ils|elles) (?:revien\w*|est revenu\w*|sont revenu\w*|arrive\w*|approche\w*|me suit|me suivent)\b/,
  /\b(?:il|elle|ils|elles) (?:est|sont) (?:la|devant|derriere|dehors|en bas|a la porte|dans (?:le couloir|l'immeuble|la piece))\b/,
];

/** Whoever was a danger has not gone. */
export const saysStillThere = (text: string): boolean => {
  const folded = fold(withoutQuotes(text));
  return folded.split(' ').length <= MAX_WORDS && STILL_THERE.some((pattern) => pattern.test(folded));
};
