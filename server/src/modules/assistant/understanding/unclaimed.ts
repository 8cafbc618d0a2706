/**
 * Statements that are made only to be denied.
 *
 * [Note: unclaimed] "Je n'ai jamais dit qu'il m'avait frappée", "ce n'est pas vrai que Marc m'a giflée", "j'ai rêvé qu'il
 * m'insultait" hold every word of a fact, and tell none: who reads them as facts puts into her mouth what she denies.
 * Nothing is read in what such words govern, no nature, no person, no place, no day, no effect and no step. Silence is no
 * denial: "je n'ai jamais dit à mon mari qu'il m'avait frappée", "je n'ose pas le dire", "je n'ai pas dit qu'il m'avait
 * frappée, j'avais honte" tell what happened, and so does a denial of how it was meant.
 */
import { holds, matchesOf, overlaps, type Span } from './words/phrases.ts';
import {
  DENIED_BY_OTHERS,
  IN_A_DREAM,
  KEPT_SILENT,
  MANNER,
  NOT_REAL,
  NOT_SAID_BY_HER,
  NOT_THAT,
  NOT_THOUGHT,
  NOT_TRUE,
  NOT_WISHED,
  OF_SOMETHING_ELSE,
  ONLY_A_DREAM,
  SAID_AND_DENIED,
  UP_TO_NOW,
} from './words/unclaimed-words.ts';

interface Governing {
  words: RegExp;
  /** True when they tell nothing by themselves: "je n'ai jamais dit" is no step that she took. */
  hollow: boolean;
  /** Whoever denies it stays a person who is spoken of. */
  byOthers?: true;
  /** False where the statement is one all the same. */
  isUnclaimed?: (stated: string, before: string) => boolean;
}

const isNotOfManner = (stated: string): boolean => !MANNER.test(stated);

const GOVERNING: readonly Governing[] = [
  {
    words: NOT_SAID_BY_HER,
    hollow: true,
    isUnclaimed: (stated, before) =>
      isNotOfManner(stated) && !KEPT_SILENT.test(stated) && !UP_TO_NOW.test(before),
  },
  { words: NOT_TRUE, hollow: true, isUnclaimed: isNotOfManner },
  { words: NOT_THAT, hollow: true, isUnclaimed: isNotOfManner },
  {
    words: NOT_THOUGHT,
    hollow: true,
    isUnclaimed: (stated) => isNotOfManner(stated) && !OF_SOMETHING_ELSE.test(stated),
  },
  { words: NOT_REAL, hollow: false, isUnclaimed: (stated) => !ENDS.test(stated) },
  { words: NOT_WISHED, hollow: false, isUnclaimed: (stated) => !ENDS.test(stated) },
  { words: DENIED_BY_OTHERS, hollow: false, byOthers: true },
];

