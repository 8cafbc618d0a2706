/** What the dossier's template sets (dossier.typ), as plain blocks: the same words, in the same order, for other ways to make a PDF. */

import type { DossierView } from '../../server/src/modules/dossier/pdf/view-document.ts';
import type { Words, WordsParagraph } from '../../server/src/platform/typst/words.ts';
import { COVERED } from '../../verifier/dossier/format.ts';

/** A piece of a line. */
export interface Run {
  text: string;
  kind?: 'small' | 'muted' | 'strong' | 'mono';
  /** The anchor to which it leads. */
  to?: string;
}

/** A heading or a paragraph, by its lines. */
export interface Block {
  kind: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'facts';
  lines: Run[][];
  /** By which links find it. */
  anchor?: string;
}

const plain = (text: string, kind?: Run['kind']): Run => ({ text, ...(kind && { kind }) });
const small = (text: string): Run => plain(text, 'small');
const p = (...runs: Run[]): Block => ({ kind: 'p', lines: [runs] });
const heading = (kind: Block['kind'], text: string, anchor?: string): Block => ({
  kind,
  lines: [[plain(text)]],
  ...(anchor && { anchor }),
});

const linesOf = (paragraph: WordsParagraph): string[] =>
  paragraph.lines.map((pieces) =>
    pieces.map((piece) => (typeof piece === 'string' ? piece : COVERED)).join(''),
  );
const lineOf = (words: Words): string =>
  typeof words === 'string' ? words : words.flatMap(linesOf).join(' ');
const say = (words: Words): Block[] =>
  typeof words === 'string'
    ? [p(plain(words))]
    : words.map((paragraph) => ({ kind: 'p', lines: linesOf(paragraph).map((line) => [plain(line)]) }));

type RecordView = DossierView['incidents'][number];
type FileView = RecordView['files'][number];

const factsOf = (facts: RecordView['facts'], colon: string): Run[][] =>
  facts.map((line) =>
    line.flatMap(([label, value], index) => [
      ...(index > 0 ? [plain(' · ')] : []),
      plain(label + colon, 'muted'),
      plain(lineOf(value)),
    ]),
  );
const filesOf = (files: readonly FileView[]): Run[][] =>
  files.flatMap(({ name, size, added, sha256 }) => [
    [plain(lineOf(name)), small(` · ${size} · ${added}`)],
    [small('SHA-256 '), plain(sha256 ?? '', 'mono')],
  ]);

/** The front page; then the parts, of which each begins a page. */
export const blocksOf = (view: DossierView): Block[][] => {
  const { words } = view;
  const contents = view.incidents.map(({ anchor, title }) => ({
    ...p({ text: lineOf(title), to: anchor }),
  }));
  const incident = ({ anchor, title, facts, text, persons, pieces }: RecordView): Block[] => [
    heading('h2', lineOf(title), anchor),
    { kind: 'facts', lines: factsOf(facts, words.colon) },
    heading('h3', words.sections.description),
    ...say(text),
    heading('h3', words.sections.persons),
    ...persons.map(({ name, part, role, recorded }) =>
      p(plain(lineOf(name), 'strong'), plain(` · ${part} · ${lineOf(role)}`), small(` · ${recorded}`)),
    ),
    heading('h3', words.sections.exhibits),
    ...pieces.flatMap((piece): Block[] => [
      heading('h4', `${piece.number} · ${lineOf(piece.title)}`, piece.anchor),
      {
        kind: 'facts',
        lines: [...factsOf(piece.facts, words.colon), ...filesOf(piece.files), [small(piece.recorded)]],
      },
      ...say(piece.description),
    ]),
  ];
  return [
    [
      p(plain(words.dossier, 'strong')),
      heading('h1', lineOf(view.title)),
      p(plain(`${words.author} `), plain(lineOf(view.author ?? []), 'strong')),
      ...[view.taken, words.paris, view.counts.join(' · ')].map((text) => p(plain(text))),
      heading('h2', words.reading.title),
      ...[words.reading.words, words.reading.dates, view.persons_shown, words.reading.numbers].map((text) =>
        p(plain(text)),
      ),
      heading('h2', words.checking.title),
      ...words.checking.steps.map((text, index) => p(plain(`${index + 1}. ${text}`))),
      p(plain(words.checking.proven)),
      p(plain(words.checking.notProven, 'strong')),
      p(small(`${words.checking.number} `), plain(view.id, 'mono')),
    ],
    [
      heading('h1', words.contents),
      p(plain(words.incidents, 'strong')),
      ...contents,
      p(plain(words.pieces.title, 'strong')),
    ],
    [heading('h1', words.incidents), ...view.incidents.flatMap(incident)],
    [
      heading('h1', words.pieces.title),
      p(plain(words.pieces.about)),
      ...view.pieces.map(
        ({ number, anchor, title, files }): Block => ({
          kind: 'facts',
          lines: [
            [{ text: number, kind: 'strong', ...(anchor && { to: anchor }) }, plain(` · ${lineOf(title)}`)],
            ...filesOf(files),
          ],
        }),
      ),
    ],
  ];
};
