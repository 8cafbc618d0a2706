import { keyOwner } from '../sealing/browser-key.ts';
import { useStore } from '../store/store.ts';
import type { DraftPlace } from './draft-place.ts';
import { draftKey } from './draft-storage.ts';
import { refusedDrafts } from './kept-draft.ts';

/** Whether what is typed there outlasts the page: there is a key, and the browser has not refused to keep it. */
export const useIsKept = (place: DraftPlace): boolean => {
  const hasKey = useStore(keyOwner) === place.owner;
  const isRefused = useStore(refusedDrafts).has(draftKey(place));
  return hasKey && !isRefused;
};

/** The same of a draft whose slot alone is at hand. Slots are ids, and so told apart without their places. */
export const useIsSlotKept = (slot: string): boolean => {
  const hasKey = useStore(keyOwner) !== null;
  const refused = useStore(refusedDrafts);
  return hasKey && ![...refused].some((key) => key.endsWith(`.${slot}`));
};
