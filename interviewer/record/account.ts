/**
 * The person's account, in order, each passage with its place: whole sentences as they were written, without greetings, questions and
 * small talk, and without what was refused or corrected. What is left out stands in the rest, so that together they are all that was said.
 */
import { ACTS, does, heardIn } from '../guide/says.ts';
import type { Proposal } from '../proposals/proposal.ts';
import type { Passage } from '../readers/finding.ts';
import type { SaidMessage } from '../said-message.ts';
import { type Clause, type Sentence, sentencesOf } from '../text/sentences.ts';

/** What a message does beside telling. */
const isTalk = (text: string): boolean => {
  const heard = heardIn(text);
  return ACTS.some((act) => act !== 'nobody' && does(act, heard));
};
/** "Vers 10h" is understood with its question alone; it stands among the details. */
const MERE_ANSWER_WORDS = 4;
const CLOSING = /^[\s.,;:!?…»”")]*/;
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
  for (const message of said) {
    if (message.role !== 'user' || message.content.trim() === '') continue;
    const kept = keptOf(message, proposals, isTakenBack);
    told.push(...kept.map((span) => passageAt(message, span)));
    rest.push(...between(message, kept).map((span) => passageAt(message, span)));
  }
  return { told, rest };
};

interface Place extends Span {
  detail: Proposal['detail'];
  isRefused: boolean;
}

const placesIn = (proposals: readonly Proposal[], messageId: string): Place[] =>
  proposals.flatMap(({ detail, state, passages }) =>
    passages
      .filter((one) => one.messageId === messageId)
      .map(({ start, end }) => ({ start, end, detail, isRefused: state === 'refused' })),
  );

const keptOf = (
  { content, id }: SaidMessage,
  proposals: readonly Proposal[],
  isTakenBack: (text: string) => boolean,
): Span[] => {
  const places = placesIn(proposals, id);
  const [told, refused] = [
    places.filter(({ isRefused }) => !isRefused),
    places.filter(({ isRefused }) => isRefused),
  ];
  const sentences = sentencesOf(content);
  const words = sentences.reduce((sum, { clauses }) => sum + clauses.flatMap((one) => one.words).length, 0);
  const isLong = words > MERE_ANSWER_WORDS || told.some(({ detail }) => ACCOUNT.has(detail));
  if (told.length === 0 || !isLong) return [];
  const isTelling = (span: Span): boolean =>
    told.some((place) => (ACCOUNT.has(place.detail) || MOMENT.has(place.detail)) && overlaps(place, span)) &&
    !isTakenBack(content.slice(span.start, span.end));
  const spans = sentences.flatMap((sentence): Span[] => {
    const isRead = told.some((place) => overlaps(place, sentence));
    if (!isRead && isSmallTalk(sentence, content)) return [];
    if (!isTakenBack(content.slice(sentence.start, sentence.end))) return [closed(sentence, content)];
    const parts = sentence.clauses.flatMap((clause) => without(clause, refused)).filter(isTelling);
    const left = parts.map(({ start, end }) => content.slice(start, end)).join(' ');
    return isTakenBack(left) ? [] : parts;
  });
  return joined(spans, content);
};

/** A clause without the places of what was refused. */
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

const isSmallTalk = ({ start, end, isQuestion }: Sentence, content: string): boolean =>
  isQuestion || isTalk(content.slice(start, end));

/** With the signs that close the sentence. */
const closed = ({ start, end }: Span, content: string): Span => {
  const signs = CLOSING.exec(content.slice(end, end + 20))?.[0].trimEnd() ?? '';
  const before = content.slice(0, start);
  const opening = /[«“"(]\s?$/.exec(before)?.[0].length ?? 0;
  return { start: start - opening, end: end + signs.length };
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

const between = ({ content }: SaidMessage, kept: readonly Span[]): Span[] => {
  const edges = [0, ...kept.flatMap(({ start, end }) => [start, end]), content.length];
  const gaps: Span[] = [];
  for (let at = 0; at < edges.length; at += 2) {
    const [start = 0, end = 0] = edges.slice(at, at + 2);
    if (content.slice(start, end).trim() !== '') gaps.push({ start, end });
  }
  return gaps;
};

const passageAt = ({ id, content }: SaidMessage, { start, end }: Span): Passage => {
  const words = content.slice(start, end);
  const before = words.length - words.trimStart().length;
  const trimmed = words.trim();
  return { messageId: id, start: start + before, end: start + before + trimmed.length, words: trimmed };
};
