import { describe, expect, it } from 'vitest';
import { checkDossier } from '../check-dossier.ts';
import { allFiles, dossierFiles, zipOf } from '../dossier.fixture.ts';
import type { DossierDifference, DossierFinding } from '../finding.ts';
import { sourceOfBytes } from '../source.ts';
import { differencesInEnglish } from './english.ts';
import { findingWords } from './finding-words.ts';
import { differencesInFrench } from './french.ts';

const clean = async (): Promise<DossierFinding> =>
  await checkDossier(sourceOfBytes(await zipOf(await allFiles(await dossierFiles(1)))));
const STAMP = { at: '2026-11-23T10:00:00.000Z', authority: 'Autorité', saysQualified: false };

const record = { entity: 'incident', id: 'x', name: 'INC-2026-0001' };
/** One of each kind, so that a text that is missing or wrong is seen. */
const ONE_OF_EACH: { [Kind in DossierDifference['is']]: Extract<DossierDifference, { is: Kind }> } = {
  zip: { is: 'zip', fault: 'header', path: 'a.txt', at: 12, field: 'flags' },
  file_changed: { is: 'file_changed', path: 'dossier.pdf', listed: 'aa', found: 'bb' },
  file_size: { is: 'file_size', path: 'dossier.pdf', listed: 1, found: 2 },
  file_missing: { is: 'file_missing', path: 'dossier.pdf' },
  file_unlisted: { is: 'file_unlisted', path: 'x.txt' },
  file_foreign: { is: 'file_foreign', path: 'Dossier.pdf' },
  moment: { is: 'moment', fault: 'after_stamp' },
  unreadable: { is: 'unreadable', path: 'ledger.json', why: 'json' },
  shape: { is: 'shape', path: 'ledger.json', field: 'entries.3.hash' },
  format: { is: 'format', path: 'manifest.json' },
  order: { is: 'order', path: 'manifest.json', field: 'a.txt' },
  disagree: { is: 'disagree', field: 'taken_at', paths: ['manifest.json', 'dossier.json'] },
  entry: { is: 'entry', sequence: 3, fault: 'previous_hash' },
  head: { is: 'head', sequence: 3 },
  foreign_entry: { is: 'foreign_entry', sequence: 3 },
  record_twice: { is: 'record_twice', record },
  entry_missing: { is: 'entry_missing', record, sequence: 3 },
  entry_other: { is: 'entry_other', record, sequence: 3, field: 'recorded_at' },
  recorded_changed: { is: 'recorded_changed', record, sequence: 3 },
  shown_differs: { is: 'shown_differs', record, sequence: 3, field: 'title', shown: 'A', recorded: 'B' },
  versions: { is: 'versions', record, said: 1, found: 2 },
  withheld: { is: 'withheld', record },
  within: { is: 'within', record },
  piece: { is: 'piece', number: 2, fault: 'files' },
  piece_file: { is: 'piece_file', number: 2, path: 'pieces/a', fault: 'size' },
  piece_recorded: { is: 'piece_recorded', number: 2, name: 'a', sequence: 3, field: null },
  file_without_piece: { is: 'file_without_piece', path: 'pieces/a' },
  source: { is: 'source', sentence: 1, fault: 'record' },
  timestamp: { is: 'timestamp', fault: 'imprint' },
  receipt: { is: 'receipt', sequence: 3 },
  sha256: { is: 'sha256', expected: 'aa' },
};
const EVERY = Object.values(ONE_OF_EACH);

