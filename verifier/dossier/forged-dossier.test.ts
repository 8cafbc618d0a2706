import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Disclosed } from '../recorded.ts';
import { type Authority, startAuthority } from './authority.fixture.ts';
import { checkFilesOf, checkZip } from './check.fixture.ts';
import {
  allFiles,
  chainOf,
  type DossierFiles,
  dossierFiles,
  idOf,
  TAKEN_AT,
  zipOf,
} from './dossier.fixture.ts';
import type { DossierRecord } from './format.ts';

let authority: Authority;
let whole: DossierFiles;
beforeAll(async () => {
  authority = await startAuthority('qualified');
  whole = await dossierFiles(2);
});
afterAll(() => authority.close());

/** Every path to a value of JSON that is no object and no list. */
const leavesOf = (value: unknown, path: (string | number)[] = []): (string | number)[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => leavesOf(one, [...path, key]))
    : [path];

const withChange = <Content>(value: Content, path: readonly (string | number)[]): Content => {
  const copy = structuredClone(value);
  let holder = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
  const key = path.at(-1) as string;
  const old = holder[key];
  holder[key] =
    typeof old === 'string' ? `${old}x` : typeof old === 'number' ? old + 1 : old === null ? 'x' : !old;
  return copy;
};

/** What nothing but the manifest, and with it a time-stamp, binds: the words about the dossier itself, and the synthesis. */
const FREE =
  /^(product|dossier_id|title|author|language|persons_shown|synthesis\.(id|version|recorded_at|sentences\.\d+\.(part|text|made|sources\.\d+\.(version|passage\.(start|end)))))$|\.(shown\.account|added_at)/;

