/**
 * Runs no more than so many of the given works at a time; the others wait their turn. For what takes much memory: a
 * person may send ten pictures at once.
 */
export const atMost = (count: number): (<Result>(work: () => Promise<Result>) => Promise<Result>) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Its place goes to the next one as it is, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
