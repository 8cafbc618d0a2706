import { useEffect, useRef, useState } from 'react';
import { failureOf, type ReadingFailure } from '../opening/reading-error.ts';
import type { SharedCopy } from '../opening/shared-copy.ts';

export interface OpenedFile {
  blob: Blob;
  /** Whether it is what the dossier's hash says; null where the dossier has none. */
  isSame: boolean | null;
}

/** Opens one file of the ZIP, when it is asked for. What was opened goes with the component, or when it is closed. */
export const useOpening = (copy: SharedCopy, path: string, sha256: string | null) => {
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const [failure, setFailure] = useState<ReadingFailure | null>(null);
  const [isPending, setPending] = useState(false);
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);

  /** @returns null where it did not open, which is said by `failure` */
  const open = async (): Promise<OpenedFile | null> => {
    if (opened !== null) return opened;
    const asked = new AbortController();
    asking.current = asked;
    setPending(true);
    setFailure(null);
    try {
      const blob = await copy.open(path, asked.signal);
      const file = { blob, isSame: sha256 === null ? null : (await hashOf(blob)) === sha256 };
      if (!asked.signal.aborted) setOpened(file);
      return file;
    } catch (error) {
      if (!asked.signal.aborted) setFailure(failureOf(error));
      return null;
    } finally {
      if (!asked.signal.aborted) setPending(false);
    }
  };
  return { opened, failure, isPending, open, close: () => setOpened(null) };
};

const hashOf = async (blob: Blob): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
