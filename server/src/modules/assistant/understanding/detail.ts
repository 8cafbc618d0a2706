/** A collected detail out of what was found: its certainty, a reading aid, and the words it came from. */
import type { Certainty, CollectedDetail, DetailKind, SourceSpan } from '#contract/interview.ts';
import { DETAILED_WORDS, type Told } from './description.ts';
import type { Finding } from './finding.ts';
import type { TypeFinding } from './incident-type.ts';
import { doubtBehind } from './qualified.ts';
import { sourceOf, textOf, wordCount, wordsOf } from './read-message.ts';
import { contains } from './words/phrases.ts';

/** Enough for a reader to see where it comes from. */
export const MAX_SOURCES = 8;
const MAX_VALUE_PARTS = 3;
const MAX_ACCOUNT_SOURCES = 60;

/** More than anybody says; bounds the work on a hostile text. */
const MAX_FINDINGS = 300;

export const detailFrom = (kind: DetailKind, all: readonly Finding[]): CollectedDetail | null => {
  const findings = all.slice(0, MAX_FINDINGS);
  if (findings.length === 0) return null;
  const own = findings.filter(
    (finding, at) =>
      !findings.some(
        (other, index) =>
          index !== at &&
          other.message === finding.message &&
          contains(other.span, finding.span) &&
          (index < at || !contains(finding.span, other.span)),
      ),
  );
  const certainty: Certainty = own.some((finding) => finding.certainty === 'exact') ? 'exact' : 'approximate';
  const best = own.filter((finding) => finding.certainty === certainty);
  return {
    kind,
    certainty,
    value: readingAid(best),
    sources: sourcesOf([...best, ...own.filter((finding) => !best.includes(finding))], MAX_SOURCES),
  };
};

export const readingAid = (findings: readonly Finding[]): string => {
  const parts = new Map<string, string>();
  for (const { message, span } of findings) {
    const key = textOf(message, span);
    if (!parts.has(key)) parts.set(key, wordsOf(message, span).trim());
    if (parts.size === MAX_VALUE_PARTS) break;
  }
  return [...parts.values()].join(' ; ');
};

/** The same words are cited once, where they were said first. */
export const sourcesOf = (findings: readonly Finding[], max: number): SourceSpan[] => {
  const first = new Map<string, Finding>();
  for (const finding of findings) {
    const words = textOf(finding.message, finding.span).trim();
    if (!first.has(words)) first.set(words, finding);
    if (first.size === max) break;
  }
  return [...first.values()].map(({ message, span }) => sourceOf(message, span));
};

export const typeDetail = (types: readonly TypeFinding[]): CollectedDetail | null => {
  const [first] = types;
  if (!first) return null;
  const same = types.filter(({ type }) => type === first.type);
  const others = types.filter(({ type }) => type !== first.type);
  const findings = [...same, ...others].map(
    ({ message, span }): Finding => ({
      message,
      span,
      certainty: doubtBehind(message, span) ? 'approximate' : 'exact',
    }),
  );
  return {
    kind: 'incident_type',
    certainty: findings.some(({ certainty }) => certainty === 'exact') ? 'exact' : 'approximate',
    value: readingAid(findings),
    sources: sourcesOf(findings.map(withDoubt), MAX_SOURCES),
  };
};

/** Nobody reads the words without the doubt behind them. */
const withDoubt = (finding: Finding): Finding => ({
  ...finding,
  span: {
    start: finding.span.start,
    end: doubtBehind(finding.message, finding.span)?.end ?? finding.span.end,
  },
});

export const describedBy = (account: readonly Told[]): CollectedDetail | null => {
  if (account.length === 0) return null;
  const words = account
    .filter(({ doubted }) => !doubted)
    .reduce((sum, { message, span }) => sum + wordCount(textOf(message, span)), 0);
  return {
    kind: 'description',
    certainty: words >= DETAILED_WORDS ? 'exact' : 'approximate',
    value: readingAid(account),
    sources: sourcesOf(account, MAX_ACCOUNT_SOURCES),
  };
};
