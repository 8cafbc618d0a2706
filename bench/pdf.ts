/**
 * The PDF of 1,000 incidents against two other ways to make one, in one run: a library that lays out in JavaScript, and a browser's
 * print. All three set the same words in the same order and faces (support/dossier-blocks.ts), with bookmarks, links and numbered pages;
 * ours and the browser's are tagged. Ours is PDF/A-3a besides, with its data attached and page numbers in its table of contents. The start
 * of a process counts for all.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { Document, Font, Link, Page, renderToBuffer, Text } from '@react-pdf/renderer';
import { createElement } from 'react';
import { ensureChromium } from '../scripts/environment.mjs';
import { dossierOf } from '../server/src/modules/dossier/pdf/dossier.fixture.ts';
import { dossierPdf } from '../server/src/modules/dossier/pdf/dossier-pdf.ts';
import { viewDocument } from '../server/src/modules/dossier/pdf/view-document.ts';
import { escapeHtml } from '../server/src/platform/requests/escape-html.ts';
import { createTypst } from '../server/src/platform/typst/typst.ts';
import type { DossierDocument } from '../verifier/dossier/format.ts';
import { type Block, blocksOf, type Run } from './support/dossier-blocks.ts';
import type { Figure } from './support/report.ts';

const INCIDENTS = 1_000;
const LOOK_EVERY_MS = 20;
const BLOCKS_OF_A_PAGE = 40;
const HEADINGS = /^h[1-4]$/;
const FOLDER = join(import.meta.dirname, '../node_modules/@expo-google-fonts');
const NEXT = 'atkinson-hyperlegible-next';
/** Those of the dossier that these texts use. */
const FACES = [
  ...(['400Regular', '600SemiBold', '700Bold'] as const).map((style) => ({
    family: 'Atkinson',
    weight: Number.parseInt(style, 10),
    file: join(FOLDER, NEXT, style, `AtkinsonHyperlegibleNext_${style}.ttf`),
  })),
  {
    family: 'Mono',
    weight: 400,
    file: join(FOLDER, 'atkinson-hyperlegible-mono/400Regular/AtkinsonHyperlegibleMono_400Regular.ttf'),
  },
];

export const pdfOfDossier = async (): Promise<Figure[]> => {
  const dossier = dossierOf(INCIDENTS);
  const ours = await timeOfTypst(dossier);
  const blocks = blocksOf(viewDocument(dossier));
  const library = await timeOfLibrary(blocks, dossier.title);
  const browser = await timeOfBrowser(blocks, dossier.title);
  const against = (name: string, theirs: number): Figure => ({
    name: `PDF of ${INCIDENTS} incidents, against ${name}`,
    value: theirs / ours.ms,
    unit: '×',
    bound: { kind: 'min', value: 3 },
    detail: `${ours.ms.toFixed(0)} ms against ${theirs.toFixed(0)} ms`,
  });
  return [
    against('@react-pdf/renderer', library),
    against('the print of Chromium', browser),
    {
      name: 'memory of the process that sets it, at most',
      value: ours.peakBytes / 1e6,
      unit: 'MB',
      bound: { kind: 'max', value: 700 },
      detail: `resident, looked at every ${LOOK_EVERY_MS} ms`,
    },
  ];
};

const timeOfTypst = async (dossier: DossierDocument): Promise<{ ms: number; peakBytes: number }> => {
  const typst = createTypst();
  let peakBytes = 0;
  const looking = setInterval(async () => {
    peakBytes = Math.max(peakBytes, await largestChildBytes());
  }, LOOK_EVERY_MS);
  const start = performance.now();
  await dossierPdf(typst, dossier);
  const ms = performance.now() - start;
  clearInterval(looking);
  await typst.stop();
  return { ms, peakBytes };
};

/** Resident memory of the largest process that this one has started. Linux. */
const largestChildBytes = async (): Promise<number> => {
  const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8').catch(() => '');
  const sizes = children.split(' ').map(async (pid) => {
    if (pid === '') return 0;
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
  });
  return Math.max(0, ...(await Promise.all(sizes)));
};

