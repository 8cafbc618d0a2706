/** How a person's words are handed to a template: `words` of house.typ sets them. */

/** A piece of a line: a text, or a covered passage. Between two pieces a line can end. */
export type Piece = string | { covered: true };

export interface WordsParagraph {
  /** It begins in a script that is written from right to left. */
  rtl: boolean;
  lines: Piece[][];
}

/** A line of a text that needs nothing else is itself: most texts are, and a template is quicker with them. */
export type Words = string | WordsParagraph[];

const PARAGRAPH_END = /\n[^\S\n]*\n\s*/;
const LINE_END = /\r\n|[\r\u0085\u2028\u2029]/g;
const FIRST_LETTER = /\p{L}/u;
const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** A longer run may not fit into a line, or into a column. */
const LONG_RUN = /\S{24,}/;
const PIECE_GRAPHEMES = 12;
const GRAPHEMES = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/**
 * A text as `words` and `line-of` take it.
 * @param covered stands in the text for what is covered
 */
export const wordsOf = (text: string, covered: string): Words => {
  const paragraphs = paragraphsOf(text, covered);
  const [first] = paragraphs;
  if (!first || paragraphs.length > 1 || first.rtl) return paragraphs;
  const [piece] = first.lines.flat();
  const isItself = first.lines.length === 1 && first.lines[0]?.length === 1 && typeof piece === 'string';
  return isItself ? piece : paragraphs;
};

/** The paragraphs and lines of a text. */
export const paragraphsOf = (text: string, covered: string): WordsParagraph[] =>
  text
    .replaceAll(LINE_END, '\n')
    .split(PARAGRAPH_END)
    .map((paragraph) => paragraph.replaceAll(/^\n+|\n+$/g, ''))
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({
      rtl: RTL_LETTER.test(FIRST_LETTER.exec(paragraph)?.[0] ?? ''),
      lines: paragraph.split('\n').map((line) => piecesOf(line, covered)),
    }));

const piecesOf = (line: string, covered: string): Piece[] =>
  line.split(covered).flatMap((between, index) => {
    const pieces: Piece[] = index > 0 ? [{ covered: true }] : [];
    return between === '' ? pieces : [...pieces, ...breakable(between)];
  });

/** Cut where a run is long, never within a character. */
const breakable = (text: string): string[] => {
  if (!LONG_RUN.test(text)) return [text];
  return text.split(/(?<=\s)(?=\S)/).flatMap((run) => {
    if (!LONG_RUN.test(run)) return [run];
    const graphemes = Array.from(GRAPHEMES.segment(run), ({ segment }) => segment);
    return Array.from({ length: Math.ceil(graphemes.length / PIECE_GRAPHEMES) }, (_, index) =>
      graphemes.slice(index * PIECE_GRAPHEMES, (index + 1) * PIECE_GRAPHEMES).join(''),
    );
  });
};
