/** A person's message, prepared once for all the extractors. */
import type { DetailKind, SourceSpan } from '#contract/interview.ts';
import { asksForAdvice, asksWhoReads } from '../guide/intents.ts';
import { accusationsIn } from './accusations.ts';
import { masked, withdrawingIn } from './corrections/withdrawal-words.ts';
import { othersStoriesIn } from './others-story.ts';
import { outcriesIn } from './outcries.ts';
import { unclaimedIn } from './unclaimed.ts';
import { clausesOf, sentenceSpans, trimmed } from './words/clauses.ts';
import { foldWithOffsets } from './words/fold.ts';
import { overlaps, type Span } from './words/phrases.ts';

export interface ReadMessage {
  id: string;
  /** As typed. */
  content: string;
  /** Folded: what patterns are matched against, without `withdrawing`, `outcries` and questions about who
   * reads this, [Note: others' stories], [Note: accusations] and [Note: unclaimed], which tell nothing of these facts. All spans but `SourceSpan` are in it. */
  text: string;
  /** The same, with all of it. */
  unmasked: string;
  /** The clauses that take back something told. */
  withdrawing: readonly Span[];
  /** Words of distress and figures of speech, each a clause of its own. See [Note: outcries]. */
  outcries: readonly Span[];
  /** Who is named in what happened to others. See [Note: others' stories]. */
  ofOthers: readonly Span[];
  offsets: readonly number[];
  sentences: readonly Span[];
  clauses: readonly Span[];
  /** The detail that the assistant had just asked about. */
  asked: DetailKind | null;
  /** The local day on which it was written, YYYY-MM-DD. */
  today: string;
}

/**
 * [Note: long messages] Of a message longer than that, some five pages, the beginning is read for details. The rest
 * is kept and shown like all of it, and stands whole in what is offered as an incident (draft-suggestion.ts).
 */
export const DETAILED_CHARACTERS = 8_000;

/** "C'est du harcèlement ?" asks, and tells nothing. */
const isAskedForAdvice = (sentence: string): boolean =>
  asksForAdvice(sentence) && !/(?<!\p{L})(?:m['’ ]?a|m['’ ]?ont|il|elle|ils|elles)(?!\p{L})/iu.test(sentence);

/** "Dans le journal, un chef a frappé une salariée": nothing of hers beside it. */
const OF_THE_NEWS =
  /(?<![a-z])(?:dans|selon|d'apres|vu|lu|entendu|sur|a) (?:[a-z']{1,8} ){0,3}(?:journal|journaux|article|presse|magazine|infos|informations|tele|television|radio|internet)(?![a-z])/;
