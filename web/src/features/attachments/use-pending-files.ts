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
  /** What of the last choice did not qualify. */
  refused: readonly RefusedFile[];
  /** Why the browser did not keep what lasts no longer than the page. */
  refusal: Refusal | null;
  /** Adds what qualifies. */
  add: (picked: readonly File[]) => void;
  remove: (id: string) => void;
  /** The person has read what was refused. */
  dismiss: () => void;
}

/** The files of this person that wait in a conversation, in all her tabs. */
export const usePendingFiles = (owner: string, conversationId: string): PendingFiles => {
  const [files, setFiles] = useState<readonly KeptFile[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  useEffect(() => {
    let isLeft = false;
    const look = () => {
      void keptFiles.of(owner, conversationId).then((found) => {
        if (!isLeft) setFiles((shown) => found.map((file) => shown.find(({ id }) => id === file.id) ?? file));
      });
    };
    look();
    const stop = keptFiles.follow(look);
    return () => {
      isLeft = true;
      stop();
    };
  }, [owner, conversationId]);

  // One choice after the other: two at once would each find room for ten.
  const adding = useRef(Promise.resolve());
  const add = useCallback(
    (picked: readonly File[]) => {
      adding.current = adding.current.then(async () => {
        const waiting = await keptFiles.of(owner, conversationId);
        const checked = await checkFiles(picked, waiting.length);
        setRefused(checked.refused);
        for (const { file, type } of checked.accepted) {
          const kept = await keptFiles.keep({
            id: uuidv7(),
            owner,
            conversationId,
            kind: 'file',
            name: file.name,
            type,
            size: file.size,
            duration: null,
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
  const dismiss = useCallback(() => setRefused([]), []);

  return {
    files,
    refused,
    refusal: files.some(({ keptFor }) => keptFor === 'page') ? (refusal ?? 'refused') : null,
    add,
    remove,
    dismiss,
  };
};
