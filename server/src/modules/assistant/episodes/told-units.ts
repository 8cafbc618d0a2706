/** A message in the pieces that each tell of one moment: sentences, or clauses where a sentence names several days. */
import { accountIn } from '../understanding/description.ts';
import { findTypes } from '../understanding/incident-type.ts';
import { oncePerMessage } from '../understanding/once.ts';
import { type ReadMessage, textOf } from '../understanding/read-message.ts';
import { asidesIn, isInside } from '../understanding/since.ts';
import { isPutRight, momentsIn } from '../understanding/when/moments.ts';
import { holds, overlaps, phrases, type Span } from '../understanding/words/phrases.ts';

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
  /** "Le lendemain", "deux jours plus tard". */
  later: boolean;
  /** It puts an earlier statement right. */
  corrects: boolean;
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

const LATER_ON = phrases(
  'le (?:lendemain|surlendemain)(?: matin| soir)?',
  "(?:la semaine|le mois|l'annee|le jour) (?:suivante?|d'apres)",
  '(?:une?|deux|trois|quatre|cinq|six|quelques|plusieurs|[0-9]{1,2}) (?:jours?|semaines?|mois) (?:plus tard|apres)',
);

/** Where in a unit something new says so: "il me met au déballage le lendemain" goes on with what it tells. */
const BEGINNING_CHARACTERS = 40;

/** "Quand je ne réponds pas, il me punit le lendemain." */
const isHabit = (text: string): boolean =>
  /(?<![a-z])(?:quand|chaque fois|a chaque|toujours|souvent|parfois)(?![a-z])/.test(text);

/** "m'a", "me", "nous ont": done to her, not by her. */
const DONE_TO_HER = /(?<![a-z])(?:m'? ?(?:a|ont|avait|avaient)|me|nous (?:a|ont|avait|avaient))(?![a-z])/;

const CORRECTING =
  /^\s*(?:non|pardon|en fait|en realite|plutot|je (?:me suis|m'etais) trompee?|je corrige|je rectifie|rectification|correction|erreur)(?![a-z])/;

/** Deterministic; in the order of the message, together all of it that is read for details. */
export const toldUnits = oncePerMessage((message): ToldUnit[] => {
  const moments = momentsIn(message, () => true);
  const asides = asidesIn(message);
  const types = findTypes([message]).map(({ span }) => span);
  const accounts = accountIn(message, asides, types).map(({ span }) => span);
  const days = moments.days.flatMap(({ span, day, alone }) =>
    day === null || isInside(asides, span) ? [] : [{ span, day, ...(alone ? { alone } : {}) }],
  );
  return message.sentences.flatMap((sentence) =>
    unitsOf(message, sentence, days).map((span): ToldUnit => {
      const text = textOf(message, span);
      const namesFacts = types.some((type) => overlaps(type, span) && !isInside(asides, type));
      const named = days.find((day) => overlaps(day.span, span));
      return {
        span,
        day: named?.day ?? null,
        alone: named?.alone ?? null,
        namesFacts,
        tellsAct:
          namesFacts ||
          (accounts.some((account) => overlaps(account, span)) &&
            DONE_TO_HER.test(text) &&
            !asides.some((aside) => aside.start <= span.start && span.end <= aside.end)),
        another: holds(ANOTHER_TIME, text),
        later: holds(LATER_ON, text.slice(0, BEGINNING_CHARACTERS)) && !isHabit(text),
        corrects: CORRECTING.test(text) || (named !== undefined && isPutRight(message, named.span)),
      };
    }),
  );
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
