/** What her words hold already, so that nobody asks for it: also where it was not collected as a detail. */
import type { DetailKind } from '#contract/interview.ts';
import type { InterviewState } from '../interview-state.ts';
import { fold, withoutQuotes } from '../text/text.ts';
import { goesOn } from './goes-on.ts';

export const GOES_ON =
  /\b(?:chaque|tous les|toutes les|souvent|toujours|depuis|regulierement|parfois|a chaque fois)\b/;

const SINCE =
  /\b(?:depuis (?!hier|ce (?:matin|midi|soir)|tout a l'heure)(?:[\w']+)|chaque (?:jour|matin|midi|soir|semaine|lundi|mardi|mercredi|jeudi|vendredi|mois|fois|reunion)|tous les (?:jours|matins|midis|soirs|lundis|mardis|mercredis|jeudis|vendredis|mois)|toutes les (?:semaines|reunions|fois)|a chaque fois)\b/;
/** The day of one thing by the day of another. */
const RELATIVE_DAY =
  /\b(?:le lendemain|la veille|le surlendemain|le jour (?:meme|d'apres|d'avant|suivant)|le soir meme|(?:quelques|deux|trois) (?:jours|semaines) (?:apres|plus tard|avant))\b/;
const WHEN_IN_WORDS =
  /\b(?:hier|avant-hier|aujourd'hui|ce (?:matin|midi|soir)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\d{1,2} ?h(?:\d\d)?|(?:en|debut|fin|mi) ?(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre))\b/;

const WRITTEN = '(?:e-?mails?|courriels?|sms|textos?|whatsapp|vocal|vocaux|courriers?|lettres?)';
/** In writing or from afar: a mail, a message, a call. */
const FROM_AFAR = new RegExp(
  `\\b(?:m'|nous |me )(?:(?:a|ont|avait) (?:envoye|ecrit|adresse|laisse|transmis)|envoie|envoient|ecrit|ecrivent|adresse|laisse) (?:[\\w']+ ){0,4}?${WRITTEN}\\b|\\b(?:recu|recois|recoit) (?:[\\w']+ ){0,3}?${WRITTEN}\\b|\\b(?:un|ce|son|le|dans son|dans un) (?:e-?mail|courriel|sms|texto) (?:de|d'|du|ou|wou|qui|disant)\\b|\\bpar (?:e-?mail|courriel|sms|telephone|teams|whatsapp|visio|texto)\\b`,
);
/** Her own: « j'ai écrit un mail à la DRH » tells what she did. */
const HER_OWN = new RegExp(`\\bj'ai (?!recu)[^.!?\\n]{0,60}\\b${WRITTEN}\\b[^.!?\\n]*`, 'g');

const NAME_UNKNOWN =
  /\b(?:connais|connait|sais|ai|rappelle|souviens|retenu) (?:pas|plus|jamais|meme pas) (?:de |d')?(?:son |leurs? |ses |les? |tous les )?(?:vrai )?(?:prenoms?|noms?)\b|\b(?:sais|connais) pas comment (?:il|elle|ils|elles) s'appel/;

/** Messages that tell something: whoever has written so many is not asked to begin. */
const MUCH_TOLD = 3;

const timesTold = ({ told }: InterviewState): number =>
  told.split('\n').filter((message) => goesOn(message)).length;

export const hasToldMuch = (state: InterviewState): boolean => timesTold(state) >= MUCH_TOLD;

const isDescribed = ({ collected }: InterviewState): boolean =>
  collected.details.some(({ kind }) => kind === 'description');

const knownWhen = ({ collected }: InterviewState): string =>
  fold(
    collected.details
      .filter(({ kind }) => kind === 'when')
      .flatMap(({ value, sources }) => [value, ...sources.map(({ words }) => words)])
      .join(' '),
  );

const isOngoing = (state: InterviewState): boolean => {
  const known = knownWhen(state);
  if (known !== '') return SINCE.test(known) && state.collected.day === null;
  return SINCE.test(fold(withoutQuotes(state.told)));
};

const isFromAfar = ({ told }: InterviewState): boolean =>
  FROM_AFAR.test(
    fold(withoutQuotes(told))
      .replace(/\bmails?\b/g, 'email')
      .replace(HER_OWN, ' '),
  );

/** Of what goes on, or reached her in writing, there is no one moment to ask of. */
export const isOfNoMoment = (state: InterviewState): boolean => isOngoing(state) || isFromAfar(state);

/** To ask for this would ask for what she has just said, or has said that she does not know. */
export const isAnsweredInWords = (state: InterviewState, kind: DetailKind): boolean => {
  const last = fold(withoutQuotes(state.lastUserText));
  switch (kind) {
    case 'description':
      return hasToldMuch(state) || (isDescribed(state) && timesTold(state) > 1);
    case 'when':
      return isWhenAnswered(state, last);
    case 'where':
      return isFromAfar(state);
    case 'people':
      return NAME_UNKNOWN.test(fold(withoutQuotes(state.told)));
    default:
      return false;
  }
};

const isWhenAnswered = (state: InterviewState, last: string): boolean => {
  const known = knownWhen(state);
  if (RELATIVE_DAY.test(last) || RELATIVE_DAY.test(known)) return true;
  if (known === '') return SINCE.test(last) || WHEN_IN_WORDS.test(last);
  return isOngoing(state) || (state.collected.time !== null && state.collected.day !== null);
};
