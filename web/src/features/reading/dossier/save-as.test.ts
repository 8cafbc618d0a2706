// @vitest-environment jsdom
import { WritableStream } from 'node:stream/web';
import { afterEach, expect, it, vi } from 'vitest';
import { beginSaving } from './save-as.ts';

/** A place on the disk that was picked, and what became of it. */
const picked = () => {
  const at = { pieces: [] as number[], state: 'open' };
  const createWritable = async () =>
    new WritableStream<Uint8Array>({
      write: (piece) => void at.pieces.push(...piece),
      close: () => {
        at.state = 'whole';
      },
      abort: () => {
        at.state = 'nothing';
      },
    });
  return { at, pick: vi.fn(async () => ({ createWritable })) };
};
const blobs: Blob[] = [];
const saves = () => {
  blobs.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
};
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('writes what comes to the place that was picked, which has it under its name once it is whole', async () => {
  const { at, pick } = picked();
  vi.stubGlobal('showSaveFilePicker', pick);
  const saving = await beginSaving('dossier-2026-11-23.zip');
  expect(pick).toHaveBeenCalledWith({ suggestedName: 'dossier-2026-11-23.zip' });
  await saving?.write(new Uint8Array([1, 2]));
  await saving?.write(new Uint8Array([3]));
  expect(at).toEqual({ pieces: [1, 2, 3], state: 'open' });
  await saving?.finish();
  expect(at.state).toBe('whole');
});

it('leaves nothing there where it breaks off', async () => {
  const { at, pick } = picked();
  vi.stubGlobal('showSaveFilePicker', pick);
  const saving = await beginSaving('dossier.zip');
  await saving?.write(new Uint8Array([1]));
  await saving?.abandon();
  expect(at.state).toBe('nothing');
});

it('saves nothing where no place is chosen, and gathers the pieces where none can be asked for', async () => {
  vi.stubGlobal('showSaveFilePicker', () => Promise.reject(new DOMException('', 'AbortError')));
  expect(await beginSaving('dossier.zip')).toBeNull();
  saves();
  for (const refused of [undefined, () => Promise.reject(new DOMException('', 'SecurityError'))]) {
    vi.stubGlobal('showSaveFilePicker', refused);
    const saving = await beginSaving('dossier.zip');
    await saving?.write(new Uint8Array([1, 2, 3]));
    expect(blobs).toEqual([]);
    await saving?.finish();
    expect(blobs.splice(0).map(({ size }) => size)).toEqual([3]);
  }
});
