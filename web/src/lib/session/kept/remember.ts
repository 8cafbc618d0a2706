import { readStored, removeStored, writeStored } from '#web/lib/store/safe-storage.ts';

const KEY = 'recueil.remember';

/**
 * Whether 'Se souvenir de moi' was on at the last sign-in. Without a choice (a link opened from a mail, a provider's
 * return) the session is not kept: the computer may not be the person's own.
 */
export const isRemembered = (): boolean => readStored('local', KEY) === 'on';

/** Call before signing in: it decides where the session is kept. */
export const setRemembered = (remembered: boolean): void => {
  if (remembered) writeStored('local', KEY, 'on');
  else removeStored('local', KEY);
};
