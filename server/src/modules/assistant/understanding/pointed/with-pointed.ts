/**
 * What an outside model has pointed at, joined to what the deterministic reading has collected.
 *
 * [Note: the reading first] Where the reading has found something of its own in the same words, that stands. A model adds
 * words where there were none, and precise words where there were vague ones. What the person has withdrawn, erased or
 * corrected it cannot bring back: its findings pass through the same sieves.
 *
 * [Note: facts first] A model that takes small talk for facts must bring about no incident. So nothing that it points at
 * counts towards the rule of six before the reading has itself heard words for what was done to her; two of the six at
 * most may come from a model; and words that it takes for several things count for none.
 */
import type { DetailKind } from '#contract/details.ts';
import { type Collected, DETAIL_KINDS } from '#contract/interview.ts';
import type { Pointer } from '../../extraction/pointer.ts';
import type { Finding } from '../finding.ts';
import type { ReadMessage } from '../read-message.ts';
import { overlaps, type Span } from '../words/phrases.ts';
import { namesDoersAlone } from './doers.ts';
import { type Joining, joinDescription, joinMoment, joinNature, joinPeople, joinWords } from './joins.ts';
import { type Pointed, pointedIn, spanIn, wordsBeside } from './pointed.ts';

interface Reading {
  messages: readonly ReadMessage[];
  pointers: readonly Pointer[];
  /** False for what she has taken back. */
  isKept: (finding: Pick<Finding, 'message' | 'span'>) => boolean;
  /** True for what she has taken out by hand. */
  isErased: (kind: DetailKind, message: ReadMessage) => boolean;
}

/** Of the six that the rule of six asks for. See [Note: facts first]. */
const COUNTED_MAX = 2;

const JOINS: Readonly<Record<DetailKind, Joining>> = {
  incident_type: joinNature,
  when: joinMoment,
  where: joinWords,
  people: joinPeople,
  description: joinDescription,
  witnesses: joinWords,
  impact: joinWords,
  actions: joinWords,
};

/** @param collected what the deterministic reading has found, before anything is edited by hand */
export const withPointed = (
  collected: Collected,
  { messages, pointers, isKept, isErased }: Reading,
): Collected => {
  if (pointers.length === 0) return collected;
  const isByDoer = namesDoersAlone(messages);
  const all = pointedIn(messages, pointers).filter(
    (pointed) =>
      isKept(pointed) &&
      !isErased(pointed.kind, pointed.message) &&
      !(pointed.kind === 'witnesses' && isByDoer(pointed)),
  );
  if (all.length === 0) return collected;
  const read = sourcesRead(collected, messages);
  const hasFacts = collected.type !== null;
  return DETAIL_KINDS.reduce((so, kind) => {
    const own = all.filter(
      (pointed) =>
        pointed.kind === kind && addsWords(pointed, read) && !isKnownSince(pointed, collected, messages),
    );
    if (own.length === 0) return so;
    const mayCount = hasFacts && so.filled - collected.filled < COUNTED_MAX;
    return JOINS[kind](so, kind, own, {
      messages,
      mayCount: (pointed) => mayCount && !isTakenForSeveral(pointed, all),
    });
  }, collected);
};

/** Kinds of which the same words are one or the other; persons and accounts stand in all of them. */
const APART: ReadonlySet<DetailKind> = new Set([
  'incident_type',
  'when',
  'where',
  'witnesses',
  'impact',
  'actions',
]);

interface SourceRead {
  kind: DetailKind;
  message: ReadMessage;
  span: Span;
}

const sourcesRead = ({ details }: Collected, messages: readonly ReadMessage[]): SourceRead[] => {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return details
    .filter(({ certainty }) => certainty !== 'unknown')
    .flatMap(({ kind, sources }) =>
      sources.flatMap(({ message_id, start, end }) => {
        const message = byId.get(message_id);
        const span = message && spanIn(message, start, end);
        return message && span ? [{ kind, message, span }] : [];
      }),
    );
};

/** A word beside what was understood is no finding of its own. */
const LEAST_OWN_WORDS = 2;

/** See [Note: the reading first]. */
const addsWords = (pointed: Pointed, read: readonly SourceRead[]): boolean => {
  const same = read.filter(
    ({ message, span }) => message === pointed.message && overlaps(span, pointed.span),
  );
  if (same.some(({ kind }) => kind === pointed.kind)) return false;
  if (!APART.has(pointed.kind)) return true;
  const taken = same.filter(({ kind }) => APART.has(kind)).map(({ span }) => span);
  return taken.length === 0 || wordsBeside(pointed, taken) >= LEAST_OWN_WORDS;
};

/** "Je ne sais pas" is an answer: what a model sees before it is not known any more. */
const isKnownSince = (
  { kind, message }: Pointed,
  { details }: Collected,
  messages: readonly ReadMessage[],
): boolean => {
  const closed = details.find((detail) => detail.kind === kind && detail.certainty === 'unknown');
  if (!closed) return false;
  const closedAt = messages.findLastIndex(({ id }) =>
    closed.sources.some(({ message_id }) => message_id === id),
  );
  return messages.indexOf(message) <= closedAt;
};

const SAME_SHARE = 0.8;

const isTakenForSeveral = (pointed: Pointed, all: readonly Pointed[]): boolean =>
  APART.has(pointed.kind) &&
  all.some(
    ({ kind, message, span }) =>
      kind !== pointed.kind && APART.has(kind) && message === pointed.message && isMostly(span, pointed.span),
  );

const isMostly = (one: Span, other: Span): boolean => {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return shared >= SAME_SHARE * Math.max(one.end - one.start, other.end - other.start);
};
