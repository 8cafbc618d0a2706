/** Whether a moment is put in the place of one that was told before: "en fait 2 mois", "non, 15h". */
import type { ReadMessage } from '../read-message.ts';
import type { Span } from '../words/phrases.ts';

/** It says in so many words that something before it was wrong. */
const SET_RIGHT =
  /(?<![a-z])(?:non|pardon|plutot|en fait|en realite|finalement|erreur|oups|trompee?|je voulais dire|je corrige|je rectifie|correction|rectification|pas (?:en |le |un |il y a |a |vers )?(?:(?:[0-9]{1,2}|une?|deux|trois|quatre|cinq|six|dix)(?: ?(?:h|mois|jours|semaines|ans))?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre))[ ,:.!]*(?:(?:c'? ?etait|c'? ?est|le|plutot|mais) ?){0,3}$/;
const REACH = 48;

export const isSetRight = ({ text }: ReadMessage, { start }: Span): boolean =>
  SET_RIGHT.test(text.slice(Math.max(0, start - REACH), start));
