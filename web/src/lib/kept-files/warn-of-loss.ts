/**
 * [Note: what ends with the tab]
 * What is marked sensitive is kept in the tab; what cannot be sealed for want of a key, what the browser refuses to keep, and
 * what is still being sealed, in the page. So the browser asks before such a tab is closed while there is something in it. It also asks before a
 * reload, because the browser does not say which of the two it is. « Quitter vite » and a sign-out are never held up; after
 * a sign-out the sign-in screen says what is left.
 */
import { onDeparture } from '#web/lib/forget.ts';
import { hasUnkept } from '../drafts/draft-storage.ts';
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
  if (count - keptCount + filesInTab > 0 || hasUnkept(owner)) event.preventDefault();
};

onDeparture(stopWarning);
