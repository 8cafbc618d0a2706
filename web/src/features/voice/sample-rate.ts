/** Samples a second of what is kept: all of a voice, and what programs that transcribe ask for. */
export const SAMPLE_RATE = 16_000;
