import { useEffect, useRef, useState } from 'react';
import { checkDossier } from '#verifier/dossier/check-dossier.ts';
import type { DossierFinding } from '#verifier/dossier/finding.ts';
import { sourceOfBlob } from '#verifier/dossier/source.ts';
import { type HashingWorkers, startHashingWorkers } from './hashing-workers.ts';

export type CheckState =
  | { is: 'none' }
  /** `done` is a share of one. */
  | { is: 'running'; file: File; done: number }
  | { is: 'failed'; file: File }
  | { is: 'done'; file: File; finding: DossierFinding };

/** More often nobody sees it, and the page would draw more than it reads. */
const TOLD_STEPS = 100;

/**
 * Checks a file that was chosen, here. A second one takes the place of the first.
 * @param startWorker starts hashing.worker.ts; the same function at every call
 */
export const useDossierCheck = (startWorker: () => Worker) => {
  const [state, setState] = useState<CheckState>({ is: 'none' });
  const running = useRef<AbortController | null>(null);
  const workers = useRef<HashingWorkers | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    const started = startHashingWorkers(startWorker);
    workers.current = started;
    return () => started.stop();
  }, [startWorker]);

  const stop = (): void => {
    running.current?.abort();
    setState({ is: 'none' });
  };

  const start = async (file: File, receipt?: string): Promise<void> => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    let told = 0;
    setState({ is: 'running', file, done: 0 });
    const onProgress = (done: number, all: number): void => {
      const step = Math.floor((done / all) * TOLD_STEPS);
      if (step === told || own.signal.aborted) return;
      told = step;
      setState({ is: 'running', file, done: step / TOLD_STEPS });
    };
    try {
      const source = workers.current?.sourceOf(file) ?? sourceOfBlob(file);
      const finding = await checkDossier(source, { receipt, onProgress, signal: own.signal });
      if (!own.signal.aborted) setState({ is: 'done', file, finding });
    } catch {
      // It was taken away, or changed while it was read: the browser says no more than that.
      if (!own.signal.aborted) setState({ is: 'failed', file });
    }
  };

  return { state, start: (file: File, receipt?: string) => void start(file, receipt), stop };
};
