import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unpack } from './unpack.fixture.ts';
import { type ZipEntry, zipOf } from './zip-writer.ts';

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
