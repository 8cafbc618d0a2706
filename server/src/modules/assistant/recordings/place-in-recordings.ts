/** What was collected, with its words pointed at where the person finds them. See [Note: spoken words]. */
import type { Collected, CollectedDetail, Episode, SourceSpan } from '#contract/interview.ts';
import type { SaidMessage } from '../said-message.ts';
import type { RecordedPart } from './recorded-part.ts';

type Recorded = ReadonlyMap<string, readonly RecordedPart[]>;

/** @param said the conversation that it was read from */
export const placeInRecordings = (collected: Collected, said: readonly SaidMessage[]): Collected => {
  const recorded: Recorded = new Map(
    said.flatMap(({ id, recordings = [] }) => (recordings.length > 0 ? [[id, recordings] as const] : [])),
  );
  if (recorded.size === 0) return collected;
  const { others } = collected;
  return {
    ...placed(collected, recorded),
    ...(others && { others: others.map((other) => placed(other, recorded)) }),
  };
};

const placed = <Told extends Episode>(told: Told, recorded: Recorded): Told => {
  const exactCount = told.details.filter(({ certainty }) => certainty === 'exact').length;
  // A day without its hour may count too, without being exact.
  const counts = ({ kind, certainty }: CollectedDetail) =>
    certainty === 'exact' || (kind === 'when' && told.filled > exactCount);
  const heard = told.details.filter((detail) => detail.edit !== 'corrected' && isOnlyHeard(detail, recorded));
  return {
    ...told,
    details: told.details.map((detail) => ({
      ...detail,
      ...(heard.includes(detail) && detail.certainty === 'exact' && { certainty: 'approximate' as const }),
      sources: detail.sources.flatMap((span) => spansIn(span, recorded.get(span.message_id))),
    })),
    filled: told.filled - heard.filter(counts).length,
    ...(told.evidence && {
      evidence: told.evidence.flatMap((span) => spansIn(span, recorded.get(span.message_id))),
    }),
  };
};

/** All of it stands in what a machine has heard. */
const isOnlyHeard = ({ sources }: CollectedDetail, recorded: Recorded): boolean =>
  sources.length > 0 &&
  sources.every(({ message_id, start }) =>
    recorded.get(message_id)?.some((part) => part.byMachine && part.start <= start && start < part.end),
  );

/** A span that reaches over typed words and spoken ones is cut between them. */
const spansIn = (span: SourceSpan, parts: readonly RecordedPart[] = []): SourceSpan[] => {
  const [first] = parts;
  if (!first || span.end <= first.start) return [span];
  const typed = cut(span, { start: 0, end: first.start });
  const spoken = parts.flatMap((part) =>
    cut(span, part).map(({ start, end, ...rest }) => ({
      ...rest,
      file_id: part.fileId,
      start: start - part.start,
      end: end - part.start,
    })),
  );
  return [...typed, ...spoken];
};

/** What of the span is in this part, without the white space at its edges. */
const cut = (span: SourceSpan, part: { start: number; end: number }): SourceSpan[] => {
  const from = Math.max(span.start, part.start);
  const to = Math.min(span.end, part.end);
  if (from >= to) return [];
  const words = span.words.slice(from - span.start, to - span.start);
  const trimmed = words.trim();
  if (trimmed === '') return [];
  const start = from + words.indexOf(trimmed);
  return [{ ...span, start, end: start + trimmed.length, words: trimmed }];
};
