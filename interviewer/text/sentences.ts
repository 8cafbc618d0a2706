/** A text in sentences and clauses: what is asked, quoted, denied or only heard of is told apart here, once for all readers. */
import { remembering } from './remember.ts';
import { type Word, wordsOf } from './words.ts';

export interface Clause {
  /** UTF-16 offsets into the text, the end exclusive: from the first word to the last. */
  start: number;
  end: number;
  words: readonly Word[];
  /** It stands between quotation marks: somebody's words, reported. */
  isQuoted: boolean;
  /** Holds a negation: "ne", "pas", "plus" with a verb, "jamais", "rien", "personne", "aucun". */
  isNegated: boolean;
  /** The first subject: the person who writes, others, or none that was read. */
  subject: 'self' | 'other' | 'none';
}

export interface Sentence {
  start: number;
  end: number;
  clauses: readonly Clause[];
  isQuestion: boolean;
}

const SENTENCE_END = /[.!?…]+(?=[\s»”")]|$)|\n+|\.{3,}/gu;
/** Titles and short forms whose dot ends nothing. */
const SHORT = /(?:^|[\s(])(?:M|MM|Mme|Mlle|Dr|Pr|Me|St|Ste|p|art|cf|ex|[A-Z])\.$/;
/** What follows a quote whose own full stop ends the sentence: "« On verra. » Il riait." */
const AFTER_QUOTE = /^(?:\s+\p{Lu}|\s*$)/u;
const QUOTED = /«[^»]*(?:»|$)|“[^”]*(?:”|$)|"[^"\n]*(?:"|$)/gu;
/** A comma, a bracket or the like between two words. */
export const BREAK = /[,;:()«»“”"–—]|\s-\s/u;
const CONJUNCTIONS = new Set('mais puis alors car donc quand lorsque pendant sinon sauf'.split(' '));
const SUBJECTS = new Map<string, Clause['subject']>([
  ...'je me moi nous on'.split(' ').map((plain) => [plain, 'self'] as const),
  ...'il elle ils elles ca ce tu vous'.split(' ').map((plain) => [plain, 'other'] as const),
]);
const NEGATIONS = new Set('ne pas jamais rien personne aucun aucune ni'.split(' '));

type Quote = Pick<Clause, 'start' | 'end'>;

/** The quote in which an offset lies, its first mark apart; they are in order. */
const quoteAt = (quotes: readonly Quote[], index: number): Quote | undefined => {
  let [from, to] = [0, quotes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((quotes[middle]?.end ?? 0) > index) to = middle;
    else from = middle + 1;
  }
  const quote = quotes[from];
  return quote !== undefined && quote.start < index ? quote : undefined;
};

const readSentences = (text: string): readonly Sentence[] => {
  const words = wordsOf(text);
  const quotes = [...text.matchAll(QUOTED)].map(({ 0: quote, index }) => ({
    start: index,
    end: index + quote.length,
  }));
  const ends = [...text.matchAll(SENTENCE_END)].filter(({ 0: sign, index }) => {
    const before = text.slice(Math.max(0, index - 6), index + 1);
    const quote = quoteAt(quotes, index);
    if (quote !== undefined)
      return index + sign.length >= quote.end - 2 && AFTER_QUOTE.test(text.slice(quote.end, quote.end + 3));
    return !(sign === '.' && SHORT.test(before));
  });
  const sentences: Sentence[] = [];
  let at = 0;
  for (const { 0: sign, index } of [...ends, { 0: '', index: text.length }]) {
    const own: Word[] = [];
    for (let one = words[at]; one !== undefined && one.start < index + sign.length; one = words[at]) {
      own.push(one);
      at += 1;
    }
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) continue;
    sentences.push({
      start: first.start,
      end: last.end,
      clauses: clausesOf(text, own, quotes),
      isQuestion: sign.includes('?') && quoteAt(quotes, index) === undefined,
    });
  }
  return sentences;
};

/** A message is read for alarms and for what it tells: few texts, since each may be long. */
const REMEMBERED_TEXTS = 8;

/** The sentences of a text in order, none without a word. Linear in its length. */
export const sentencesOf = remembering(readSentences, REMEMBERED_TEXTS);

/** The first of the sentences, as long as they hold no more words than this; of one that is longer its first clauses and words. */
export const upToWords = (sentences: readonly Sentence[], most: number): Sentence[] => {
  let left = most;
  const cut = (clause: Clause): Clause => {
    const words = clause.words.slice(0, left);
    left -= words.length;
    return words.length === clause.words.length ? clause : { ...clause, words, end: words.at(-1)?.end ?? 0 };
  };
  return sentences.flatMap((sentence) => {
    if (left === 0) return [];
    const clauses = sentence.clauses.map(cut).filter(({ words }) => words.length > 0);
    return left > 0 ? [sentence] : [{ ...sentence, clauses, end: clauses.at(-1)?.end ?? 0 }];
  });
};

const clausesOf = (text: string, words: readonly Word[], quotes: readonly Quote[]): Clause[] => {
  const groups: Word[][] = [];
  for (const [at, one] of words.entries()) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const next = words[at + 1];
    const isBreak =
      before === undefined ||
      BREAK.test(text.slice(before.end, one.start)) ||
      CONJUNCTIONS.has(one.plain) ||
      (one.plain === 'et' && next !== undefined && SUBJECTS.has(next.plain));
    if (isBreak || group === undefined) groups.push([one]);
    else group.push(one);
  }
  return groups.map((group) => clauseOf(group, quotes));
};

const clauseOf = (words: readonly Word[], quotes: readonly Quote[]): Clause => {
  const start = words[0]?.start ?? 0;
  const end = words.at(-1)?.end ?? start;
  const subject = words.map(({ plain }) => SUBJECTS.get(plain)).find((found) => found !== undefined);
  return {
    start,
    end,
    words,
    isQuoted: (quoteAt(quotes, start)?.end ?? -1) >= end,
    isNegated: words.some(
      ({ plain }, at) => NEGATIONS.has(plain) || (plain === 'plus' && words[at - 1]?.plain !== 'de'),
    ),
    subject: subject ?? 'none',
  };
};
