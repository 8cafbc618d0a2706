import { readStored, removeStored, writeStored } from '#web/lib/store/safe-storage.ts';

const KEY = 'recueil.provider-trip';

/** What this tab must still know when a sign-in provider sends it back. */
export interface ProviderTrip {
  /** As GoTrue names it, or `company`. */
  provider: string;
  /** Where the person wanted to go. Not in the address: a provider has no business knowing it. */
  returnTo: string | null;
}

/** Before the page is left for a provider. Kept with the tab, and no longer than the trip. */
export const beginTrip = (trip: ProviderTrip): void => writeStored('session', KEY, JSON.stringify(trip));

/** The trip that this tab is on, or coming back from; null when it is on none. */
export const readTrip = (): ProviderTrip | null => {
  const text = readStored('session', KEY);
  if (text === null) return null;
  try {
    const { provider, returnTo } = JSON.parse(text) as Partial<Record<keyof ProviderTrip, unknown>>;
    if (typeof provider === 'string')
      return { provider, returnTo: typeof returnTo === 'string' ? returnTo : null };
  } catch {
    // Not ours.
  }
  return null;
};

/** Back, one way or the other. */
export const endTrip = (): void => removeStored('session', KEY);
