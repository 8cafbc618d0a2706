/** A message in the pieces that each tell of one moment: sentences, or clauses where a sentence names several days. */
import { accountIn } from '../understanding/description.ts';
import { findTypes } from '../understanding/incident-type.ts';
import { oncePerMessage } from '../understanding/once.ts';
import { type ReadMessage, textOf } from '../understanding/read-message.ts';
import { asidesIn, isInside } from '../understanding/since.ts';
import { isPutRight, momentsIn } from '../understanding/when/moments.ts';
import { holds, overlaps, phrases, type Span } from '../understanding/words/phrases.ts';
import { type Later, laterIn } from './later-on.ts';
import { backToIn, isDoneAgain, namesOtherTime, tellsAgain } from './leading-words.ts';
import { type Involved, peopleIn, type Topic, topicIn } from './topics.ts';

export interface ToldUnit {
  span: Span;
  /** The day that it names, as one of the facts. */
  day: string | null;
  /** Of a day without a month ("le 14"): what it is by itself. */
  alone: string | null;
  /** It tells something that was done to the person. */
  tellsAct: boolean;
  /** It names a kind of facts: it tells an act that stands for itself. */
  namesFacts: boolean;
  /** "Une autre fois": says itself that something else is told now. */
  another: boolean;
  /** "Il a recommencé": done as before, whatever is asked and whatever was heard of it. */
  again: boolean;
  /** "Le lendemain", "quelques jours après". */
  later: Later | null;
  /** The day after what it tells can be counted: it names no other time than its day, and she is sure of that one. */
  isCountable: boolean;
  /** It names no time at all. */
  isTimeless: boolean;
  /** The incident that it names by its place among those told: 1 for the first, 'other' where there are two. */
  backTo: number | 'other' | null;
  /** It puts an earlier statement right. */
  corrects: boolean;
  /** Whom it names at its beginning as what it is about; null where it says by other words of what it tells. */
  topic: Topic | null;
  people: Involved[];
}

const ANOTHER_TIME = phrases(
  'une autre (?:fois|scene|histoire|altercation|agression|journee|reunion)',
  'un autre (?:jour|matin|soir|apres~midi|incident|episode|fait|evenement|moment)',
  "(?:d'|l')?autres? (?:incidents?|faits?|episodes?)",
  'a une autre occasion',
  "(?:il y a eu|il y en a eu|c'est arrive) (?:aussi )?une? (?:deuxieme|seconde|troisieme|nouvelle|autre)(?: fois)?",
  'une (?:deuxieme|seconde|troisieme|nouvelle) (?:fois|scene|agression|altercation)',
  'un (?:deuxieme|second|troisieme|nouvel) (?:incident|episode|fait)',
);

/** "m'a", "me", "nous ont", "a dit que j'étais": done to her, not by her. */
const DONE_TO_HER =
  /(?<![a-z])(?:m'? ?(?:a|ont|avait|avaient)|me|nous (?:a|ont|avait|avaient)|qu(?:e |' ?)j(?:e |' ?)(?:suis|etais|serais|vaux|valais|ne (?:suis|vaux|valais|sers|servais)))(?![a-z])/;

const CORRECTING =
  /^\s*(?:non|pardon|en fait|en realite|plutot|je (?:me suis|m'etais) trompee?|je corrige|je rectifie|rectification|correction|erreur)(?![a-z])/;

/** Deterministic; in the order of the message, together all of it that is read for details. */
export const toldUnits = oncePerMessage((message): ToldUnit[] => {
  const moments = momentsIn(message, () => true);
  const asides = asidesIn(message);
  const types = findTypes([message]).map(({ span }) => span);
  const accounts = accountIn(message, asides, types).map(({ span }) => span);
  const days = moments.days.flatMap(({ span, day, hedged, alone }) =>
    day === null || isInside(asides, span) ? [] : [{ span, day, hedged, ...(alone ? { alone } : {}) }],
  );
  let tellsAct = false;
  return message.sentences.flatMap((sentence) =>
    unitsOf(message, sentence, days).map((span): ToldUnit => {
      const text = textOf(message, span);
      const namesFacts = types.some((type) => overlaps(type, span) && !isInside(asides, type));
      const named = days.find((day) => overlaps(day.span, span));
      const later = laterIn(text, span, isDoneAgain(text));
      const dated = named?.span ?? later?.span ?? null;
      const again = dated ? tellsAgain(text, inside(dated, span)) : null;
      const isAct =
        namesFacts ||
        (accounts.some((account) => overlaps(account, span)) &&
          DONE_TO_HER.test(text) &&
          !asides.some((aside) => aside.start <= span.start && span.end <= aside.end));
      tellsAct = isAct || again === 'itself' || (again === 'as before' && tellsAct);
      const whole = message.unmasked.slice(span.start, span.end);
      const another = holds(ANOTHER_TIME, text) || again === 'itself';
      const backTo = backToIn(whole);
      const corrects =
        again !== 'itself' &&
        (CORRECTING.test(text) || (named !== undefined && isPutRight(message, named.span)));
      const isPlaced = named !== undefined || later !== null || another || backTo !== null || corrects;
      return {
        span,
        day: named?.day ?? null,
        alone: named?.alone ?? null,
        namesFacts,
        tellsAct,
        another,
        again: again === 'itself',
        later,
        isCountable: !named?.hedged && !namesOtherTime(whole, dated && inside(dated, span)),
        isTimeless: !namesOtherTime(whole, null),
        backTo,
        corrects,
        topic: isPlaced ? null : topicIn(message, span),
        people: peopleIn(message, span, tellsAct),
      };
    }),
  );
});

const inside = (span: Span, outer: Span): Span => ({
  start: Math.max(0, span.start - outer.start),
  end: Math.min(outer.end, span.end) - outer.start,
});

/** A sentence of several days is cut before each clause that names another one. */
const unitsOf = (
  message: ReadMessage,
  sentence: Span,
  days: readonly { span: Span; day: string }[],
): Span[] => {
  const named = new Set(days.filter(({ span }) => overlaps(span, sentence)).map(({ day }) => day));
  if (named.size < 2) return [sentence];
  const starts = [sentence.start];
  let current: string | undefined;
  for (const clause of message.clauses) {
    if (!overlaps(clause, sentence)) continue;
    const day = days.find(({ span }) => overlaps(span, clause))?.day;
    if (day === undefined || day === current) continue;
    if (current !== undefined) starts.push(Math.max(sentence.start, clause.start));
    current = day;
  }
  return starts.map((start, at) => ({ start, end: starts[at + 1] ?? sentence.end }));
};
