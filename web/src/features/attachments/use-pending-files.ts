import { useCallback, useEffect, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Refusal } from '#web/lib/kept-files/database.ts';
import { type KeptFile, keptFiles } from '#web/lib/kept-files/kept-files.ts';
import { checkFiles, type RefusedFile } from './check-files.ts';
import { uploads } from './uploads.ts';

/** What waits in a conversation to be sent with the next message. */
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

/** What is shown already keeps its bytes: a picture, or a sound that plays, does not begin anew. */
const isSame = (one: KeptFile, other: KeptFile) =>
  one.id === other.id && one.mayTranscribe === other.mayTranscribe;

const NONE_IS = () => false;

/**
 * The files of this person that wait in a conversation, in all her tabs.
 * @param isTaken true for those that belong to a message already
 */
export const usePendingFiles = (
  owner: string,
  conversationId: string,
  isTaken: (id: string) => boolean = NONE_IS,
): PendingFiles => {
  const [all, setAll] = useState<readonly KeptFile[]>([]);
  const files = all.filter(({ id }) => !isTaken(id));
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  useEffect(() => {
    let isLeft = false;
    const look = () => {
      void keptFiles.of(owner, conversationId).then((found) => {
        if (!isLeft) setAll((shown) => found.map((file) => shown.find((one) => isSame(one, file)) ?? file));
      });
    };
    look();
    const stop = keptFiles.follow(look);
    return () => {
      isLeft = true;
      stop();
    };
  }, [owner, conversationId]);

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
        const waiting = (await keptFiles.of(owner, conversationId)).filter(
          ({ id, kind }) => kind === 'file' && !latestIsTaken.current(id),
        );
        const checked = await checkFiles(picked, waiting.length);
        setRefused(checked.refused);
        for (const { file, type, seconds } of checked.accepted) {
          const kept = await keptFiles.keep({
            id: uuidv7(),
            owner,
            conversationId,
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
    [owner, conversationId],
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
