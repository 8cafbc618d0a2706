// @vitest-environment jsdom
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ATTACHMENTS_MAX_COUNT } from '#contract/common/limits.ts';
import { giveKey } from '#web/lib/drafts/drafts.fixture.ts';
import { eraseFiles } from '#web/lib/kept-files/left-files.ts';
import { forgetSentFiles } from '../sending/sent-files.ts';
import { usePendingFiles } from './use-pending-files.ts';

// jsdom's own cannot be copied, which a database has to.
vi.stubGlobal('Blob', NodeBlob);
vi.stubGlobal('File', NodeFile);

const note = (name: string) => new File(['mots'], name, { type: 'text/html' });
const show = (owner = 'anna', id = 'c1', kind = 'letter') =>
  renderHook(() => usePendingFiles(owner, { kind, id })).result;
type Shown = ReturnType<typeof show>;
const namesOf = ({ current }: Shown) => current.files.map(({ name }) => name);

beforeEach(async () => {
  await giveKey('anna');
  await eraseFiles('anna');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('keeps what was picked, as what it is and not as what it is called, and says what was not taken', async () => {
  const shown = show();
  act(() => shown.current.add([note('a.txt'), new File([''], 'vide.txt')]));
  await waitFor(() => expect(namesOf(shown)).toEqual(['a.txt']));
  expect(shown.current.files[0]?.content.type).toBe('text/plain');
  expect(shown.current.refused).toEqual([{ name: 'vide.txt', reason: 'empty' }]);
  act(() => shown.current.dismiss());
  expect(shown.current.refused).toEqual([]);
});

it('finds it again when the screen is opened again, and for nobody else', async () => {
  const shown = show();
  act(() => shown.current.add([note('a.txt')]));
  await waitFor(() => expect(namesOf(shown)).toEqual(['a.txt']));
  cleanup();
  const again = show();
  await waitFor(() => expect(namesOf(again)).toEqual(['a.txt']));
  const others = [show('bert'), show('anna', 'c2'), show('anna', 'c1', 'parcel')];
  await act(async () => again.current.remove(again.current.files[0]?.id ?? ''));
  await waitFor(() => expect(namesOf(again)).toEqual([]));
  expect(others.map(namesOf)).toEqual([[], [], []]);
});

it('two choices right after each other find room for ten together', async () => {
  const shown = show();
  const seven = (letter: string) => Array.from({ length: 7 }, (_, index) => note(`${letter}${index}`));
  act(() => {
    shown.current.add(seven('a'));
    shown.current.add(seven('b'));
  });
  await waitFor(() => expect(shown.current.files).toHaveLength(ATTACHMENTS_MAX_COUNT));
  await waitFor(() => expect(shown.current.refused).toHaveLength(4));
  expect(new Set(shown.current.refused.map(({ reason }) => reason))).toEqual(new Set(['too_many']));
});

it('says that the browser keeps nothing, and has it all the same as long as the page', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const shown = show();
  act(() => shown.current.add([note('a.txt')]));
  await waitFor(() => expect(namesOf(shown)).toEqual(['a.txt']));
  await waitFor(() => expect(shown.current.refusal).toBe('full'));
});

it('what was sent with its record waits no more, also while it is being removed', async () => {
  const shown = show();
  act(() => shown.current.add([note('a.txt'), note('b.txt')]));
  await waitFor(() => expect(namesOf(shown)).toEqual(['a.txt', 'b.txt']));
  const [first] = shown.current.files;
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('busy', 'UnknownError');
  });
  await act(() => forgetSentFiles([first?.id ?? '']));
  await waitFor(() => expect(namesOf(shown)).toEqual(['b.txt']));
});

it('what belongs to a message waits no more, and takes no room from the next one', async () => {
  const shown = show();
  act(() => shown.current.add(Array.from({ length: ATTACHMENTS_MAX_COUNT }, (_, at) => note(`${at}.txt`))));
  await waitFor(() => expect(shown.current.files).toHaveLength(ATTACHMENTS_MAX_COUNT));
  const taken = new Set(shown.current.files.map(({ id }) => id));
  const next = renderHook(() =>
    usePendingFiles('anna', { kind: 'letter', id: 'c1' }, (id) => taken.has(id)),
  ).result;
  await waitFor(() => expect(next.current.all).toHaveLength(ATTACHMENTS_MAX_COUNT));
  expect(next.current.files).toEqual([]);
  act(() => next.current.add([note('suite.txt')]));
  await waitFor(() => expect(namesOf(next)).toEqual(['suite.txt']));
  expect(next.current.refused).toEqual([]);
});

it('keeps with a sound whether a machine may hear it, also where the browser keeps nothing', async () => {
  const sound = () =>
    new File(
      [`RIFF\x28\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0@\x1f\0\0@\x1f\0\0\x01\0\b\0data\x04\0\0\0....`],
      'a.wav',
    );
  const choices = ({ current }: Shown) => current.files.map(({ mayTranscribe }) => mayTranscribe);
  const choose = async (shown: Shown, mayTranscribe: boolean) => {
    act(() => shown.current.chooseTranscription(shown.current.files[0]?.id ?? '', mayTranscribe));
    await waitFor(() => expect(choices(shown)).toEqual([mayTranscribe]));
  };
  const refusing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const shown = show();
  act(() => shown.current.add([sound()]));
  await waitFor(() => expect(choices(shown)).toEqual([undefined]));
  await choose(shown, false);
  refusing.mockRestore();
  await choose(shown, true);
  await choose(shown, false);
  cleanup();
  const again = show();
  await waitFor(() => expect(choices(again)).toEqual([false]));
});
