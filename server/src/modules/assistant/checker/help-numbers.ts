/**
 * The numbers for help, which a reply may say bare once she has written of danger or distress: those of the contract, and
 * 18, the firemen. Not 39 28: who names the one that defends from discrimination has judged what she told. They may be
 * said as numbers to call and in no other place: « le 17 » in « que s'est-il passé le 17 » is a date that she did not give.
 */
import { HELP_NUMBERS } from '#contract/help-numbers.ts';
import { fragment } from './pattern.ts';

export const SAYABLE_NUMBERS: readonly string[] = [
  ...HELP_NUMBERS.filter(({ key }) => key !== 'discrimination').map(({ number }) => number),
  '18',
];

const NUMBER = fragment`
    (?:${SAYABLE_NUMBERS.map((number) => number.replace(' ', '\\s?')).join('|')})(?![\d%]|[.,]\d|\s?(?:h\b|heures?|ans?\b|jours?|fois
    |janvier|f[ée]vrier|mars|avril|mai\b|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre))
  `;
const WHOSE = fragment`
    (?:\s?\((?:par |la |le |les )?(?:police|samu|pompiers|sms|urgences(?: médicales)?|prévention du suicide|france victimes
    |violences femmes info|numéro d['’]urgence(?: européen)?)\))?
  `;
const NAMED = fragment`(?:par sms )?(?:au|le|du)\s${NUMBER}${WHOSE}`;
const NUMBERS = fragment`${NAMED}(?:(?:, et|, ou|,| et| ou) ${NAMED})*`;

const WHEN = fragment`
    (?:à toute heure|à tout moment|jour et nuit|24\s?h(?:eures)?(?:\s?/\s?24| sur 24)(?:,? (?:et )?7\s?j?(?:ours)?(?:\s?/\s?7| sur 7))?
    |gratuitement|maintenant|tout de suite|immédiatement|par sms|si parler est impossible|sans un mot à dire
    |pour (?:joindre )?(?:la police|le samu|les pompiers|les urgences|les secours|être écoutée?|parler à quelqu['’]un)
    |en cas (?:d['’]urgence|de danger)
    |si vous (?:le souhaitez|en avez besoin|(?:êtes|vous sentez) en danger|ne pouvez pas parler|préférez écrire))
  `;
const AHEAD = fragment`(?:(?:si vous (?:(?:êtes|vous sentez) en danger|le souhaitez|en avez besoin)|en cas (?:d['’]urgence|de danger)),? )?`;
const CALL = fragment`
    (?:vous pouvez (?:aussi |toujours |à tout moment |dès maintenant )?(?:appeler|joindre|contacter|composer|écrire|envoyer un sms)
    |appelez|composez|contactez|n['’]hésitez pas à (?:appeler|contacter|joindre))
  `;
const WHO_ANSWERS = fragment`
    (?:la police|les secours|le samu|les pompiers|des personnes(?: formées)?|des professionnels|quelqu['’]un) (?:vous )?répond(?:ent)?(?: maintenant)?(?:\s?:)?
  `;
const ANSWERS = fragment`(?:répond(?:ent)?|est joignable|sont joignables|est disponible|sont disponibles)`;

const NAMES_HELP = new RegExp(
  fragment`
    (^|[,;:] (?:et )?| et )(?:${AHEAD}${CALL} ${NUMBERS}|${WHO_ANSWERS} ${NUMBERS}
    |(?:les|des) numéros d['’](?:aide|urgence) (?:sont|restent)(?:\s?:)? ${NUMBERS}
    |${NUMBERS}(?: ${ANSWERS}|(?= par sms)))(?:,? ${WHEN})*(?=[.!;,]|\s:| et |$)
  `,
  'giu',
);

/** Without the numbers for help, where they are named as such. Over the sentence as written, quotes taken out. */
export const withoutHelpNumbers = (sentence: string): string =>
  sentence
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(NAMES_HELP, (_whole, before: string) => `${before}les numéros d’aide restent affichés`);
