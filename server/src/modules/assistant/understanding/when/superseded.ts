/**
 * Moments that were told wrongly and put right since, without a day in either: "il y a 3 mois … en fait 2 mois". A part
 * of a day takes no day away, nor does a day take away its part.
 */
import { textOf } from '../read-message.ts';
import type { Span } from '../words/phrases.ts';
import type { Moments } from './moments.ts';
import { isSetRight } from './set-right.ts';

const PART_OF_DAY =
  /(?<![a-z])(?:matin|matinee|midi|soir|soiree|aprem|apres[- ]?midi|nuit|journee|pause|dejeuner|repas)/;
const DATED =
  /[0-9]{4}|(?<![a-z])(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine|mois|an|annee|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)/;
const AGAIN = /(?<![a-z])(?:tous|toutes|chaque|fois|quotidien|regulier)/;
const LENGTH_AGO = /^(?:il y a|ya|y a|ca fait|cela fait|depuis)(?![a-z])/;

const tellsDate = (words: string): boolean => DATED.test(words) || !PART_OF_DAY.test(words);

export const withoutSuperseded = (told: readonly Moments[]): readonly Moments[] => {
  const all = told.map((moments, at) => withRestated(moments, told.slice(0, at + 1)));
  const last = all.findLastIndex((moments) => firstSetRight(moments) !== undefined);
  const setRight = all[last] && firstSetRight(all[last]);
  if (!setRight) return all;
  const isBefore = (at: number, span: Span) => at < last || (at === last && span.end <= setRight.span.start);
  return all.map((moments, at) => ({
    ...moments,
    days: setRight.takesDays ? moments.days.filter(({ span }) => !isBefore(at, span)) : moments.days,
    vague: moments.vague.filter((span) => !isBefore(at, span) || !tellsDate(textOf(moments.message, span))),
  }));
};

/** What a message puts in the place of dates told before it. */
const firstSetRight = ({ message, days, vague }: Moments): { span: Span; takesDays: boolean } | undefined => {
  const day = days.find(({ span }) => isSetRight(message, span));
  if (day) return { span: day.span, takesDays: false };
  const span = vague.find((each) => tellsDate(textOf(message, each)) && isSetRight(message, each));
  return span && { span, takesDays: !AGAIN.test(textOf(message, span)) };
};

/** "En fait 2 mois" tells when only after a length of time that it can mean. */
const withRestated = (moments: Moments, before: readonly Moments[]): Moments => {
  if (moments.restated.length === 0) return moments;
  const isKnown = before.some(({ message, vague }) =>
    vague.some((span) => LENGTH_AGO.test(textOf(message, span))),
  );
  return isKnown ? { ...moments, vague: [...moments.vague, ...moments.restated] } : moments;
};
