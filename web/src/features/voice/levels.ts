/** spec.md, 9. */
export const BAR_COUNT = 12;

/** The loudest value of `getByteFrequencyData`. */
const LOUDEST = 255;
/** What a bar shows of silence, so that it is still a bar. */
const LOWEST = 0.08;
/** Of the frequencies, those in which voices are: the lower three eighths, up to 9 kHz at the usual 48 kHz. */
const VOICE_SHARE = 3 / 8;

/** How high each bar stands, from `LOWEST` to 1: the loudest of its share of the frequencies, low ones first. */
export const barsFrom = (frequencies: Uint8Array): number[] => {
  const perBar = Math.max(1, Math.floor((frequencies.length * VOICE_SHARE) / BAR_COUNT));
  return Array.from({ length: BAR_COUNT }, (_, bar) => {
    const share = frequencies.subarray(bar * perBar, (bar + 1) * perBar);
    return Math.max(LOWEST, Math.max(0, ...share) / LOUDEST);
  });
};

/** What stands where nothing moves: the shape of a voice, and no measure of one. */
export const STILL_BARS: readonly number[] = [
  0.3, 0.5, 0.75, 0.55, 0.9, 0.65, 0.8, 0.45, 0.7, 0.5, 0.35, 0.25,
];
