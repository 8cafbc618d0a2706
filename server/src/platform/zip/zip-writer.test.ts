import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceOfBytes } from '#verifier/dossier/source.ts';
import { readZip } from '#verifier/dossier/zip/read-zip.ts';
import { unpack } from './unpack.fixture.ts';
import { type ZipEntry, type ZipPlace, zipOf } from './zip-writer.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'recueil-zip-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bytesOf = async function* (...chunks: string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
};
const entriesOf = async function* (...entries: Partial<ZipEntry>[]): AsyncGenerator<ZipEntry> {
  for (const entry of entries) {
    yield { name: 'a.txt', bytes: bytesOf('a'), at: new Date(), isCompressible: true, ...entry };
  }
};
const written = async (entries: AsyncIterable<ZipEntry>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipOf(entries)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

describe('an archive', () => {
  it('is read by a library that did not write it: names, bytes, and nothing wrong', async () => {
    const entries = entriesOf(
      { name: 'été/« note ».txt', bytes: bytesOf('Il a ', 'crié.') },
      { name: 'vide', bytes: bytesOf() },
      { name: 'image.jpg', bytes: bytesOf('\u0000\u0001'), isCompressible: false },
    );
    await unpack(await written(entries), folder);
    expect(readFileSync(join(folder, 'été/« note ».txt'), 'utf8')).toBe('Il a crié.');
    expect(readFileSync(join(folder, 'vide'), 'utf8')).toBe('');
    expect(readFileSync(join(folder, 'image.jpg'), 'utf8')).toBe('\u0000\u0001');
  });

  it('throws what an entry throws', async () => {
    const broken = async function* (): AsyncGenerator<Uint8Array> {
      yield Buffer.from('a');
      throw new Error('The line broke');
    };
    await expect(written(entriesOf({ bytes: broken() }))).rejects.toThrow('The line broke');
  });

  it('is written as it is read: whoever stops reading stops the entries', async () => {
    let read = 0;
    let isStopped = false;
    const endless = async function* (): AsyncGenerator<Uint8Array> {
      try {
        for (;;) {
          read += 1;
          yield Buffer.alloc(64 * 1024);
        }
      } finally {
        isStopped = true;
      }
    };
    for await (const chunk of zipOf(entriesOf({ bytes: endless(), isCompressible: false }))) {
      if (chunk.length > 1_000) break;
    }
    await expect.poll(() => isStopped).toBe(true);
    // A few lie between the entry and the reader.
    expect(read).toBeLessThan(20);
  });
});

describe('an entry whose size and checksum are known', () => {
  const place = async (...names: string[]) => {
    const places: ZipPlace[] = [];
    const entries = names.map((name, at) => {
      const bytes = Buffer.from(`${name} `.repeat(at * 10));
      return { name, bytes: bytesOf(bytes.toString()), known: { size: bytes.length, crc32: crc32(bytes) } };
    });
    const chunks: Uint8Array[] = [];
    for await (const chunk of zipOf(entriesOf(...entries), (one) => places.push(one))) chunks.push(chunk);
    return { zip: Buffer.concat(chunks), places };
  };

  it('stands as it is in the archive, at the place that is told', async () => {
    const names = ['a.txt', 'été/« note ».txt', 'c.txt'];
    const { zip, places } = await place(...names);
    expect(places.map(({ name }) => name)).toEqual(names);
    for (const [at, { name, start, end }] of places.entries()) {
      expect(zip.subarray(start, end).toString()).toBe(`${name} `.repeat(at * 10));
    }
  });

  it('has headers that say the same before its bytes and in the directory', async () => {
    const { zip, places } = await place('a.txt', 'été.txt', 'c.txt');
    const { parts, differences } = await readZip(sourceOfBytes(zip));
    expect(differences).toEqual([]);
    expect(parts.map(({ path, start, end }) => ({ name: path, start, end }))).toEqual(places);
  });
});
