/** "C'est pas Morel, c'est Maurel": one name put in the place of another, also where nothing else shows that they are names. */
import { oncePerMessage } from '../once.ts';
import type { ReadMessage } from '../read-message.ts';
import { matchesOf, type Span } from '../words/phrases.ts';
import { isPlainWord } from './plain-words.ts';
import { slipsBetween } from './slips.ts';

/** A name that is wrong, with the one that is right. */
export interface Contrast {
  wrong: Span;
  right: Span;
  /** The same name, spelled otherwise, or somebody's name put right in so many words: nobody is cleared. */
  respelled: boolean;
}

const TITLE = '(?:m\\.? |mr |mme |monsieur |madame |mlle )?';
const NAME = '((?:[a-z][a-z-]{2,20} )?[a-z][a-z-]{2,20})';
const NOT_BUT = new RegExp(
  `(?<![a-z])pas ${TITLE}${NAME},? (?:mais (?:plutot )?|c'? ?(?:est|etait) (?:plutot )?|plutot )${TITLE}${NAME}(?![a-z'])`,
  'dg',
);
const BUT_NOT = new RegExp(
  `(?<![a-z'])${NAME},? (?:et )?(?:non |non pas |pas )${TITLE}${NAME}(?= ?(?:$|[.,;!?)\\n]))`,
  'dg',
);
/** What may stand before the name where both are taken at once: "c'est Maurel". */
const LEAD = /^(?:est|etait|non|oui|mais|plutot|madame|monsieur|appelle) /;
/** Shorter words are alike by chance. */
const SHORTEST_ALIKE = 5;
const MAX_SLIPS = 2;

export const contrastedIn = oncePerMessage((message): Contrast[] => [
  ...matchesOf(NOT_BUT, message.text).flatMap((match) => contrastOf(message, match, 1, 2)),
  ...matchesOf(BUT_NOT, message.text).flatMap((match) => contrastOf(message, match, 2, 1)),
]);

const contrastOf = (
  message: ReadMessage,
  match: RegExpExecArray,
  wrongAt: number,
  rightAt: number,
): Contrast[] => {
  const spanAt = (group: number): Span | null => {
    const [start, end] = match.indices?.[group] ?? [0, 0];
    const lead = LEAD.exec(message.text.slice(start, end))?.[0].length ?? 0;
    return nameWithin(message, { start: start + lead, end });
  };
  const [wrong, right] = [spanAt(wrongAt), spanAt(rightAt)];
  if (!wrong || !right) return [];
  const [one, other] = [lastWordOf(message, wrong), lastWordOf(message, right)];
  if (one === other) return [];
  const alike = slipsBetween(one, other) <= MAX_SLIPS;
  const named = isCapital(message, wrong) && isCapital(message, right);
  if (!named && !(alike && Math.min(one.length, other.length) >= SHORTEST_ALIKE)) return [];
  const respelled = alike && Math.min(one.length, other.length) >= SHORTEST_ALIKE - 1;
  return [
    {
      wrong,
      right,
      respelled:
        respelled || speaksOfName(message, { start: match.index, end: Math.max(wrong.end, right.end) }),
    },
  ];
};

/** "Le prénom c'est Jean, pas Paul", "il ne s'appelle pas Paul mais Jean". */
const OF_NAME =
  /(?<![a-z])(?:(?:pre)?nom(?: de famille)?|s'? ?(?:appelle|appelait|nomme|ecrit)|orthographe)(?![a-z])[^.!?\n]{0,24}$/;

/** "C'est pas Paul, c'est Jean son prénom". */
const ITS_NAME = /^,? (?:son|le) (?:(?:bon|vrai) )?(?:pre)?nom(?![a-z])/;

const speaksOfName = ({ text }: ReadMessage, { start, end }: Span): boolean =>
  OF_NAME.test(text.slice(Math.max(0, start - 48), start + 12)) || ITS_NAME.test(text.slice(end, end + 24));

/** Up to the first word that is no name: "Maurel avec" holds one. */
const nameWithin = (message: ReadMessage, { start, end }: Span): Span | null => {
  const [first = '', second] = message.text.slice(start, end).split(' ');
  if (isPlainWord(first)) return null;
  const continues =
    second !== undefined && !isPlainWord(second) && isCapital(message, { start: end - second.length, end });
  return { start, end: continues ? end : start + first.length };
};

const lastWordOf = ({ text }: ReadMessage, { start, end }: Span): string =>
  text.slice(start, end).split(' ').at(-1) ?? '';

const isCapital = (message: ReadMessage, { start }: Span): boolean => {
  const typed = message.content.charAt(message.offsets[start] ?? 0);
  return typed !== typed.toLowerCase();
};