const timeOfLibrary = async (blocks: Block[][], title: string): Promise<number> => {
  for (const { family, weight, file } of FACES) Font.register({ family, src: file, fontWeight: weight });
  Font.registerHyphenationCallback((word) => [word]);
  const start = performance.now();
  const pages = blocks.flatMap(inPages).map((page) =>
    createElement(
      Page,
      { size: 'A4', style: { padding: 64, fontSize: 10.5, fontFamily: 'Atkinson' } },
      ...page.map(elementOf),
      createElement(Text, {
        fixed: true,
        style: { position: 'absolute', bottom: 30, right: 64, fontSize: 8.5 },
        render: ({ pageNumber, totalPages }) => `${title} p. ${pageNumber} / ${totalPages}`,
      }),
    ),
  );
  await renderToBuffer(createElement(Document, { title, language: 'fr' }, ...pages));
  return performance.now() - start;
};

/** A page for each incident, and for so many lines of a list: the library takes far longer over one long page. */
const inPages = (part: Block[]): Block[][] => {
  const pages: Block[][] = [[]];
  for (const block of part) {
    const page = pages.at(-1) as Block[];
    if (block.kind === 'h2' || page.length >= BLOCKS_OF_A_PAGE) pages.push([block]);
    else page.push(block);
  }
  return pages;
};

const SIZES = { h1: 19, h2: 13.5, h3: 9, h4: 10.5, p: 10.5, facts: 9.5 } as const;
const elementOf = ({ kind, lines, anchor }: Block) =>
  createElement(
    Text,
    {
      style: { fontSize: SIZES[kind], marginBottom: 6, ...(HEADINGS.test(kind) && { fontWeight: 600 }) },
      ...(anchor && { id: anchor }),
      ...((kind === 'h1' || kind === 'h2') && { bookmark: textOf(lines) }),
    },
    ...lines.flatMap((line, index) => [...(index > 0 ? ['\n'] : []), ...line.map(runOf)]),
  );
const runOf = ({ text, kind, to }: Run) => {
  if (to) return createElement(Link, { src: `#${to}` }, text);
  return kind ? createElement(Text, { style: STYLES[kind] }, text) : text;
};
const STYLES = {
  small: { fontSize: 8.5, color: '#566070' },
  muted: { color: '#566070' },
  strong: { fontWeight: 700 },
  mono: { fontFamily: 'Mono', fontSize: 7.4 },
} as const;
const textOf = (lines: Run[][]): string => lines.flatMap((line) => line.map(({ text }) => text)).join('');

const timeOfBrowser = async (blocks: Block[][], title: string): Promise<number> => {
  const executablePath = await ensureChromium();
  const start = performance.now();
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage();
    await page.setContent(await htmlOf(blocks, title));
    await page.pdf({
      format: 'A4',
      tagged: true,
      outline: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate:
        '<p style="font-size: 8px; padding-left: 2cm"><span class="title"></span> p. <span class="pageNumber"></span> / <span class="totalPages"></span></p>',
      margin: { top: '2.2cm', bottom: '2.4cm', left: '2.3cm', right: '2.3cm' },
    });
    return performance.now() - start;
  } finally {
    await browser.close();
  }
};

const htmlOf = async (blocks: Block[][], title: string): Promise<string> => {
  const faces = FACES.map(async ({ family, weight, file }) => {
    const source = `data:font/ttf;base64,${(await readFile(file)).toString('base64')}`;
    return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(${source}) }`;
  });
  const parts = blocks.map((part) => `<section>${part.map(tagOf).join('')}</section>`);
  return `<html lang="fr"><title>${escapeHtml(title)}</title><style>${(await Promise.all(faces)).join('')}
    body { font: 10.5pt Atkinson } section { break-before: page } p { white-space: pre-wrap; margin: 0 0 0.9em }
    h1 { font-size: 19pt } h2 { font-size: 13.5pt } h3 { font-size: 9pt } h4 { font-size: 10.5pt } .facts { font-size: 9.5pt }
    small { font-size: 8.5pt; color: #566070 } i { font-style: normal; color: #566070 } code { font: 7.4pt Mono }
    </style>${parts.join('')}</html>`;
};
const tagOf = ({ kind, lines, anchor }: Block): string => {
  const tag = HEADINGS.test(kind) ? kind : 'p';
  const content = lines.map((line) => line.map(htmlOfRun).join('')).join('<br>');
  return `<${tag} class="${kind}"${anchor ? ` id="${anchor}"` : ''}>${content}</${tag}>`;
};
const TAGS = { small: 'small', muted: 'i', strong: 'b', mono: 'code' } as const;
const htmlOfRun = ({ text, kind, to }: Run): string => {
  const tagged = kind ? `<${TAGS[kind]}>${escapeHtml(text)}</${TAGS[kind]}>` : escapeHtml(text);
  return to ? `<a href="#${to}">${tagged}</a>` : tagged;
};
