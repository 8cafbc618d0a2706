/** The kind of facts, from the person's own words. */
import type { IncidentType } from '#contract/incidents.ts';
import { isAsserted } from './assertion.ts';
import { oncePerMessage } from './once.ts';
import type { ReadMessage } from './read-message.ts';
import { AT_THINGS, FIGURES } from './words/figures.ts';
import { OWN_DENIAL } from './words/own-denials.ts';
import { holds, overlaps, type Span, spansOf } from './words/phrases.ts';
import { TYPE_WORDS } from './words/type-words.ts';
import { isComing } from './yet-to-come.ts';

export interface TypeFinding {
  type: IncidentType;
  message: ReadMessage;
  span: Span;
}

/** Every asserted naming of a kind of facts, the weightiest type first. */
export const findTypes = (messages: readonly ReadMessage[]): TypeFinding[] => {
  const all = messages.flatMap(typesIn);
  return TYPE_WORDS.flatMap(([type]) => all.filter((finding) => finding.type === type));
};

const typesIn = oncePerMessage((message): TypeFinding[] => {
  const figures = spansOf(FIGURES, message.text);
  const atThings = spansOf(AT_THINGS, message.text);
  return TYPE_WORDS.flatMap(([type, words]) =>
    spansOf(words, message.text)
      .filter((span) => type === 'security' || isTold(message, span))
      .filter((span) => !figures.some((figure) => overlaps(figure, span)))
      .filter((span) => !isFelt(message, span))
      // "Il a dit qu'il allait me frapper" is a threat, and no blow.
      .filter((span) => type !== 'violence' || !isComing(message, span))
      .filter((span) => type !== 'violence' || !atThings.some((blow) => overlaps(blow, span)))
      .map((span) => ({ type, message, span: withSubject(message, span) })),
  );
});

/** See words/own-denials.ts: where the words deny something themselves, what stands before them decides. */
const isTold = (message: ReadMessage, span: Span): boolean =>
  isAsserted(
    message,
    holds(OWN_DENIAL, message.text.slice(span.start, span.end + 1))
      ? { start: span.start, end: span.start + 1 }
      : span,
  );

/** "Je me sens rabaissée", "j'ai été humiliée" and no more: how she felt, and nothing that somebody did. */
const isFelt = ({ text }: ReadMessage, { start, end }: Span): boolean => {
  const words = text.slice(start, end);
  return (
    /(?<![a-z])(?:sens|sent|sentais|senti[es]{0,2}|sentir)(?![a-z])/.test(words) ||
    (/ete (?:[a-z]{2,12} ){0,2}(?:humili|rabaiss)[a-z]{1,3}$/.test(words) &&
      /^ ?(?:$|[.,;!?)\n]|et (?:je|j'|j|tres|rabaiss|humili)(?![a-z]))/.test(text.slice(end, end + 12)))
  );
};

/** "il m'a poussé", not only "m'a poussé"; a noun before it stays what it is. */
const withSubject = (message: ReadMessage, { start, end }: Span): Span => {
  const before = /(?<![a-z'])(?:ils?|elles?|on) (?:m[' ]|me |nous )?$/.exec(
    message.text.slice(Math.max(0, start - 12), start),
  );
  return { start: start - (before?.[0].length ?? 0), end };
};

/**
 * The same words told twice over by two patterns are cited once: as the weightier kind, and of one kind at their longest.
 * @param all the weightiest kind first
 */
export const withoutContained = (all: readonly TypeFinding[]): TypeFinding[] => {
  const findings = all.slice(0, MAX_FINDINGS);
  const weights = [...new Set(findings.map(({ type }) => type))];
  const byWeight = findings.toSorted(
    (one, other) =>
      weights.indexOf(one.type) - weights.indexOf(other.type) || lengthOf(other.span) - lengthOf(one.span),
  );
  const kept: TypeFinding[] = [];
  for (const finding of byWeight) {
    const isTold = kept.some(
      ({ message, span }) => message === finding.message && overlaps(span, finding.span),
    );
    if (!isTold) kept.push(finding);
  }
  return findings.filter((finding) => kept.includes(finding));
};

const lengthOf = ({ start, end }: Span): number => end - start;

/** More than anybody says; bounds the work on a hostile text. */
const MAX_FINDINGS = 300;
