/** A collected detail, looked up and put in its place. */
import type { Certainty, DetailKind } from '#contract/details.ts';
import { type Collected, type CollectedDetail, DETAIL_KINDS, type SourceSpan } from '#contract/interview.ts';
import { MAX_SOURCES, readingAid, sourcesOf } from '../detail.ts';
import type { Pointed } from './pointed.ts';

/** What is known of it; not that the person does not know. */
export const knownDetail = ({ details }: Collected, kind: DetailKind): CollectedDetail | undefined =>
  details.find((detail) => detail.kind === kind && detail.certainty !== 'unknown');

/** @param counts whether it counts and the one in whose place it is put did not */
export const withDetail = (collected: Collected, detail: CollectedDetail, counts: boolean): Collected => ({
  ...collected,
  details: DETAIL_KINDS.flatMap((kind) =>
    kind === detail.kind ? [detail] : collected.details.filter((other) => other.kind === kind),
  ),
  filled: collected.filled + (counts ? 1 : 0),
});

/** A detail that a model alone has found. */
export const foundDetail = (
  kind: DetailKind,
  pointed: readonly Pointed[],
  certainty: Certainty,
): CollectedDetail => {
  const findings = pointed.map(({ message, span }) => ({ message, span, certainty }));
  return {
    kind,
    certainty,
    value: readingAid(findings),
    sources: sourcesOf(findings, MAX_SOURCES),
    found_by: 'model',
  };
};

export const withSources = (
  detail: CollectedDetail,
  more: readonly SourceSpan[],
  max = MAX_SOURCES,
): CollectedDetail => ({
  ...detail,
  sources: [...detail.sources, ...more].slice(0, Math.max(max, detail.sources.length)),
});
