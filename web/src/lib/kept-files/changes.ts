/** Tells this tab and the others that what is kept has changed. Nothing of what it is travels. */

const CHANNEL = 'recueil.kept-files';
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
channel?.addEventListener('message', tell);

export const announceChange = (): void => {
  tell();
  channel?.postMessage(null);
};

/** Calls back after each change, here or in another tab; returns how to stop that. */
export const followChanges = (onChange: () => void): (() => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};
