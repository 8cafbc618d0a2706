/** Where it happened. */

import { isDenied } from './assertion.ts';
import type { Finding } from './finding.ts';
import { isHedged } from './hedges.ts';
import { type ReadMessage, textOf } from './read-message.ts';
import { isInside } from './since.ts';
import { overlaps, type Span, spansOf } from './words/phrases.ts';
import { NOT_WHERE, PRECISE_PLACE, VAGUE_PLACE } from './words/place-words.ts';

/** Common words that a complement may have swallowed at the end of a place. */
const TRAILING =
  /(?: (?:de|du|des|d'|a|au|aux|la|le|les|l'|chez|en|hier|vers|mon|ma|mes|son|sa|ce|cette|et|ou|il|elle|on|je|que|qui|cause|moi|nous|lui|l'heure|h|toute?|tous|tout|un|une|alors|devant|derriere|depuis|pendant|avec|apres|avant|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|[0-9]{1,2}h[0-9]{0,2}))+$/;

/** @param asides clauses that tell of something else than the facts */
export const placesIn = (message: ReadMessage, asides: readonly Span[]): Finding[] => {
  const usable = (span: Span) =>
    !isInside(asides, span) && !isDenied(message, span) && !followsMovement(message, span);
  const vague = spansOf(VAGUE_PLACE, message.text).filter(usable);
  const precise = spansOf(PRECISE_PLACE, message.text)
    .map((span) => trimmed(message, span))
    .filter((span) => usable(span) && !isVagueWhole(message, span));
  return [
    ...precise.map((span) => ({
      message,
      span,
      certainty: isHedged(message, span) ? 'approximate' : 'exact',
    })),
    ...vague
      .filter((span) => !precise.some((other) => overlaps(other, span)))
      .map((span) => ({ message, span, certainty: 'approximate' })),
  ] as Finding[];
};

const trimmed = (message: ReadMessage, { start, end }: Span): Span => {
  const kept = textOf(message, { start, end }).replace(TRAILING, '').trimEnd();
  return { start, end: start + kept.length };
};

/** "au bureau" alone is where one works; "au bureau de Marc" is a room. */
const isVagueWhole = (message: ReadMessage, span: Span): boolean => {
  const text = textOf(message, span);
  return /^(?:au bureau|en service|de service|sur site|en pause|en reserve|a la chaine|au service|en stock|en classe)$/.test(
    text,
  );
};

const followsMovement = (message: ReadMessage, span: Span): boolean => {
  const before = message.text.slice(Math.max(0, span.start - 14), span.start);
  return spansOf(NOT_WHERE, before).some(({ end }) => end >= before.trimEnd().length);
};
