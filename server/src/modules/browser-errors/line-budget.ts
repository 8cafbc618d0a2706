/** How many lines may be written within a window; the rest is counted. */
export interface LineBudget {
  /**
   * Null when the line may not be written.
   * @param nowMs a clock that never goes back
   * @returns how many lines were left out since the last one
   */
  take(nowMs: number): { leftOut: number } | null;
}

/** Whoever can open the page can make it report: so many lines must not fill the log, nor push everything else out of it. */
export const createLineBudget = (maxLines: number, windowMs: number): LineBudget => {
  let endsAtMs = Number.NEGATIVE_INFINITY;
  let written = 0;
  let leftOut = 0;
  return {
    take: (nowMs) => {
      if (nowMs >= endsAtMs) {
        endsAtMs = nowMs + windowMs;
        written = 0;
      }
      if (written >= maxLines) {
        leftOut += 1;
        return null;
      }
      written += 1;
      const before = leftOut;
      leftOut = 0;
      return { leftOut: before };
    },
  };
};
