/**
 * The person's account, in order, each passage with its place: whole sentences as they were written, without greetings, questions and
 * small talk, and without what was refused or corrected. What is left out stands in the rest, so that together they are all that was said.
 */
import { does, heardIn } from '../guide/says.ts';
import type { Proposal } from '../proposals/proposal.ts';
import type { Passage } from '../readers/finding.ts';
import type { SaidMessage } from '../said-message.ts';
import { type Clause, type Sentence, sentencesOf } from '../text/sentences.ts';

const SMALL_TALK = [
  'greeting',
  'thanks',
  'stop',
  'ended',
  'unknown',
  'later',
  'reserved',
  'complaint',
  'record',
] as const;
/** "Vers 10h" is understood with its question alone; it stands among the details. */
const MERE_ANSWER_WORDS = 4;
const CLOSING = /^[\s.,;:!?…»”")]*/;
/** These tell something by themselves. */
const TELLING: ReadonlySet<Proposal['detail']> = new Set([
  'description',
  'impact',
  'actions',
  'where',
  'when',
]);

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
  live: readonly Proposal[],
  said: readonly SaidMessage[],
  isTakenBack: (text: string) => boolean,
): Account => {
  const told: Passage[] = [];
  const rest: Passage[] = [];
  for (const message of said) {
    if (message.role !== 'user' || message.content.trim() === '') continue;
    const kept = keptOf(message, placesIn(live, message.id), isTakenBack);
    told.push(...kept.map((span) => passageAt(message, span)));
    rest.push(...between(message, kept).map((span) => passageAt(message, span)));
  }
  return { told, rest };
};

interface Place extends Span {
  detail: Proposal['detail'];
}

const placesIn = (live: readonly Proposal[], messageId: string): Place[] =>
  live.flatMap(({ detail, passages }) =>
    passages.filter((one) => one.messageId === messageId).map(({ start, end }) => ({ start, end, detail })),
  );

const keptOf = (
  { content }: SaidMessage,
  places: readonly Place[],
  isTakenBack: (text: string) => boolean,
): Span[] => {
  const sentences = sentencesOf(content);
  const words = sentences.reduce((sum, { clauses }) => sum + clauses.flatMap((one) => one.words).length, 0);
  const isTelling = places.some(
    ({ detail }) => detail === 'description' || detail === 'impact' || detail === 'actions',
  );
  if (places.length === 0 || (words <= MERE_ANSWER_WORDS && !isTelling)) return [];
  const spans = sentences.flatMap((sentence): Span[] => {
    const isRead = places.some((place) => overlaps(place, sentence));
    if (!isRead && isSmallTalk(sentence, content)) return [];
    if (!isTakenBack(content.slice(sentence.start, sentence.end))) return [closed(sentence, content)];
    const clauses = sentence.clauses.filter((clause) => isWorthKeeping(clause, places, content, isTakenBack));
    const left = clauses.map(({ start, end }) => content.slice(start, end)).join(' ');
    return isTakenBack(left) ? [] : clauses.map(({ start, end }) => ({ start, end }));
  });
  return joined(spans, content);
};

const isSmallTalk = ({ start, end, isQuestion }: Sentence, content: string): boolean => {
  if (isQuestion) return true;
  const heard = heardIn(content.slice(start, end));
  return SMALL_TALK.some((act) => does(act, heard));
};

/** Of a sentence that names what was taken back, only the clauses that tell something else. */
const isWorthKeeping = (
  clause: Clause,
  places: readonly Place[],
  content: string,
  isTakenBack: (text: string) => boolean,
): boolean =>
  places.some((place) => TELLING.has(place.detail) && overlaps(place, clause)) &&
  !isTakenBack(content.slice(clause.start, clause.end));

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
