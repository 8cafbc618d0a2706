/**
 * The PDF of 1,000 incidents against two other ways to make one of the same texts, in one run: a library that lays out in JavaScript, and a
 * browser's print. Ours is PDF/A-3a with its data attached; theirs are neither. The start of a process counts for all.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { Document, Font, Page, renderToBuffer, Text } from '@react-pdf/renderer';
import { createElement } from 'react';
import { ensureChromium } from '../scripts/environment.mjs';
import { dossierOf } from '../server/src/modules/dossier/pdf/dossier.fixture.ts';
import { dossierPdf } from '../server/src/modules/dossier/pdf/dossier-pdf.ts';
import { escapeHtml } from '../server/src/platform/requests/escape-html.ts';
import { createTypst } from '../server/src/platform/typst/typst.ts';
import type { DossierDocument } from '../verifier/dossier/format.ts';
import type { Figure } from './support/report.ts';

const INCIDENTS = 1_000;
const LOOK_EVERY_MS = 20;
const FACE = join(
  import.meta.dirname,
  '../node_modules/@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf',
);

export const pdfOfDossier = async (): Promise<Figure[]> => {
  const dossier = dossierOf(INCIDENTS);
  const ours = await timeOfTypst(dossier);
  const library = await timeOfLibrary(dossier);
  const browser = await timeOfBrowser(dossier);
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

const timeOfLibrary = async (dossier: DossierDocument): Promise<number> => {
  Font.register({ family: 'Atkinson', src: FACE });
  const start = performance.now();
  const pages = textsOf(dossier).map((texts) =>
    createElement(
      Page,
      { size: 'A4', style: { padding: 64, fontSize: 10.5, fontFamily: 'Atkinson' } },
      ...texts.map((text, index) =>
        createElement(Text, { style: { fontSize: index === 0 ? 14 : 10.5, marginBottom: 6 } }, text),
      ),
      createElement(Text, {
        fixed: true,
        render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`,
      }),
    ),
  );
  await renderToBuffer(createElement(Document, { title: dossier.title }, ...pages));
  return performance.now() - start;
};

const timeOfBrowser = async (dossier: DossierDocument): Promise<number> => {
  const executablePath = await ensureChromium();
  const start = performance.now();
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage();
    const incidents = textsOf(dossier).map(([title = '', ...texts]) => {
      const paragraphs = texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
      return `<section><h2>${escapeHtml(title)}</h2>${paragraphs}</section>`;
    });
    await page.setContent(
      `<html lang="fr"><style>p { white-space: pre-wrap }</style><h1>${escapeHtml(dossier.title)}</h1>${incidents.join('')}</html>`,
    );
    await page.pdf({ format: 'A4', tagged: true, outline: true, displayHeaderFooter: true });
    return performance.now() - start;
  } finally {
    await browser.close();
  }
};

/** What is said of each incident, its title first. */
const textsOf = ({ records, pieces }: DossierDocument): string[][] => {
  const filesOf = new Map(pieces.map(({ record_id, files }) => [record_id, files]));
  const incidents: string[][] = [];
  for (const record of records) {
    const said = `${record.first.recorded_at} ; ${record.last.recorded_at} ; ${record.versions} ; ${record.first.sequence}`;
    if (record.entity === 'incident') {
      const { title, description, ...facts } = record.shown;
      incidents.push([title, ...Object.values(facts).map(String), description, said]);
    } else {
      const files = (filesOf.get(record.id) ?? []).map(
        ({ name, size, sha256 }) => `${name} ${size} ${sha256}`,
      );
      incidents.at(-1)?.push(...Object.values(record.shown).map(String), ...files, said);
    }
  }
  return incidents.map((texts) => texts.filter((text) => text !== ''));
};
