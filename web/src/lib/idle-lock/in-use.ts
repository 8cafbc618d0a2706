/** Uses of the page that no hand makes: a recording that goes on. */
const hearers = new Set<() => void>();

/** Says that the page is in use now. */
export const sayInUse = (): void => {
  for (const hear of hearers) hear();
};

/** Calls back at each of them; returns how to stop that. */
export const onInUse = (hear: () => void): (() => void) => {
  hearers.add(hear);
  return () => hearers.delete(hear);
};
