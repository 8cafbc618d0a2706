import { useState } from 'react';
import { useMedia } from '#web/lib/page/use-media.ts';
import { readStored, writeStored } from '#web/lib/store/safe-storage.ts';

const KEY = 'recueil.conversations-folded';

/**
 * Where the box that one writes in keeps about 700 px beside the list (16rem) and the menu (15.5rem), and from
 * `--breakpoint-beside` of tokens.css on also beside what is collected (20rem).
 */
const ROOM_FOR_LIST = '(min-width: 98rem), (min-width: 78rem) and (max-width: 89.99rem)';

/**
 * Whether the list beside the conversation is folded away: as it was left in this browser, else where there is little room.
 */
export const useFolded = (): [isFolded: boolean, fold: (isFolded: boolean) => void] => {
  const hasRoom = useMedia(ROOM_FOR_LIST);
  const [chosen, setChosen] = useState(() => readStored('local', KEY));
  return [
    chosen === null ? !hasRoom : chosen === '1',
    (next) => {
      const choice = next ? '1' : '0';
      setChosen(choice);
      writeStored('local', KEY, choice);
    },
  ];
};
