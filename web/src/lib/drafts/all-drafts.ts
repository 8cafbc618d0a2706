/** All that a person has begun here and not saved, whatever it is. */
import { useEffect, useState } from 'react';
import type { StorageKind } from '#web/lib/store/safe-storage.ts';
import { useStore } from '../store/store.ts';
import type { FoundDraft } from './draft-place.ts';
import { draftChanges, keptDrafts } from './kept-draft.ts';
import { followDrafts } from './open-stored.ts';

/** A draft of any kind, with where it is kept: what is sensitive goes with the tab. */
export type AnyDraft = FoundDraft<unknown> & { kind: StorageKind };

/** The drafts of this person that can be read now, newest first. */
const draftsOf = (owner: string): AnyDraft[] =>
  [...keptDrafts.values()]
    .filter(({ place }) => place.owner === owner)
    .map(({ place, savedAt, content, kind }) => ({ place, savedAt, kind, content: JSON.parse(content) }))
    .sort((one, other) => other.savedAt - one.savedAt);

/** The same, followed. */
export const useDraftsOf = (owner: string): readonly AnyDraft[] => {
  const changes = useStore(draftChanges);
  const [told, setTold] = useState(0);
  useEffect(() => followDrafts(() => setTold((count) => count + 1)), []);
  const [shown, setShown] = useState(() => draftsOf(owner));
  // biome-ignore lint/correctness/useExhaustiveDependencies: both say that there is something to read again
  useEffect(() => setShown(draftsOf(owner)), [owner, changes, told]);
  return shown;
};
