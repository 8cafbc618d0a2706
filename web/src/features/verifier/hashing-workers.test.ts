import { expect, it, vi } from 'vitest';
import { beginDigestsOf } from '#verifier/dossier/digest.ts';
import { sourceOfBlob } from '#verifier/dossier/source.ts';
import { readHashed } from '#verifier/dossier/zip/hash-window.ts';
import type { ToWorker } from './hashing-messages.ts';
import { startHashingWorkers } from './hashing-workers.ts';

/** A browser's worker on this thread; a real one hashes in e2e/journeys/verifier.spec.ts. */
class HereWorker extends EventTarget {
  readonly answers: (asked: ToWorker) => Promise<object | 'dies'>;

  constructor(answers: HereWorker['answers']) {
    super();
    this.answers = answers;
    queueMicrotask(() => this.tell({ is: 'ready' }));
  }

  tell(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  postMessage(asked: ToWorker): void {
    void this.answers(asked).then((answer) =>
      answer === 'dies' ? this.dispatchEvent(new Event('error')) : this.tell(answer),
    );
  }

  readonly terminate = vi.fn();
}

const started: HereWorker[] = [];
const startingWith = (answers: HereWorker['answers']) => () => {
  const worker = new HereWorker(answers);
  started.push(worker);
  return worker as unknown as Worker;
};

/** At 10 the header of a file of three bytes, without a name. */
const BYTES = new Uint8Array(100).fill(7, 40);
const FILE = new Blob([BYTES]);
const WINDOW = { start: 10, end: 90, files: [{ offset: 10, size: 3 }] };
it('workers read and hash what they are asked for', async () => {
  const workers = startHashingWorkers(
    startingWith(async ({ id, file, window }) => ({
      is: 'done',
      id,
      window: await readHashed(sourceOfBlob(file), window),
    })),
  );
  await Promise.resolve();
  const source = workers.sourceOf(FILE);
  expect(source.elsewhere?.atOnce).toBeGreaterThan(0);
  expect(await source.elsewhere?.read(WINDOW)).toEqual({
    bytes: BYTES.slice(10, 90),
    hashed: [{ start: 40, end: 43, digests: await beginDigestsOf(new Uint8Array([7, 7, 7]))() }],
  });
  workers.stop();
  expect(started.every(({ terminate }) => terminate.mock.calls.length === 1)).toBe(true);
});

it('what a worker cannot read, or one that dies, is read by the page', async () => {
  const answers = [async ({ id }: ToWorker) => ({ is: 'failed', id }), async () => 'dies' as const];
  for (const answer of answers) {
    const workers = startHashingWorkers(startingWith(answer));
    await Promise.resolve();
    const { elsewhere } = workers.sourceOf(FILE);
    // The second time of a worker that is gone already.
    for (let time = 0; time < 20; time += 1)
      expect(await elsewhere?.read(WINDOW)).toEqual({ bytes: BYTES.slice(10, 90), hashed: [] });
  }
});

it('where no worker starts, the page reads and hashes alone', async () => {
  const refused = startHashingWorkers(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  const silent = startHashingWorkers(() => new EventTarget() as unknown as Worker);
  for (const workers of [refused, silent]) {
    const source = workers.sourceOf(FILE);
    expect(source.elsewhere).toBeUndefined();
    expect(await source.read(1, 3)).toEqual(BYTES.slice(1, 3));
  }
});
