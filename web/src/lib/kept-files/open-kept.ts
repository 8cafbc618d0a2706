/** What a person left in this browser, from the moment at which they are signed in. Imported late: /login must not load it. */
import { sweepDrafts } from '../drafts/draft-storage.ts';
import { KEY_PATIENCE_MS, openDrafts } from '../drafts/open-stored.ts';
import { within } from '../session/within.ts';
import { warnOfLoss } from './warn-of-loss.ts';

/**
 * Removes what is too old, opens the rest, and from now on asks before something is lost. Resolves once drafts are here to be
 * read; when that takes long, screens are told of them later (`followDrafts`).
 */
export const openKept = async (owner: string): Promise<void> => {
  sweepDrafts(owner);
  warnOfLoss(owner);
  void Promise.all([import('./left-files.ts'), import('./seal-older.ts')]).then(
    async ([{ sweepFiles }, { sealOlderFiles }]) => {
      await sweepFiles(owner);
      await sealOlderFiles(owner);
    },
  );
  await within(KEY_PATIENCE_MS, openDrafts(owner));
};
