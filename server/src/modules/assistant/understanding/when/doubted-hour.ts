/** An hour that she no longer knows, or of which she is no longer sure: it stays, with the other one beside it. */
import { clauseAt, type ReadMessage } from '../read-message.ts';
import { holds, phrases, type Span, spansOf } from '../words/phrases.ts';
import type { Moments } from './moments.ts';

/** Words that say when it was. */
export interface Cited {
  message: ReadMessage;
  span: Span;
}

export const REMEMBERS = "(?:j'?)?(?:ne )?(?:m'en |me |m')?(?:sais|souviens|rappelle|rapelle|connais|chais)";

export const HOUR_UNKNOWN = phrases(
  `${REMEMBERS} (?:plus|pas|pu) (?:[a-z' ]{0,20})heure`,
  "(?:l'|quelle )?heure(?: exacte| precise)?,? (?:je |j'|que )?[a-z' ]{0,12}(?:sais|souviens|rappelle|ai oublie)[a-z ]{0,8}",
  "(?:pas|plus|oublie) (?:de |d'|l')?heure(?: exacte| precise)?",
  'a quelle heure,? (?:je )?(?:ne )?(?:sais|me souviens|me rappelle)',
);

const VERY = '(?:(?:tout a fait|tres|vraiment|totalement|trop|du tout|plus) ){0,2}';
const PART =
  "(?:le |du |un |une |dans |en |pendant |en fin de |en debut de )?(?:la |l')?(?:matin|matinee|midi|apres~midi|aprem|soir|soiree|nuit)(?![a-z])";
const HOUR = '(?:a |vers )?[0-9]{1,2} ?(?:h|heures)(?:[0-5][0-9])?';

/** "Je ne suis plus certaine de l'heure". */
const HOUR_DOUBTED = phrases(
  `(?:pas|plus|pu) ${VERY}(?:sure?|certaine?) ${VERY}(?:de |pour |a propos de |sur )(?:l'|cette )heure`,
  `(?:pour|de|quant a|sur) l'heure(?: exacte| precise)?,? (?:je |j'|la |ca )?(?:ne )?(?:suis|en suis) (?:pas|plus) ${VERY}(?:sure?|certaine?)`,
  "(?:j'ai (?:un|des) doutes?|j'hesite) (?:sur|pour|quant a) l'heure",
  `${REMEMBERS} (?:plus|pas|pu) ${VERY}si (?:c'etait|c'est arrive|il etait) (?:plutot |bien )?${HOUR}`,
  `j'hesite entre ${HOUR}`,
);

/** "Je ne sais plus si c'était le matin": another part of the day, which is cited with the doubt. */
const PART_DOUBTED = phrases(
  `${REMEMBERS} (?:plus|pas|pu) ${VERY}si (?:c'etait|c'est arrive|ca s'est passe) (?:plutot |bien )?${PART}`,
  `(?:pas|plus|pu) ${VERY}(?:sure?|certaine?) (?:que |qu'|si )(?:c'etait|c'est arrive|ca s'est passe) (?:plutot |bien )?${PART}`,
  `(?:c'etait )?peut~etre (?:plutot )?${PART},? (?:je |j')?(?:ne )?(?:sais|suis) (?:plus|pas)`,
);

/** She told an hour before she said that she no longer knows it. */
const isKnownBefore = (all: readonly Moments[], at: number): boolean =>
  all.slice(0, at).some(({ times }) => times.length > 0);

/** The other hours that it may have been: none, where she only doubts; null where she does not. */
export const doubtedHours = (all: readonly Moments[], timed: Cited & { time: string }): Cited[] | null => {
  const from = all.findIndex(({ message }) => message === timed.message);
  const doubting = all.filter(
    ({ message, times }, at) =>
      at >= from &&
      (holds(HOUR_DOUBTED, message.text) ||
        holds(PART_DOUBTED, message.text) ||
        (holds(HOUR_UNKNOWN, message.text) && isKnownBefore(all, times.length > 0 ? from : at))),
  );
  if (doubting.length === 0) return null;
  // Asked when, she answers with another hour: the one before it may still be right.
  const before = doubting.some(({ message }) => message === timed.message) ? all.slice(0, from) : [];
  const hours = [...before, ...doubting]
    .filter(({ days, times }) => (before.length === 0 ? days.length === 0 : times.length > 0))
    .flatMap(({ message, times }) =>
      times
        .filter(({ time }) => time !== timed.time)
        .map(({ span }) => ({ message, span: withPerhaps(message, span) })),
    );
  const parts = doubting.flatMap(({ message }) =>
    spansOf(PART_DOUBTED, message.text).map((span) => ({ message, span: wholeClause(message, span) })),
  );
  return [...hours, ...parts];
};

export const wholeClause = (message: ReadMessage, { start, end }: Span): Span => {
  const clause = clauseAt(message, { start, end });
  const words = message.text.slice(clause.start, Math.max(clause.end, end));
  return { start: clause.start, end: clause.start + words.replace(/[\s.,;:!?]+$/, '').length };
};

/** "Peut-être 15h" is cited with the words that say that it may not be. */
export const withPerhaps = ({ text }: ReadMessage, { start, end }: Span): Span => {
  const [words = ''] = /(?:peut[- ]etre|plutot) $/.exec(text.slice(Math.max(0, start - 16), start)) ?? [];
  return { start: start - words.length, end };
};