/** "Je rêve qu'il arrête de m'insulter": what is to end goes on. */
const ENDS = /^(?:[a-z'-]{1,14} ){1,3}?(?:arret|cess|finiss|laiss)[a-z]{0,4}(?![a-z])/;

/** Without one of these, a sentence holds none of them. */
const CUE =
  /(?<![a-z])(?:pas|jamais|plus|point|nullement|aucun|aucunement|rien|personne|ni|non|faux|inexact|mensonge|mensonger|exagere|abusif|mentir|mentirais?|menti|malhonnete|refuse|loin|saurai[st]|puis|invente|invention|pretendu|croire|semblant|impossible|rumeur|bruit|sans|doute|rev[a-z]{1,4}|cauchemar[a-z]{0,4}|imagin[a-z]{1,5}|suppos[a-z]{1,3}|admett[a-z]{2,3}|peur|crainte|hantise|angoisse|crain[a-z]{1,4}|redout[a-z]{1,3}|voudrais|souhait[a-z]{1,5}|prefer[a-z]{1,5}|aimerais|esper[a-z]{1,4}|aurais|autant|ni[a-z]{1,5}|dement[a-z]{0,3}|contest[a-z]{1,3}|refut[a-z]{1,3}|moment|cas)(?![a-z])/;

/** Over a folded text; may overlap. See [Note: unclaimed]. */
export const unclaimedIn = (text: string, sentences: readonly Span[], clauses: readonly Span[]): Span[] =>
  sentences.flatMap((sentence) => {
    const words = text.slice(sentence.start, sentence.end);
    if (holds(ONLY_A_DREAM, words)) return [sentence];
    const denied = SAID_AND_DENIED.exec(words);
    if (denied) return [{ start: sentence.start, end: sentence.start + denied[0].length }];
    if (!CUE.test(words)) return [];
    const own = clauses.filter((clause) => overlaps(clause, sentence));
    return [
      ...GOVERNING.flatMap((governing) => governedBy(governing, text, sentence, own)),
      ...dreamtIn(text, sentence, own),
    ];
  });

const governedBy = (
  { words, hollow, byOthers, isUnclaimed }: Governing,
  text: string,
  sentence: Span,
  clauses: readonly Span[],
): Span[] =>
  matchesOf(words, text.slice(sentence.start, sentence.end)).flatMap((match) => {
    const start = sentence.start + match.index;
    const said = start + match[0].length;
    const from = said + (/^[' ]/.test(text.slice(said)) ? 1 : 0);
    const before = text.slice(sentence.start, start);
    const after = text.slice(from, sentence.end);
    const end = statementEnd(text, clauses, from);
    const stated = KEPT_SILENT.test(after) ? after : text.slice(from, end);
    if (isUnclaimed && !isUnclaimed(stated, before)) return [];
    const statement = { start: hollow ? start : from, end };
    return byOthers ? [statement] : [statement, ...leadingTo(text, sentence, { start, end })];
  });

/** "Le 3 mars, je n'ai jamais dit que …": the day is one of nothing, where nothing else is told in the sentence. */
const leadingTo = (text: string, sentence: Span, { start, end }: Span): Span[] => {
  if (/[a-z]/.test(text.slice(end, sentence.end))) return [];
  const lead = { start: sentence.start, end: start };
  return TELLS.test(text.slice(lead.start, lead.end)) ? [] : [lead];
};

/** "Dans mon rêve, il me frappait", "il me frappait dans mon rêve". */
const dreamtIn = (text: string, sentence: Span, clauses: readonly Span[]): Span[] =>
  matchesOf(IN_A_DREAM, text.slice(sentence.start, sentence.end)).map((match) => {
    const start = sentence.start + match.index;
    const end = start + match[0].length;
    const clause = clauses.find((one) => one.start <= start && start < one.end) ?? sentence;
    if (TELLS.test(text.slice(clause.start, start))) return { start: clause.start, end: start };
    const from = end + (/^[ ,]*/.exec(text.slice(end))?.[0].length ?? 0);
    return { start: from, end: statementEnd(text, clauses, from) };
  });

/** A verb or its subject. */
const TELLS =
  /(?<![a-z])(?:m'|me |nous |ils?(?![a-z])|elles?(?![a-z])|on(?![a-z])|je(?![a-z])|j[' ]|c'? ?est|a(?= [a-z]{2,12}(?:e|i|u|is|it)(?![a-z]))|ont|ait|avait|etait|est|sont|etaient)/;
/** Where she speaks for herself again. */
const NEW_STATEMENT =
  /^(?:(?:et|ou|donc|alors|puis|ensuite|par contre|en revanche|seulement|juste) )?(?:mais|ils?|elles?|on|je|j|c|ce|ca|cela|nous|par contre|en revanche|donc|alors que|puis|ensuite)(?![a-z])|^mais/;
const AT_THE_TIME = /^(?:quand|lorsqu|depuis qu|apres qu|pendant qu|tandis qu|alors qu)/;
const AGAIN = /^(?:(?:et|ou|ni) )?(?:que |qu'|ni )/;

/** More than anybody strings together; bounds the work on a hostile text. */
const MOST_CLAUSES = 20;

/** To the end of the clause, and over those that belong to it: an apposition, a list, "et qu'il …". */
const statementEnd = (text: string, clauses: readonly Span[], from: number): number => {
  const at = clauses.findIndex((clause) => clause.start <= from && from < clause.end);
  let end = clauses[at]?.end ?? from;
  let tells = TELLS.test(text.slice(from, end));
  for (const clause of at === -1 ? [] : clauses.slice(at + 1, at + MOST_CLAUSES)) {
    const words = text.slice(clause.start, clause.end);
    if (!AGAIN.test(words) && isNew(words, tells)) return end;
    end = clause.end;
    tells ||= TELLS.test(words);
  }
  return end;
};

const isNew = (words: string, hasTold: boolean): boolean =>
  NEW_STATEMENT.test(words) ||
  (hasTold && TELLS.test(words) && (!AT_THE_TIME.test(words) || /(?<![a-z])(?:m'|me )/.test(words)));
