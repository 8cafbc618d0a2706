/** Whether a person has put the starting guide away, in this browser. The key names its owner, and nothing else is kept. */
import { useState } from 'react';
import { readStored, removeStored, writeStored } from '#web/lib/store/safe-storage.ts';

const keyOf = (owner: string): string => `recueil.guide.${owner}`;
const AWAY = 'away';

/** The choice, and how it is made. */
export const useGuideChoice = (owner: string): [isAway: boolean, putAway: (isAway: boolean) => void] => {
  const [isAway, setAway] = useState(() => readStored('local', keyOf(owner)) === AWAY);
  return [
    isAway,
    (next) => {
      if (next) writeStored('local', keyOf(owner), AWAY);
      else removeStored('local', keyOf(owner));
      setAway(next);
    },
  ];
};
