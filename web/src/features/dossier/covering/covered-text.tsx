import type { Range } from './words.ts';

interface CoveredTextProps {
  text: string;
  /** In order, none over another. */
  covered: readonly Range[];
  /** What is being chosen. */
  chosen: Range | null;
}

interface Piece extends Range {
  isCovered: boolean;
  isChosen: boolean;
}

/** A text with its covered passages: their words can still be read here, by the person who wrote them. Nothing but the text is in it. */
export const CoveredText = ({ text, covered, chosen }: CoveredTextProps) => (
  <>
    {piecesOf(text, covered, chosen).map((piece) => (
      <Shown key={piece.start} piece={piece} words={text.slice(piece.start, piece.end)} />
    ))}
  </>
);

const Shown = ({ piece: { isCovered, isChosen }, words }: { piece: Piece; words: string }) => {
  const shown = isCovered ? (
    <del className="rounded-sm bg-ink px-0.5 text-paper no-underline">{words}</del>
  ) : (
    words
  );
  if (!isChosen) return shown;
  return <mark className="rounded-sm bg-yellow-tint text-ink outline-2 outline-yellow-text">{shown}</mark>;
};

const piecesOf = (text: string, covered: readonly Range[], chosen: Range | null): Piece[] => {
  const bounds = [...covered, ...(chosen === null ? [] : [chosen])].flatMap(({ start, end }) => [start, end]);
  const cuts = [...new Set([0, ...bounds, text.length])].sort((one, other) => one - other);
  const holds = (range: Range, start: number, end: number) => range.start <= start && range.end >= end;
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    return {
      start,
      end,
      isCovered: covered.some((range) => holds(range, start, end)),
      isChosen: chosen !== null && holds(chosen, start, end),
    };
  });
};
