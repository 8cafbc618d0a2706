/**
 * The person's account, in order, each passage with its place: whole sentences as they were written, without greetings, questions and
 * small talk, and without what was refused or corrected. What is left out stands in the rest, so that together they are all that was said.
 */
import { ACTS, does, heardIn } from '../guide/says.ts';
import type { Proposal } from '../proposals/proposal.ts';
import type { Passage } from '../readers/finding.ts';
import type { SaidMessage } from '../said-message.ts';
import { type Clause, type Sentence, sentencesOf } from '../text/sentences.ts';

/** "Vers 10h" is understood with its question alone; it stands among the details. */
const MERE_ANSWER_WORDS = 4;
const CLOSING = /^[\s.,;:!?…»”")]*/;
const OPENING = /[«“"(]\s?$/;
const ACCOUNT: ReadonlySet<Proposal['detail']> = new Set(['description', 'impact', 'actions']);
const MOMENT: ReadonlySet<Proposal['detail']> = new Set(['where', 'when']);

interface Span {
  start: number;
  end: number;
}

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

export interface Account {
  told: readonly Passage[];
  rest: readonly Passage[];
}

/** @param isTakenBack whether a text names what was refused or corrected */
export const accountOf = (
  proposals: readonly Proposal[],
  said: readonly SaidMessage[],
  isTakenBack: (text: string) => boolean,
): Account => {
  const told: Passage[] = [];
  const rest: Passage[] = [];
  for (const message of said.filter(({ role }) => role === 'user')) {
    const kept = joined(keptOf(message, proposals, isTakenBack), message.content);
    told.push(...passagesAt(message, kept));
    rest.push(...passagesAt(message, between(kept, message.content.length)));
  }
  return { told, rest };
};

const keptOf = (
  { content, id }: SaidMessage,
  proposals: readonly Proposal[],
  isTakenBack: (text: string) => boolean,
): Span[] => {
  const placesOf = (some: readonly Proposal[]) =>
    some.flatMap(({ passages }) => passages.filter(({ messageId }) => messageId === id));
  const live = proposals.filter(({ state }) => state !== 'refused');
  const told = placesOf(live);
  const account = placesOf(live.filter(({ detail }) => ACCOUNT.has(detail)));
  const telling = [...account, ...placesOf(live.filter(({ detail }) => MOMENT.has(detail)))];
  const refused = placesOf(proposals.filter(({ state }) => state === 'refused'));
  const sentences = sentencesOf(content);
  const words = sentences.flatMap(({ clauses }) => clauses.flatMap((clause) => clause.words));
  if (told.length === 0 || (words.length <= MERE_ANSWER_WORDS && account.length === 0)) return [];
  const isKept = (span: Span): boolean =>
    telling.some((place) => overlaps(place, span)) && !isTakenBack(content.slice(span.start, span.end));
  return sentences.flatMap((sentence): Span[] => {
    const isRead = told.some((place) => overlaps(place, sentence));
    if (!isRead && isTalk(sentence, content)) return [];
    if (!isTakenBack(content.slice(sentence.start, sentence.end))) return [closed(sentence, content)];
    const parts = sentence.clauses.flatMap((clause) => without(clause, refused)).filter(isKept);
    const left = parts.map(({ start, end }) => content.slice(start, end)).join(' ');
    return isTakenBack(left) ? [] : parts;
  });
};

/** A question, or what a message does beside telling. */
const isTalk = ({ start, end, isQuestion }: Sentence, content: string): boolean => {
  const heard = heardIn(content.slice(start, end));
  return isQuestion || ACTS.some((act) => act !== 'nobody' && does(act, heard));
};

/** The words of a clause in groups, without those of what was refused. */
const without = ({ words }: Clause, refused: readonly Span[]): Span[] => {
  const groups: Span[] = [];
  let isOpen = false;
  for (const { start, end } of words) {
    const isRefused = refused.some((span) => overlaps(span, { start, end }));
    const last = groups.at(-1);
    if (isOpen && last !== undefined && !isRefused) last.end = end;
    else if (!isRefused) groups.push({ start, end });
    isOpen = !isRefused;
  }
  return groups;
};

/** With the signs that open and close the sentence. */
const closed = ({ start, end }: Span, content: string): Span => {
  const signs = CLOSING.exec(content.slice(end, end + 20))?.[0].trimEnd() ?? '';
  const opening = OPENING.exec(content.slice(0, start))?.[0] ?? '';
  return { start: start - opening.length, end: end + signs.length };
};

/** Neighbours with nothing but spaces between them are one passage. */
const joined = (spans: readonly Span[], content: string): Span[] => {
  const groups: Span[] = [];
  for (const span of spans) {
    const last = groups.at(-1);
    if (last !== undefined && content.slice(last.end, span.start).trim() === '') last.end = span.end;
    else groups.push({ ...span });
  }
  return groups;
};

const between = (kept: readonly Span[], length: number): Span[] =>
  [...kept, { start: length, end: length }].map(({ start }, at) => ({
    start: kept[at - 1]?.end ?? 0,
    end: start,
  }));

/** The passages without spaces around them; none without a sign. */
const passagesAt = ({ id, content }: SaidMessage, spans: readonly Span[]): Passage[] =>
  spans.flatMap(({ start, end }) => {
    const words = content.slice(start, end);
    const from = start + words.length - words.trimStart().length;
    const trimmed = words.trim();
    return trimmed === '' ? [] : [{ messageId: id, start: from, end: from + trimmed.length, words: trimmed }];
  });
