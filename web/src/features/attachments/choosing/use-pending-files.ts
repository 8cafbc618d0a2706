import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Refusal } from '#web/lib/kept-files/database.ts';
import { followFound } from '#web/lib/kept-files/follow-found.ts';
import { type KeptFile, keptFiles } from '#web/lib/kept-files/kept-files.ts';
import type { RecordRef } from '#web/lib/kept-files/kept-rows.ts';
import { isFileSent } from '../sending/sent-files.ts';
import { uploads } from '../sending/uploads.ts';
import { checkFiles, type RefusedFile } from './check-files.ts';

/** What waits to be saved with a record, or to be sent with the next message of a conversation. */
export interface PendingFiles {
  /** Oldest first; voice clips are among them. */
  files: readonly KeptFile[];
  /** Also those that are taken. */
  all: readonly KeptFile[];
  /** What of the last choice did not qualify. */
  refused: readonly RefusedFile[];
  /** Why the browser did not keep what lasts no longer than the page. */
  refusal: Refusal | null;
  /** Adds what qualifies. */
  add: (picked: readonly File[]) => void;
  remove: (id: string) => void;
  /** Keeps with a sound whether a machine may write down what it says. */
  chooseTranscription: (id: string, mayTranscribe: boolean) => void;
  /** The person has read what was refused. */
  dismiss: () => void;
}

/** What is shown already keeps its bytes: a picture is not loaded again, and a sound that plays does not restart. */
const isSame = (one: KeptFile, other: KeptFile) =>
  one.id === other.id && one.mayTranscribe === other.mayTranscribe;

const NONE_IS = () => false;

/**
 * The files of this person that wait for a record, in all of the person's tabs. They are kept in the browser under the id
 * that the record is or will be saved under, so that they are there again after a reload; `forgetSentFiles` removes them
 * once the server has them with the record.
 * @param isTaken true for those that wait no longer, though they are not sent yet: of a message that is being sent
 */
export const usePendingFiles = (
  owner: string,
  { kind: recordKind, id: recordId }: RecordRef,
  isTaken: (id: string) => boolean = NONE_IS,
): PendingFiles => {
  const record = useMemo(() => ({ kind: recordKind, id: recordId }), [recordKind, recordId]);
  const [all, setAll] = useState<readonly KeptFile[]>([]);
  const files = all.filter(({ id }) => !isTaken(id) && !isFileSent(id));
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  useEffect(
    () =>
      followFound(
        () => keptFiles.of(owner, record),
        (found) => setAll((shown) => found.map((file) => shown.find((one) => isSame(one, file)) ?? file)),
      ),
    [owner, record],
  );

  const latestIsTaken = useRef(isTaken);
  useEffect(() => {
    latestIsTaken.current = isTaken;
  });
  // One choice after the other: two at once would each find room for ten.
  const adding = useRef(Promise.resolve());
  const add = useCallback(
    (picked: readonly File[]) => {
      adding.current = adding.current.then(async () => {
        // A recording is a message of its own.
        const waiting = (await keptFiles.of(owner, record)).filter(
          ({ id, kind }) => kind === 'file' && !latestIsTaken.current(id) && !isFileSent(id),
        );
        const checked = await checkFiles(picked, waiting.length);
        setRefused(checked.refused);
        for (const { file, type, seconds } of checked.accepted) {
          const kept = await keptFiles.keep({
            id: uuidv7(),
            owner,
            record,
            kind: 'file',
            name: file.name,
            type,
            size: file.size,
            duration: null,
            ...(seconds !== null && { seconds }),
            addedAt: Date.now(),
            // Its type is what it is, not what it is called: it will be shown as that.
            content: file.slice(0, file.size, type),
          });
          if (kept.refusal !== null) setRefusal(kept.refusal);
        }
      });
    },
    [owner, record],
  );
  const remove = useCallback((id: string) => {
    uploads.drop(id);
    void keptFiles.remove([id]);
  }, []);
  const chooseTranscription = useCallback(
    (id: string, mayTranscribe: boolean) => {
      const file = all.find((one) => one.id === id);
      if (file === undefined) return;
      void keptFiles.keep({ ...file, mayTranscribe }).then(({ refusal: why }) => {
        if (why !== null) setRefusal(why);
      });
    },
    [all],
  );
  const dismiss = useCallback(() => setRefused([]), []);

  return {
    files,
    all,
    refused,
    refusal: files.some(({ keptFor }) => keptFor === 'page') ? (refusal ?? 'refused') : null,
    add,
    remove,
    chooseTranscription,
    dismiss,
  };
};
