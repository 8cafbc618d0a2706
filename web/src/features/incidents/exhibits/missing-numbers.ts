/** The numbers below the highest that no exhibit bears: these were removed or moved away, and are not given again. */
export const missingNumbers = (given: readonly number[]): number[] => {
  const borne = new Set(given);
  return Array.from({ length: Math.max(0, ...given) }, (_, index) => index + 1).filter(
    (number) => !borne.has(number),
  );
};