const OF_HERS = /(?<![a-z])(?:m'|j'|(?:me|moi|nous|mon|ma|mes|je|j|il|elle|ils|elles|on)(?![a-z]))/;
const isOfTheNews = (sentence: string): boolean =>
  OF_THE_NEWS.test(sentence) && !OF_HERS.test(sentence.replace(/(?<![a-z])j[' ]?ai (?=vu|lu|entendu)/g, ''));

/** Ends with a whole word where there is one near. See [Note: long messages]. */
const detailedPart = (content: string): string => {
  if (content.length <= DETAILED_CHARACTERS) return content;
  const part = content.slice(0, DETAILED_CHARACTERS);
  const end = part.search(/\s\S{0,100}$/);
  return end === -1 ? part.replace(/[\uD800-\uDBFF]$/, '') : part.slice(0, end);
};

export const readMessage = (
  message: { id: string; content: string },
  asked: DetailKind | null,
  today: string,
): ReadMessage => {
  const { text: unmasked, offsets } = foldWithOffsets(detailedPart(message.content));
  const sentences = sentenceSpans(unmasked);
  const spoken = sentences.flatMap((sentence) => clausesOf(unmasked, sentence));
  const outcries = sentences.flatMap((sentence) => outcriesIn(unmasked, sentence, spoken));
  const clauses = spoken.flatMap((clause) => splitAt(unmasked, clause, outcries));
  const withdrawing = withdrawingIn(unmasked, clauses);
  const untelling = sentences.filter(
    (sentence) =>
      asksWhoReads(message.content.slice(offsets[sentence.start], offsets[sentence.end])) ||
      isAskedForAdvice(message.content.slice(offsets[sentence.start], offsets[sentence.end])) ||
      isOfTheNews(unmasked.slice(sentence.start, sentence.end)),
  );
  const stories = othersStoriesIn(unmasked, sentences, clauses, ({ start, end }) =>
    message.content.slice(offsets[start], offsets[end]),
  );
  return {
    id: message.id,
    content: message.content,
    text: masked(unmasked, [
      ...withdrawing,
      ...outcries,
      ...untelling,
      ...stories.untold,
      ...accusationsIn(unmasked),
      ...unclaimedIn(unmasked, sentences, clauses),
    ]),
    unmasked,
    withdrawing,
    outcries,
    ofOthers: stories.named,
    offsets,
    sentences,
    clauses,
    asked,
    today,
  };
};

/** The clause, cut where an outcry begins and ends. */
const splitAt = (text: string, clause: Span, outcries: readonly Span[]): Span[] => {
  const inside = outcries.filter((outcry) => overlaps(outcry, clause));
  if (inside.length === 0) return [clause];
  const edges = [clause.start, ...inside.flatMap(({ start, end }) => [start, end]), clause.end];
  return edges
    .map((start, at) => trimmed(text, { start, end: edges[at + 1] ?? start }))
    .filter(({ start, end }) => end > start);
};

/** The words as typed. */
export const wordsOf = (message: ReadMessage, span: Span): string => sourceOf(message, span).words;

/** The folded words. */
export const textOf = (message: ReadMessage, span: Span): string => message.text.slice(span.start, span.end);

/** A span of the folded text as a citation of the original. */
export const sourceOf = (message: ReadMessage, span: Span): SourceSpan => {
  const { id, content, offsets } = message;
  const start = offsets[span.start] ?? 0;
  const end = withClosingMark(content, start, offsets[span.end] ?? content.length);
  return { message_id: id, start, end, words: content.slice(start, end) };
};

/** "M’appelle « ma cocotte »": a citation leaves no quotation open that ends where it does. */
const withClosingMark = (content: string, start: number, end: number): number => {
  const [closing] = /^\s?[»”"]/.exec(content.slice(end, end + 2)) ?? [];
  if (closing === undefined) return end;
  const marks = content.slice(start, end).match(/[«»“”"]/g) ?? [];
  const opens = marks.filter((mark, at) => '«“'.includes(mark) || (mark === '"' && at % 2 === 0)).length;
  return opens * 2 > marks.length ? end + closing.length : end;
};

/** The first part that the span touches; parts are in order and do not overlap. */
const partAt = (parts: readonly Span[], span: Span): Span => {
  let low = 0;
  let high = parts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((parts[middle]?.end ?? 0) <= span.start) low = middle + 1;
    else high = middle;
  }
  const part = parts[low];
  return part && overlaps(part, span) ? part : span;
};

export const clauseAt = (message: ReadMessage, span: Span): Span => partAt(message.clauses, span);
export const sentenceAt = (message: ReadMessage, span: Span): Span => partAt(message.sentences, span);

/** Without the comma before an outcry. */
const withoutPause = (text: string, { start, end }: Span): Span =>
  end === text.trimEnd().length
    ? { start, end }
    : { start, end: start + text.slice(start, end).replace(/[\s,;:]+$/, '').length };

/** The whole message without the white space around it; up to its first outcry, or what follows that. */
export const wholeOf = (message: ReadMessage): Span => {
  const { text, outcries } = message;
  const edges = [0, ...outcries.flatMap(({ start, end }) => [start, end]), text.length];
  const told = edges.flatMap((start, at) => {
    if (at % 2 === 1) return [];
    const part = withoutPause(text, trimmed(text, { start, end: edges[at + 1] ?? start }));
    return outcries.length === 0 || wordCount(text.slice(part.start, part.end)) > 0 ? [part] : [];
  });
  return told[0] ?? { start: text.length, end: text.length };
};

export const wordCount = (text: string): number =>
  text.split(/[\s']+/).filter((word) => /[a-z0-9]/.test(word)).length;
