/** A finding in plain words: what was found, what is proven by it, and what is not. The page, the file and the command say the same. */
import type { DossierDifference, DossierFinding } from '../finding.ts';
import { DOSSIER_PATHS, type DossierLanguage } from '../format.ts';
import { differencesInEnglish, ENGLISH } from './english.ts';
import { differencesInFrench, FRENCH } from './french.ts';
import { harmlessFinding } from './harmless.ts';
import type { DifferenceTexts, Texts } from './texts.ts';

export interface FindingWords {
  /** No difference was found. */
  holds: boolean;
  title: string;
  text: string;
  /** What dossier this is; none where that cannot be read. */
  contents: string[];
  proven: string[];
  notProven: string[];
  /** One sentence for each. */
  differences: string[];
}

const TEXTS: Record<DossierLanguage, { texts: Texts; differences: DifferenceTexts }> = {
  fr: { texts: FRENCH, differences: differencesInFrench },
  en: { texts: ENGLISH, differences: differencesInEnglish },
};

/** @param timeZone IANA, in which moments are told; by itself that of the device */
export const findingWords = (
  found: DossierFinding,
  language: DossierLanguage,
  timeZone?: string,
): FindingWords => {
  const finding = harmlessFinding(found);
  const { texts, differences: differenceTexts } = TEXTS[language];
  const when = (instant: string): string => texts.when(new Date(instant), timeZone);
  const { differences, contents, files } = finding;
  const holds = differences.length === 0;
  return {
    holds,
    title: holds ? texts.holds : texts.differs(differences.length),
    text: holds ? texts.holdsText(files) : texts.differsText,
    contents:
      contents === null
        ? []
        : [texts.dossier(contents.title, contents.product, when(contents.takenAt)), texts.counts(contents)],
    proven: holds ? provenWords(finding, texts, when) : provenInSpite(finding, texts, when),
    notProven: [...openWords(finding, texts, holds), ...notProvenWords(finding, texts)],
    differences: differences.map((one) => differenceWords(one, differenceTexts)),
  };
};

const differenceWords = (difference: DossierDifference, texts: DifferenceTexts): string =>
  // Each text takes the difference of its kind: TypeScript does not follow that through the union.
  (texts[difference.is] as (one: DossierDifference) => string)(difference);

type When = (instant: string) => string;

const provenWords = (
  { contents, timestamp, receipt, sha256 }: DossierFinding,
  texts: Texts,
  when: When,
): string[] => {
  const proven: string[] = [];
  if (timestamp) proven.push(texts.stamped(when(timestamp.at), timestamp.authority));
  if (sha256 !== null) proven.push(texts.sameSha256[sha256]);
  if (receipt?.is === 'holds') proven.push(texts.receiptHolds(receipt.sequence, when(receipt.at)));
  if (receipt?.is === 'partly') proven.push(texts.receiptPartly(receipt.sequence, when(receipt.at)));
  proven.push(texts.agrees);
  if (contents === null) return proven;
  const { records, compared, entries, entriesAre, boundFiles, unboundFiles } = contents;
  if (compared > 0) proven.push(texts.compared(compared, records));
  if (entries > 0) proven.push(entriesAre === 'whole' ? texts.whole(entries) : texts.inside(entries));
  if (boundFiles > 0) proven.push(texts.boundFiles(boundFiles, boundFiles + unboundFiles.length));
  return proven;
};

/** What still stands where something differs: the time-stamp over the list of files. */
const provenInSpite = ({ timestamp, differences }: DossierFinding, texts: Texts, when: When): string[] => {
  // Without the list nothing was compared with it.
  const isListed = !differences.some((one) => 'path' in one && one.path === DOSSIER_PATHS.manifest);
  return timestamp && isListed ? [texts.stampedInSpite(when(timestamp.at), timestamp.authority)] : [];
};

/** Since when, where nothing says it, and what a code does not show. */
const openWords = (
  { timestamp, receipt, sha256 }: DossierFinding,
  texts: Texts,
  holds: boolean,
): string[] => {
  const open: string[] = [];
  // A time-stamp and a fingerprint are of all files; a receipt is of a part of the ledger.
  const isDated = timestamp !== null || sha256 !== null;
  if (holds && !isDated)
    open.push(receipt?.is === 'holds' ? texts.sinceWhenReceipt(receipt.sequence) : texts.sinceWhen);
  if (receipt?.is === 'not_code') open.push(texts.notCode);
  if (receipt?.is === 'later' || receipt?.is === 'not_inside' || receipt?.is === 'end')
    open.push(texts.receiptOpen[receipt.is](receipt.sequence));
  if (timestamp)
    open.push(texts[timestamp.saysQualified ? 'saysQualified' : 'notQualified'](timestamp.authority));
  return open;
};

const notProvenWords = ({ contents }: DossierFinding, texts: Texts): string[] => {
  const words = [texts.notTrue, texts.notWho];
  if (contents === null) return words;
  const { withheld, damagedFiles, unboundFiles, accounts, hasSynthesis } = contents;
  words.push(texts.clock(contents.product), texts.selection, texts.notPdf);
  if (hasSynthesis) words.push(texts.synthesis);
  if (accounts > 0) words.push(texts.accounts(accounts));
  if (unboundFiles.length > 0) words.push(texts.unboundFiles(unboundFiles));
  for (const reason of ['redacted', 'names', 'more_recorded', 'damaged'] as const) {
    const count = withheld[reason] ?? 0;
    if (count > 0) words.push(texts.withheld[reason](count));
  }
  if (damagedFiles > 0) words.push(texts.damagedFiles(damagedFiles));
  return words;
};
