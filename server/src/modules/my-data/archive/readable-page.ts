/**
 * `index.html` of an export: everything that reads, in one page that opens without a connection. It holds no script and loads
 * nothing; whatever a person wrote is text in it.
 */

import type {
  ExportedRow,
  ExportedTable,
  InBoth,
  ShownRow,
} from '../../../platform/exports/exported-table.ts';
import type { ExportedRows } from '../../../platform/exports/read-exported.ts';
import { escapeHtml } from '../../../platform/requests/escape-html.ts';
import type { ArchiveLanguage } from './archive-words.ts';
import { WORDS } from './archive-words.ts';
import type { FilePlaces } from './file-places.ts';

interface PageParts {
  rows: ExportedRows;
  places: FilePlaces;
  language: ArchiveLanguage;
  productName: string;
  takenAt: Date;
}

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 1.05rem/1.6 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1.5rem; }
  h1 { font-size: 1.7rem; } h2 { font-size: 1.4rem; margin-top: 3rem; } h3 { font-size: 1.15rem; margin: 0; }
  article { border-top: 1px solid #8886; padding: 1.25rem 0; }
  article article { margin-left: 1.25rem; padding: .75rem 0; }
  .said { white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0; }
  .quiet { color: color-mix(in srgb, CanvasText 72%, Canvas); margin: 0; font-size: .95rem; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .5rem 0; }
  dt { color: color-mix(in srgb, CanvasText 72%, Canvas); } dd { margin: 0; overflow-wrap: anywhere; }
  @media print { article { break-inside: avoid; } }
`;

/** The page in pieces, as it is written. */
export const readablePage = async function* (parts: PageParts): AsyncGenerator<string, void, undefined> {
  const { rows, language, productName, takenAt, places } = parts;
  const words = WORDS[language];
  const title = escapeHtml(words.title(productName));
  const hasFiles = !places.all().next().done;
  yield `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; form-action 'none'; base-uri 'none'">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
<body>
<h1>${title}</h1>
<p>${escapeHtml(words.takenAt(instantText(takenAt.toISOString(), language)))}</p>
<p>${escapeHtml(words.whatItIs(hasFiles))}</p>
<p>${escapeHtml(words.careful)}</p>
`;
  const sections = rows.tables.filter(({ shown }) => shown && !shown.below);
  yield `<nav><ul>${sections
    .map(
      ({ table, shown }) =>
        `<li><a href="#${table}">${escapeHtml(textOf(shown?.heading, language))}</a></li>`,
    )
    .join('')}${hasFiles ? `<li><a href="#files">${escapeHtml(words.files)}</a></li>` : ''}</ul></nav>\n`;
  for (const section of sections) {
    yield `<section><h2 id="${section.table}">${escapeHtml(textOf(section.shown?.heading, language))}</h2>\n`;
    let isEmpty = true;
    for await (const page of rows.read(section)) {
      isEmpty = false;
      for (const row of page) yield* shownWith(parts, section, row);
    }
    if (isEmpty) yield `<p class="quiet">${escapeHtml(words.none)}</p>\n`;
    yield '</section>\n';
  }
  if (hasFiles) yield* fileList(places, language);
  yield '</body>\n</html>\n';
};

const fileList = function* (places: FilePlaces, language: ArchiveLanguage): Generator<string> {
  yield `<section><h2 id="files">${escapeHtml(WORDS[language].files)}</h2>\n<ul>\n`;
  for (const place of places.all()) yield `<li>${fileLink(place, language)}</li>\n`;
  yield '</ul></section>\n';
};

/** A row, and those that stand below it. */
const shownWith = async function* (
  parts: PageParts,
  { table, shown }: ExportedTable,
  row: ExportedRow,
): AsyncGenerator<string, void, undefined> {
  const { rows, language, places } = parts;
  if (!shown) return;
  yield `<article>\n${rowText(shown.show(row), row, language, places)}`;
  const below = rows.tables.filter((each) => each.shown?.below?.table === table);
  for (const part of below) {
    let isFirst = true;
    for await (const page of rows.readBelow(part, String(row.id))) {
      for (const lower of page) {
        if (isFirst) yield `<p class="quiet">${escapeHtml(textOf(part.shown?.heading, language))}</p>\n`;
        isFirst = false;
        yield* shownWith(parts, part, lower);
      }
    }
  }
  yield '</article>\n';
};

const rowText = (
  shown: ShownRow,
  row: ExportedRow,
  language: ArchiveLanguage,
  places: FilePlaces,
): string => {
  const { title, at, by, facts = [], text, files = [] } = shown;
  const lines: string[] = [];
  const heading = row.damaged ? WORDS[language].damaged : inLanguage(title, language);
  if (heading) lines.push(`<h3>${escapeHtml(heading)}</h3>`);
  // What somebody said has its instant beside them; that of anything else is not when it happened.
  const instant = at && instantText(at, language);
  const about = by
    ? [textOf(by, language), instant].filter(Boolean).join(' · ')
    : instant && WORDS[language].recordedAt(instant);
  if (about) lines.push(`<p class="quiet">${escapeHtml(about)}</p>`);
  const said = facts.flatMap(([label, value]) => {
    const shownValue = value && inLanguage(value, language);
    return shownValue
      ? [
          `<dt>${escapeHtml(textOf(label, language))}</dt><dd>${escapeHtml(dayText(shownValue, language))}</dd>`,
        ]
      : [];
  });
  if (said.length > 0) lines.push(`<dl>${said.join('')}</dl>`);
  if (text) lines.push(`<p class="said">${escapeHtml(text)}</p>`);
  for (const id of files) {
    const place = places.of(id);
    lines.push(`<p>${place ? fileLink(place, language) : escapeHtml(WORDS[language].missingFile)}</p>`);
  }
  return `${lines.join('\n')}\n`;
};

const fileLink = (
  { path, isDamaged }: { path: string; isDamaged: boolean },
  language: ArchiveLanguage,
): string => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const href = path.split('/').map(encodeURIComponent).join('/');
  const link = `<a href="${escapeHtml(href)}">${escapeHtml(name)}</a>`;
  return isDamaged ? `${link} – ${escapeHtml(WORDS[language].damagedFile)}` : link;
};

const inLanguage = (value: string | InBoth, language: ArchiveLanguage): string =>
  typeof value === 'string' ? value : textOf(value, language);

const textOf = (text: InBoth | undefined, language: ArchiveLanguage): string => text?.[language] ?? '';

/** The time zone in which the product is used: a file cannot know where it is read. */
const INSTANTS: Record<ArchiveLanguage, Intl.DateTimeFormat> = {
  fr: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' }),
};

export const instantText = (at: string, language: ArchiveLanguage): string =>
  INSTANTS[language].format(new Date(at));

const DAYS: Record<ArchiveLanguage, Intl.DateTimeFormat> = {
  fr: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
};

/** A calendar day as one says it; everything else as it is. */
const dayText = (value: string, language: ArchiveLanguage): string =>
  /^\d{4}-\d\d-\d\d$/.test(value) ? DAYS[language].format(new Date(`${value}T00:00:00Z`)) : value;
