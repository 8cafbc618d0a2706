import { afterEach, describe, expect, it, vi } from 'vitest';
import { createShareKey, shareProof } from '#contract/share-cipher.ts';
import { DOSSIER_FORMAT } from '#verifier/dossier/format.ts';
import { failureOf } from './reading-error.ts';
import {
  bytesOfPart,
  CODE,
  FILES,
  openedSample,
  type SealedSample,
  SHARE_ID,
  sampleDocument,
  sealSample,
} from './sample-copy.fixture.ts';
import { openCopy } from './shared-copy.ts';

afterEach(() => vi.unstubAllGlobals());

const document = await sampleDocument();
const sample = await sealSample(document);

/** A server with this copy; what it was asked. */
const serve = (copy: SealedSample, { may_download = true } = {}) => {
  const asked: { path: string; init: RequestInit }[] = [];
  const state = { isGone: false };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, init });
    const { pathname, searchParams } = new URL(path, 'https://recueil.test');
    if (state.isGone) return new Response('', { status: 404 });
    if (pathname.endsWith('/open'))
      return JSON.parse(String(init.body)).code === CODE
        ? Response.json(openedSample(copy, may_download))
        : new Response('', { status: 404 });
    const part = searchParams.get('part');
    return new Response(part === null ? copy.archive : bytesOfPart(copy, Number(part)));
  });
  return { asked, state };
};
const link = { id: SHARE_ID, key: sample.key };
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'opened',
    (error: unknown) => failureOf(error),
  );
const collect = async (pieces: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
};
const turned = (bytes: Uint8Array<ArrayBuffer>, place: number) => {
  const changed = bytes.slice();
  changed[place] = (changed[place] ?? 0) ^ 1;
  return changed;
};

describe('a shared copy', () => {
  it('gives its letter, its dossier and each file, byte for byte', async () => {
    serve(sample);
    const copy = await openCopy(link, CODE);
    expect(copy.letter).toBe('Maître,\nVoici le dossier.');
    expect(copy.document.title).toBe('Réunions de novembre');
    expect(copy.document.records).toHaveLength(document.records.length);
    for (const [path, bytes] of Object.entries(FILES)) {
      const opened = new Uint8Array(await (await copy.open(path)).arrayBuffer());
      expect(Buffer.from(opened).equals(Buffer.from(bytes))).toBe(true);
    }
    expect(await collect(copy.archive())).toEqual(Buffer.from(sample.plain));
  });

  it('is asked for without its key, without cookies and without where the reader comes from', async () => {
    const { asked } = serve(sample);
    const copy = await openCopy(link, CODE);
    await copy.open('dossier.pdf');
    await collect(copy.archive());
    expect(asked.length).toBe(4);
    expect(JSON.stringify(asked)).not.toContain(sample.key);
    const proof = await shareProof(sample.key, SHARE_ID);
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ code: CODE, proof });
    for (const { init } of asked)
      expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' });
  });

  it('does not open by another code, or when it is there no more', async () => {
    const { state } = serve(sample);
    expect(await failure(openCopy(link, '87654321'))).toBe('not_found');
    const copy = await openCopy(link, CODE);
    state.isGone = true;
    expect(await failure(copy.open('dossier.pdf'))).toBe('not_found');
    expect(await failure(collect(copy.archive()))).toBe('not_found');
  });

  it.each([createShareKey(), 'x', `${sample.key.slice(0, -2)}AA`])(
    'does not open by another key: %s',
    async (key) => {
      serve(sample);
      expect(await failure(openCopy({ id: SHARE_ID, key }, CODE))).toBe('damaged');
    },
  );

  it('is not asked for without a key', async () => {
    const { asked } = serve(sample);
    expect(await failure(openCopy({ id: SHARE_ID, key: null }, CODE))).toBe('no_key');
    expect(asked).toEqual([]);
  });

  it('gives out nothing of a part in which a bit was turned', async () => {
    const end = sample.archive.length;
    const copy = await openWith({ ...sample, archive: turned(sample.archive, end - 1) });
    expect(await failure(copy.open('dossier.pdf'))).toBe('damaged');
    expect(await failure(collect(copy.archive()))).toBe('damaged');
    // What lies in another segment still opens.
    expect((await copy.open('pieces/01-note.txt')).size).toBe(FILES['pieces/01-note.txt']?.length);
  });

  it('does not pass for whole when it was cut', async () => {
    const copy = await openWith({ ...sample, archive: sample.archive.slice(0, -20_000) });
    expect(await failure(collect(copy.archive()))).toBe('damaged');
  });

  it('says that a dossier of a later format is none that it can read', async () => {
    const later = await sealSample({ ...document, format: DOSSIER_FORMAT + 1 });
    serve(later);
    expect(await failure(openCopy({ ...link, key: later.key }, CODE))).toBe('format');
  });
});

const openWith = (copy: SealedSample) => {
  serve(copy);
  return openCopy(link, CODE);
};

describe('an answer that is none', () => {
  it.each([
    [429, 'rate_limited'],
    [400, 'not_found'],
    [401, 'not_found'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('%i is told as %s', async (status, expected) => {
    vi.stubGlobal('fetch', async () => new Response('', { status }));
    expect(await failure(openCopy(link, CODE))).toBe(expected);
  });

  it('no answer is told as the network', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await failure(openCopy(link, CODE))).toBe('network');
  });
});
