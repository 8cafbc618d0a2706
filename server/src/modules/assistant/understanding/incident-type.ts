/** The kind of facts, from the person's own words. */
import type { IncidentType } from '#contract/incidents.ts';
import { isAsserted } from './assertion.ts';
import { oncePerMessage } from './once.ts';
import type { ReadMessage } from './read-message.ts';
import { contains, overlaps, type Span, spansOf } from './words/phrases.ts';
import { TYPE_WORDS } from './words/type-words.ts';

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

const typesIn = oncePerMessage((message): TypeFinding[] =>
  TYPE_WORDS.flatMap(([type, words]) =>
    spansOf(words, message.text)
      .filter((span) => type === 'security' || isAsserted(message, span))
      .map((span) => ({ type, message, span: withSubject(message, span) })),
  ),
);

/** "il m'a poussé", not only "m'a poussé"; a noun before it stays what it is. */
const withSubject = (message: ReadMessage, { start, end }: Span): Span => {
  const before = /(?<![a-z'])(?:ils?|elles?|on) $/.exec(message.text.slice(Math.max(0, start - 6), start));
  return { start: start - (before?.[0].length ?? 0), end };
};

/** The same words told twice over by two patterns are cited once. */
export const withoutContained = (all: readonly TypeFinding[]): TypeFinding[] => {
  const findings = all.slice(0, MAX_FINDINGS);
  return findings.filter(
    (finding, index) =>
      !findings.some(
        (other, at) =>
          other.message === finding.message &&
          at !== index &&
          // Of words that overlap, those of the weightier kind are cited.
          (contains(other.span, finding.span)
            ? at < index || !contains(finding.span, other.span)
            : at < index && overlaps(other.span, finding.span)),
      ),
  );
};

/** More than anybody says; bounds the work on a hostile text. */
const MAX_FINDINGS = 300;
