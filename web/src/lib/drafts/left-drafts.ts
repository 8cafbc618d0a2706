/** What somebody who has signed out leaves in this browser: counted, and erased when asked for; never read. */
import { eraseOwner, spotsOfOwner } from './draft-storage.ts';

const CHANNEL = 'recueil.drafts';
/** What lies in the session storage of another tab can only be erased by that tab. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

export interface LeftDrafts {
  count: number;
  /** Those of them that outlast the tab. */
  keptCount: number;
}

export const countDrafts = (owner: string): LeftDrafts => {
  const spots = spotsOfOwner(owner);
  return { count: spots.length, keptCount: spots.filter(({ kind }) => kind === 'local').length };
};

/** Erases all drafts of this person, in the other tabs too. */
export const eraseDrafts = (owner: string): void => {
  eraseOwner(owner);
  channel?.postMessage(owner);
};

/** Erases here what is erased in another tab, and calls back; returns how to stop that. */
export const followErasure = (owner: string, onErased: () => void): (() => void) => {
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (data !== owner) return;
    eraseOwner(owner);
    onErased();
  };
  channel?.addEventListener('message', listen);
  return () => channel?.removeEventListener('message', listen);
};
