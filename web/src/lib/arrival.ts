/** A navigation whose page has not shown its title yet. The very first page is none: there the browser's start holds. */
let isExpected = false;

interface Navigation {
  /** Absent for the first page. */
  fromLocation?: unknown;
  pathChanged: boolean;
}

/** Told by the router before each navigation. */
export const expectArrival = ({ fromLocation, pathChanged }: Navigation): void => {
  if (fromLocation !== undefined && pathChanged) isExpected = true;
};

/** True once for each navigation. */
export const takeArrival = (): boolean => {
  const wasExpected = isExpected;
  isExpected = false;
  return wasExpected;
};
