import { useEffect, useState } from 'react';
import { claimOnceFree, releaseDraft } from '#web/lib/drafts/draft-claims.ts';
import type { DraftPlace } from '#web/lib/drafts/draft-place.ts';
import { draftKey } from '#web/lib/drafts/draft-storage.ts';
import { untilOpened } from '#web/lib/drafts/open-stored.ts';

/**
 * Takes the one place among the drafts that a form writes to, for as long as the component is shown; waits for it while it is
 * not free. What lies there, and what belongs to it, is to be read once it is taken: somebody else may have changed it before. Give
 * the component another `key` for another place.
 * @returns `busy` while another tab, another form or a sending holds it, undefined until that is known
 */
export const useClaimedPlace = (place: DraftPlace): 'mine' | 'busy' | undefined => {
  const [state, setState] = useState<'mine' | 'busy'>();
  const { owner } = place;
  const key = draftKey(place);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let isMine = false;
    const claim = async () => {
      if (!(await claimOnceFree(key, signal, () => setState('busy')))) return;
      if (signal.aborted) {
        releaseDraft(key);
        return;
      }
      isMine = true;
      // What another tab has just written there may not be opened yet.
      await untilOpened(owner);
      if (!signal.aborted) setState('mine');
    };
    void claim();
    return () => {
      leaving.abort();
      if (isMine) releaseDraft(key);
    };
  }, [owner, key]);
  return state;
};
