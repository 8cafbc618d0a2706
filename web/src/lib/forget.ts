/**
 * What has to go from memory when the person goes (sign-out, another person, « Quitter vite »). Modules that keep answers
 * of the server register here, so that the sign-in screen need not load the cache only to be able to clear it.
 */
const forgetters = new Set<() => void>();

/** Registers what to do; for the life of the page. */
export const onForget = (forget: () => void): void => {
  forgetters.add(forget);
};

/** Forgets, now. */
export const forgetEverything = (): void => {
  for (const forget of forgetters) forget();
};

const departures = new Set<() => void>();

/** Registers what to stop when the person is about to go: answers that are still under way would come too late. */
export const onDeparture = (stop: () => void): void => {
  departures.add(stop);
};

/** Stops it, now. */
export const stopEverything = (): void => {
  for (const stop of departures) stop();
};
