/**
 * What others say that she has done.
 *
 * [Note: accusations] "Mon chef m'a écrit : « le 5 mai tu m'as frappé »" tells no blow that she has suffered, no day of
 * one and nobody who saw it: read as hers, the words of the one who accuses her would become her record. Nothing is read
 * in them; that she was accused, and of what he threatened her beside it, remains.
 */
import type { Span } from './words/phrases.ts';

/** Whoever says it: never she herself ("je lui ai dit"). */
const NOT_SHE = "(?<!(?<![a-z])(?:ai|je|je (?:lui|leur|vous|te)|ai (?:bien|deja|aussi)) |(?<![a-z])j[' ])";
const SAYS = `${NOT_SHE}(?<![a-z])(?:dit|disent|disait|disant|ecrit|ecrivait|repond|repondu|pretend(?:ent|u|ait)?|affirm(?:e|ent|ait)|soutien(?:t|nent)|soutenait|accus(?:e|ent|ait|ee?s?|ant)|reproch(?:e|ent|ait)|racont(?:e|ent|ait)|jur(?:e|ent)|assure(?:nt)?|declare(?:nt)?|clame|repete|repetait|hurle|crie|lance|pense|croit|temoign(?:e|ent)|plain(?:t|gnent)|parait|signal(?:e|ent)|message|mail|sms|courrier|lettre)(?![a-z])`;
/** Where another statement begins. */
const UP_TO_NEXT =
  "(?:(?!,? (?:mais|alors que|puis|or)(?![a-z])|,? (?:et )?(?:ensuite|apres)(?![a-z])|,? et (?:il|elle|ils|on|me|m')|, (?:il|elle|ils|on) )[^.!?;\\n]){0,240}";
const DONE_BY_HER =
  "(?:je (?:ne )?(?:l'|l |lui |les |leur )(?:ai|avais|aurais)|c'est moi qui (?:l'|lui |les )(?:ai|aurais|avais))";

/** "Vous m'avez": said to her, of her. */
const YOU_DID_TO_ME = "(?:tu|vous) (?:ne )?m[' ]?(?:as?|avez|avais|aviez|aurais|auriez)(?![a-z])";

const TOLD = new RegExp(
  [
    `${SAYS}(?: [a-z']{1,14}){0,6} que (?:[a-z0-9]{1,10} ){0,5}${DONE_BY_HER}${UP_TO_NEXT}`,
    `${SAYS}(?: [a-z']{1,14}){0,4} (?:avoir|a|aurait|avait) (?:ete|subi) (?:[a-z']{1,12} ){1,4}(?:par moi|de ma part)(?![a-z])${UP_TO_NEXT}`,
    `(?<![a-z])(?:selon|d'apres|pour) (?:[a-z-]{2,14} ){0,2}[a-z-]{2,14},? ${DONE_BY_HER}${UP_TO_NEXT}`,
    `(?:${SAYS}(?: [a-z']{1,14}){0,4} ?[:,]? ?(?:que )?|: )${YOU_DID_TO_ME}${UP_TO_NEXT}`,
    `(?<![a-z])(?:m'|me |nous )?(?:accus|reproch)[a-z]{1,4} (?:[a-z]{2,12} ){0,3}de (?:l'|lui |les |leur )(?:avoir|ai)(?![a-z])${UP_TO_NEXT}`,
  ].join('|'),
  'g',
);
/**
 * "Accusée d'avoir insulté un client", "de harcèlement": the deed is hers, the accusing is his. When she is to have done
 * it and when she was accused are not told apart: no day that stands behind "d'avoir" is read.
 */
const DEED = new RegExp(
  `(?<=(?<![a-z])(?:accus|reproch)[a-z]{1,4} (?:[a-z]{2,12} ){0,3})d(?:e |')(?:avoir (?!ete )${UP_TO_NEXT}|(?!moi|nous|tout|rien|avoir)[a-z]{3,16}(?: (?:moral|sexuel|physiques?|verbales?|morale?|sexuelle))?)`,
  'g',
);

const INTRODUCED = new RegExp(`${SAYS}(?:(?: [a-z']{1,14}){0,4} ?[:,]? ?)$`);
const ACCUSES =
  /(?<![a-z])(?:(?:tu|vous) (?:ne )?(?:m'|l'|m |l |lui |nous |les |leur )(?:as|avez|aurais|auriez)|(?:tu|vous) (?:as|avez) (?:[a-z]{2,12} ){0,2}(?:insult|frapp|agress|menac|gifl|bouscul|pouss|vol|crie|hurl|harcel|tap)[a-z]{0,3}|c'est (?:toi|vous) qui)(?![a-z])/;
/** A threat beside it is his act. */
const THREATENS =
  /(?<![a-z])(?:je (?:vais|te|vous)|j[' ]?|on (?:va|te)|tu (?:vas|es|seras)|vous (?:allez|etes|serez)|t'es)(?![a-z])/;

/** What others say in quotation marks, whatever it is. Over a folded text. */
export const quotedFromOthers = (text: string): Span[] =>
  quotesIn(text).filter((quote) => introducedBy(text, quote) !== undefined);

const introducedBy = (text: string, quote: Span): string | undefined =>
  INTRODUCED.exec(text.slice(Math.max(0, quote.start - SAID_BEFORE), quote.start))?.[0];

/** Over a folded text; in order of their kinds, may overlap. */
export const accusationsIn = (text: string): Span[] => {
  const told = [...text.matchAll(TOLD), ...text.matchAll(DEED)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  return [...told, ...quotesIn(text).flatMap((quote) => accusingPartsOf(text, quote))];
};

/** What stands between a quotation mark and the next one. */
const quotesIn = (text: string): Span[] => {
  const marks = [...text.matchAll(/"/g)].slice(0, MAX_MARKS).map(({ index }) => index);
  return marks.flatMap((start, at) =>
    at % 2 === 0 ? [{ start, end: (marks[at + 1] ?? text.length - 1) + 1 }] : [],
  );
};
const MAX_MARKS = 200;

const SAID_BEFORE = 80;

const accusingPartsOf = (text: string, quote: Span): Span[] => {
  const words = text.slice(quote.start, quote.end);
  if (!ACCUSES.test(words)) return [];
  const said = introducedBy(text, quote);
  if (said === undefined) return [];
  // "M'accuse" of what she did to him is the same accusation; told of somebody else's words, the writing remains.
  const isAccused = /^(?:accus|reproch)/.test(said);
  if (!THREATENS.test(words)) {
    return [{ start: isAccused ? quote.start - said.length : quote.start, end: quote.end }];
  }
  return [...words.matchAll(/[^,.;!?:]+/g)]
    .filter(([part]) => ACCUSES.test(part))
    .map((part) => ({ start: quote.start + part.index, end: quote.start + part.index + part[0].length }));
};
