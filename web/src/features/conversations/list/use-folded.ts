import { useState } from 'react';
import { readStored, removeStored, writeStored } from '#web/lib/store/safe-storage.ts';

const KEY = 'recueil.conversations-folded';

/** Whether the list beside the conversation is folded away, as it was left in this browser. */
export const useFolded = (): [isFolded: boolean, fold: (isFolded: boolean) => void] => {
  const [isFolded, setFolded] = useState(() => readStored('local', KEY) !== null);
  return [
    isFolded,
    (next) => {
      setFolded(next);
      if (next) writeStored('local', KEY, '1');
      else removeStored('local', KEY);
    },
  ];
};
