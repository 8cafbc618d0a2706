import type { DossierContents, DossierDifference } from '../finding.ts';
import type { WithheldBecause } from '../format.ts';

/** What each language has to say. */
export interface Texts {
  when(at: Date, timeZone: string | undefined): string;
  holds: string;
  holdsText(files: number): string;
  differs(count: number): string;
  differsText: string;
  dossier(title: string, product: string, takenAt: string): string;
  counts(contents: DossierContents): string;
  stamped(at: string, authority: string): string;
  stampedInSpite(at: string, authority: string): string;
  saysQualified(authority: string): string;
  notQualified(authority: string): string;
  sameSha256: Record<'zip' | 'manifest', string>;
  receiptHolds(sequence: number, at: string): string;
  receiptPartly(sequence: number, at: string): string;
  receiptOpen: Record<'later' | 'not_inside' | 'end', (sequence: number) => string>;
  notCode: string;
  agrees: string;
  compared(compared: number, records: number): string;
  whole(entries: number): string;
  inside(entries: number): string;
  boundFiles(bound: number, all: number): string;
  unboundFiles(paths: readonly string[]): string;
  accounts(count: number): string;
  sinceWhen: string;
  sinceWhenReceipt(sequence: number): string;
  notTrue: string;
  notWho: string;
  clock(product: string): string;
  selection: string;
  notPdf: string;
  synthesis: string;
  withheld: Record<WithheldBecause, (count: number) => string>;
  damagedFiles(count: number): string;
}

/** One sentence for each kind of difference. */
export type DifferenceTexts = {
  [Kind in DossierDifference['is']]: (difference: Extract<DossierDifference, { is: Kind }>) => string;
};

/** So many files are named in a sentence. */
export const NAMED_AT_MOST = 20;

/** A moment with its zone, so that a reader elsewhere is not misled. */
export const MOMENT = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const satisfies Intl.DateTimeFormatOptions;