describe('a forger who makes all sums right again', () => {
  it('does not change a field of a record or of the ledger unseen', async () => {
    const small = await dossierFiles(1);
    const unseen: string[] = [];
    for (const key of ['document', 'ledger'] as const) {
      for (const path of leavesOf(small[key])) {
        const name = path.join('.');
        if (key === 'document' && FREE.test(name)) continue;
        const { differences } = await checkFilesOf({ ...small, [key]: withChange(small[key], path) });
        if (differences.length === 0) unseen.push(`${key}: ${name}`);
      }
    }
    expect(unseen).toEqual([]);
  });

  it('is told which field of which record says something else, and what was recorded', async () => {
    const changed = structuredClone(whole);
    const record = changed.document.records[0];
    if (record?.entity === 'incident') record.shown.location = 'Salle C';
    expect((await checkFilesOf(changed)).differences).toEqual([
      {
        is: 'shown_differs',
        record: { entity: 'incident', id: idOf('incident', 1), name: 'INC-2026-0001' },
        sequence: 6,
        field: 'location',
        shown: 'Salle C',
        recorded: 'Salle B',
      },
    ]);
  });

  it('does not hide a field that is shown, nor put one beside it that nothing binds', async () => {
    const found = async (change: (recorded: Disclosed, shown: object) => void) => {
      const changed = structuredClone(whole);
      const record = changed.document.records[0] as DossierRecord;
      change(record.recorded as Disclosed, record.shown);
      return (await checkFilesOf(changed)).differences.map(({ is }) => is);
    };
    // The title's own hash in the place of the title: the entry's hash is right, and nothing says what the title was.
    const { fields } = (whole.document.records[0] as DossierRecord).recorded as Disclosed;
    const { value, salt } = fields.title as { value: unknown; salt: string };
    const own = createHash('sha256').update(canonicalize({ field: 'title', value, salt }) as string);
    const titleHash = own.digest('hex');
    expect(
      await found((recorded, shown) => {
        delete recorded.fields.title;
        recorded.hidden.title = titleHash;
        Object.assign(shown, { title: 'Autre titre' });
      }),
    ).toContain('withheld');
    expect(await found(({ hidden }) => Object.assign(hidden, { title: titleHash }))).toEqual([
      'recorded_changed',
    ]);
    expect(await found(({ hidden }) => delete hidden.tags)).toEqual(['recorded_changed']);
  });

  it('does not put a file beside the others, even one that the list names', async () => {
    for (const path of ['Dossier.pdf', 'LISEZ-MOI D’ABORD.exe', 'pieces/PIECE-1.eml']) {
      const { differences } = await checkFilesOf({
        ...whole,
        files: new Map([...whole.files, [path, new Uint8Array([1])]]),
      });
      expect(differences, path).toContainEqual(expect.objectContaining({ path }));
    }
  });

  it('does not say that the dossier is older than what is in it, or younger than its time-stamp', async () => {
    const takenAt = async (moment: string, stamp?: Authority['stamp']) => {
      const changed = structuredClone(whole);
      changed.document.taken_at = moment;
      changed.ledger.taken_at = moment;
      return (await checkZip(await zipOf(await allFiles(changed, stamp)))).differences;
    };
    expect(await takenAt('2020-01-01T00:00:00.000Z')).toEqual([{ is: 'moment', fault: 'before_entries' }]);
    expect(await takenAt('2099-01-01T00:00:00.000Z', authority.stamp)).toEqual([
      { is: 'moment', fault: 'after_stamp' },
    ]);
  });

  it('does not put words of a conversation beside a record that was recorded without any', async () => {
    const former = await dossierFiles(1, 'whole', undefined, 1);
    const [record] = former.document.records;
    if (record?.entity === 'incident')
      record.shown.account = [{ said_at: TAKEN_AT, words: 'Il m’a frappée' }];
    expect((await checkFilesOf(former)).differences).toMatchObject([
      { is: 'shown_differs', field: 'account' },
    ]);
  });

  it('does not say one thing in one file and another in the next', async () => {
    const files = await allFiles(whole);
    const manifest = JSON.parse(new TextDecoder().decode(files.get('manifest.json')));
    for (const field of ['product', 'dossier_id', 'taken_at', 'ledger']) {
      const other = { product: 'X', dossier_id: 'x', taken_at: '2026-01-01T00:00:00Z', ledger: null }[field];
      const changed = new TextEncoder().encode(canonicalize({ ...manifest, [field]: other }));
      const { differences } = await checkZip(await zipOf(new Map([...files, ['manifest.json', changed]])));
      expect(differences).toContainEqual(expect.objectContaining({ is: 'disagree', field }));
    }
    const spaced = new TextEncoder().encode(JSON.stringify(manifest, null, 1));
    const { differences } = await checkZip(await zipOf(new Map([...files, ['manifest.json', spaced]])));
    expect(differences).toEqual([{ is: 'unreadable', path: 'manifest.json', why: 'canonical' }]);
  });

  it('does not leave out, add or turn round entries', async () => {
    const { entries } = whole.ledger;
    for (const changed of [
      entries.filter(({ sequence }) => sequence !== 3),
      entries.slice(0, -1),
      entries.slice(1),
      [...entries, ...(await chainOf([])), entries[0]],
      entries.toReversed(),
    ]) {
      const finding = await checkFilesOf({
        ...whole,
        ledger: { ...whole.ledger, entries: changed.filter((entry) => entry !== undefined) },
      });
      expect(finding.differences.length).toBeGreaterThan(0);
    }
  });

  it('does not take a record, a piece or a file out, nor put one in', async () => {
    const { records, pieces } = whole.document;
    const without = new Map(whole.files);
    without.delete('pieces/piece-1.eml');
    const found = async (change: Partial<DossierFiles>) =>
      (await checkFilesOf({ ...whole, ...change })).differences.map(({ is }) => is);
    expect(await found({ files: without })).toEqual(['file_missing']);
    expect(await found({ files: new Map([...whole.files, ['pieces/x.eml', new Uint8Array()]]) })).toEqual([
      'file_without_piece',
    ]);
    expect(await found({ document: { ...whole.document, pieces: pieces.slice(0, 1) } })).toEqual(
      expect.arrayContaining(['piece', 'file_without_piece']),
    );
    const noIncident = records.filter(({ entity }) => entity !== 'incident');
    expect(await found({ document: { ...whole.document, records: noIncident } })).toContain('within');
    const twice = records.flatMap((record) => [record, record]);
    expect(await found({ document: { ...whole.document, records: twice } })).toContain('record_twice');
  });

  it('is found by the time-stamp when the manifest is another one', async () => {
    const files = await allFiles(whole, authority.stamp);
    const changed = structuredClone(whole);
    changed.document.title = 'Autre titre';
    const forged = new Map([
      ...(await allFiles(changed)),
      ['timestamp.tsr', files.get('timestamp.tsr') as Uint8Array],
    ]);
    const finding = await checkZip(await zipOf(forged));
    expect(finding.differences).toEqual([{ is: 'timestamp', fault: 'imprint' }]);
    expect(finding.timestamp).toBeNull();
  });
});
