/** Who saw or heard it; that nobody did is an answer like any other. */
import type { Finding } from './finding.ts';
import { isHedged } from './hedges.ts';
import type { Mention } from './people/mention.ts';
import { type ReadMessage, sentenceAt, textOf } from './read-message.ts';
import { isInside } from './since.ts';
import { holds, overlaps, type Span, spansOf } from './words/phrases.ts';
import {
  AFTER_WITNESS,
  ALSO_AFTER,
  BEFORE_WITNESS,
  NO_WITNESS,
  NOTHING_MORE,
  SAW_ABOVE_ALL,
  SAW_AND,
  SAW_BEFORE,
  WITNESS_GROUP,
} from './words/witness-words.ts';

export interface Witnesses {
  /** With the person it speaks of, where it is one. */
  findings: (Finding & { mention?: Mention })[];
  /** Named or by their role. */
  mentions: Mention[];
}

/** @param asides clauses that tell of something else than the facts */
export const witnessesIn = (
  message: ReadMessage,
  mentions: readonly Mention[],
  asides: readonly Span[],
): Witnesses => {
  const none = spansOf(NO_WITNESS, message.text).filter((span) => !isInside(asides, span));
  const groups = spansOf(WITNESS_GROUP, message.text).filter(
    (span) => !none.some((other) => overlaps(other, span)),
  );
  const seeing = withListed(
    message,
    mentions,
    mentions.filter((mention) => isWitness(message, mention)),
  );
  const crowds = [...none, ...groups].map((span) => ({ span, crowd: isCrowd(message, span) }));
  const named = seeing
    .map((mention) => ({
      mention,
      span: statementOf(message, mention),
      crowd: !mention.name && isCrowd(message, mention.span),
    }))
    .filter(({ span }) => ![...none, ...groups].some((other) => overlaps(other, span)));
  return {
    findings: [...crowds, ...named].map(({ crowd, ...finding }) => ({
      message,
      ...finding,
      certainty: crowd || isHedged(message, finding.span) ? 'approximate' : 'exact',
    })),
    mentions: seeing,
  };
};

/** "devant tout le monde": somebody saw, but who? A number, a name, a role or nobody at all is precise. */
const CROWD =
  /(?<![a-z])(?:tout le monde|toute l[' ]?equipe|toute la [a-z]+|tout le [a-z]+|tous (?:les|mes)|l[' ]?equipe|les|mes|nos|ses|des|plusieurs|quelques|d'autres|certains|l[' ]?open)(?![a-z])/;
const COUNTED = /(?<![a-z])(?:deux|trois|quatre|cinq|six|dix|douze|quinze|vingt|[0-9]{1,2})(?![a-z])/;

const isCrowd = (message: ReadMessage, span: Span): boolean => {
  const words = textOf(message, span);
  return CROWD.test(words) && !COUNTED.test(words) && !holds(NO_WITNESS, words);
};

/** "Le Dr Lefort": with the article before the title. */
const startOf = ({ text }: ReadMessage, { span, titled }: Mention): number =>
  titled && /(?<![a-z])l[ea] $/.test(text.slice(Math.max(0, span.start - 4), span.start))
    ? span.start - 3
    : span.start;

const isWitness = (message: ReadMessage, mention: Mention): boolean => {
  const { span } = mention;
  const sentence = sentenceAt(message, span);
  const after = message.text.slice(span.end, Math.min(sentence.end, span.end + 90)).trimStart();
  const start = startOf(message, mention);
  const before = message.text.slice(Math.max(sentence.start, start - 40), start);
  if (/(?:pas|ni|sans|sauf)(?: (?:que|le|la|mon|ma))? $/.test(before)) return false;
  return AFTER_WITNESS.test(after) || BEFORE_WITNESS.test(before) || isOneMore(message, span);
};

/** "Sophie était là, et aussi Karim." */
const isOneMore = ({ text }: ReadMessage, { start, end }: Span): boolean => {
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 30);
  return (
    (SAW_ABOVE_ALL.test(before) && NOTHING_MORE.test(after)) ||
    (NOTHING_MORE.test(after) &&
      (SAW_AND.test(before) || (ALSO_AFTER.test(after) && SAW_BEFORE.test(before))))
  );
};

/** "Julie et Paul étaient là", "devant Julie, Paul et Karim": who is named beside a witness is one. */
const withListed = (
  message: ReadMessage,
  mentions: readonly Mention[],
  seeing: readonly Mention[],
): Mention[] => {
  const found = new Set(seeing);
  const linked = (one: Mention | undefined, other: Mention | undefined): boolean =>
    one !== undefined &&
    other !== undefined &&
    /^,? ?(?:et|ainsi que|,|avec|puis)? ?(?:aussi |egalement )?(?:de |d'|devant |meme )?$/.test(
      message.text.slice(one.span.end, startOf(message, other)),
    );
  for (let at = 1; at < mentions.length; at++) {
    const [one, other] = [mentions[at - 1], mentions[at]];
    if (one && other && found.has(one) && linked(one, other) && !doesIt(message, other)) found.add(other);
  }
  for (let at = mentions.length - 1; at > 0; at--) {
    const [one, other] = [mentions[at - 1], mentions[at]];
    if (one && other && found.has(other) && linked(one, other)) found.add(one);
  }
  return mentions.filter((mention) => found.has(mention));
};

/** "Devant Sophie, Paul Martin m'a frappée": whoever did it begins another list. */
const doesIt = ({ text }: ReadMessage, { span }: Mention): boolean =>
  /^,? (?:(?:m[' ]?(?:a|ont|avait|avaient)|nous (?:a|ont)) (?!(?:tout |bien |tous )*(?:vue?|entendue?|aidee?|defendue?))|me |nous )/.test(
    text.slice(span.end, span.end + 30),
  );

/** From the name to what was seen, or from the words that lead to the name. */
const statementOf = (message: ReadMessage, { span }: Mention): Span => {
  const after = AFTER_WITNESS.exec(message.text.slice(span.end, span.end + 90).trimStart());
  if (after) {
    const gap = message.text.charAt(span.end) === ' ' ? 1 : 0;
    return { start: span.start, end: span.end + gap + after[0].length };
  }
  const from = Math.max(0, span.start - 40);
  const before = BEFORE_WITNESS.exec(message.text.slice(from, span.start));
  return before ? { start: from + before.index, end: span.end } : span;
};