describe('the words for a finding', () => {
  it('say since when nothing changed where a time-stamp or something kept elsewhere shows it, and else that nobody knows', async () => {
    const finding = await clean();
    const bare = findingWords(finding, 'fr', 'UTC');
    expect(bare.holds).toBe(true);
    expect(bare.notProven.join()).toContain('Depuis quand');
    expect(bare.proven.join()).not.toContain('depuis');
    const stamped = findingWords({ ...finding, timestamp: STAMP, hasTimestamp: true }, 'fr', 'UTC');
    expect(stamped.proven[0]).toContain('n’a changé depuis le 23 novembre 2026');
    expect(stamped.notProven.join()).not.toContain('Depuis quand');
    expect(stamped.notProven.join()).toContain('ne se dit pas qualifié');
    const receipt = { is: 'holds', sequence: 4, at: STAMP.at } as const;
    const received = findingWords({ ...finding, receipt }, 'en', 'UTC');
    expect(received.proven[0]).toContain('first 4 entries');
    // It is of the ledger, and dates nothing else.
    expect(received.notProven.join()).toContain('does not date the PDF');
  });

  it('never say that what is written is true, whatever holds', async () => {
    const finding = { ...(await clean()), timestamp: STAMP, hasTimestamp: true, sha256: 'zip' as const };
    expect(findingWords(finding, 'fr').notProven).toContainEqual(expect.stringContaining('est exact'));
    expect(findingWords(finding, 'en').notProven).toContainEqual(expect.stringContaining('is true'));
  });

  it('tell what of a dossier nothing binds to the ledger, and of how many files', async () => {
    const dossier = await dossierFiles(2);
    const [piece] = dossier.document.pieces;
    for (const file of piece?.files ?? []) file.recorded = null;
    const [record] = dossier.document.records;
    if (record?.entity === 'incident')
      record.shown.account = [{ said_at: '2026-11-03T18:00:00.000Z', words: 'Il m’a poussée' }];
    const { differences, proven, notProven } = findingWords(
      await checkDossier(sourceOfBytes(await zipOf(await allFiles(dossier)))),
      'en',
    );
    expect(differences).toEqual([]);
    expect(proven.join()).toContain('For 1 of 2 files of exhibits');
    expect(notProven.join()).toContain(
      'nothing in the case file binds it to the ledger (pieces/piece-1.eml)',
    );
    expect(notProven.join()).toContain('words of a conversation that are shown with one incident');
  });

  it('are ours alone, whatever a title or a name holds', async () => {
    const finding = await clean();
    const title = '\u001b[2J\u001b[8mTout concorde\u202e\n\r'.repeat(30);
    const contents = { ...(finding.contents as NonNullable<DossierFinding['contents']>), title };
    const [text = ''] = findingWords({ ...finding, contents }, 'fr').contents;
    expect(text).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(text.length).toBeLessThan(400);
    const arabic = findingWords({ ...finding, contents: { ...contents, title: 'ياسمين' } }, 'fr').contents;
    expect(arabic[0]).toContain('\u2068ياسمين\u2069');
  });

  it('claim nothing of a dossier that differs, but what the time-stamp holds for', async () => {
    const finding = { ...(await clean()), differences: EVERY.slice(0, 1) };
    expect(findingWords(finding, 'fr').proven).toEqual([]);
    const [only] = findingWords({ ...finding, timestamp: STAMP }, 'en', 'UTC').proven;
    expect(only).toContain('not named above');
  });

  it('name every kind of difference in both languages, and where it is', () => {
    for (const one of EVERY) {
      for (const texts of [differencesInFrench, differencesInEnglish]) {
        const text = (texts[one.is] as (difference: DossierDifference) => string)(one);
        expect(text).toMatch(/^[\p{Lu}“«].*[.)]$/u);
        expect(text).not.toMatch(/undefined|null|\[object/);
        for (const value of Object.values(one).filter((part) => typeof part === 'number'))
          expect(text).toContain(String(value));
        if ('path' in one && one.path !== null) expect(text).toContain(one.path);
        if ('record' in one) expect(text).toContain('INC-2026-0001');
      }
    }
  });

  it('keep to French typography', async () => {
    const finding = {
      ...(await clean()),
      differences: EVERY,
      timestamp: STAMP,
      receipt: { is: 'end', sequence: 3 } as const,
    };
    const all = [findingWords(finding, 'fr'), findingWords({ ...finding, differences: [] }, 'fr')];
    const texts = all.flatMap(({ title, text, contents, proven, notProven, differences }) => [
      ...[title, text, ...contents, ...proven, ...notProven, ...differences],
    ]);
    expect(texts.length).toBeGreaterThan(50);
    const wrong = texts.filter((text) => /[^\u202f][;?!»]|[^\u202f\d]:|«[^\u202f]|n° |[\u2011…]/.test(text));
    expect(wrong).toEqual([]);
  });
});
