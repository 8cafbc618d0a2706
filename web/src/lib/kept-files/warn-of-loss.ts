/**
 * [Note: what ends with the tab]
 * Whoever did not ask to be remembered may be at somebody else's computer: what is not sent yet then lies in the tab, or is
 * sealed with a key of the tab, and nobody finds it behind her, herself included. So the browser asks before such a tab is
 * closed while there is something in it. It asks before a reload too, which takes nothing: it does not say which of the
 * two it is. « Quitter vite » and a sign-out are never held up; after a sign-out the sign-in screen says what is left.
 */
import { onDeparture } from '#web/lib/forget.ts';
import { countDrafts } from '../drafts/left-drafts.ts';

/** Who is signed in; null when nobody is to be held up. */
let owner: string | null = null;
/** Files and recordings that end with the tab: they can only be counted beforehand. */
let filesInTab = 0;
let unfollow: () => void = () => undefined;

/** From now on the browser asks before a tab is closed in which this person has something that ends with it. */
export const warnOfLoss = (person: string): void => {
  if (owner === person) return;
  stopWarning();
  owner = person;
  window.addEventListener('beforeunload', ask);
  void import('#web/lib/kept-files/follow-left-files.ts').then(({ followLeftFiles }) => {
    if (owner !== person) return;
    unfollow = followLeftFiles(person, ({ count, keptCount }) => {
      filesInTab = count - keptCount;
    });
  });
};

const stopWarning = (): void => {
  owner = null;
  filesInTab = 0;
  unfollow();
  unfollow = () => undefined;
  window.removeEventListener('beforeunload', ask);
};

const ask = (event: BeforeUnloadEvent): void => {
  if (owner === null) return;
  const { count, keptCount } = countDrafts(owner);
  if (count - keptCount + filesInTab > 0) event.preventDefault();
};

onDeparture(stopWarning);
