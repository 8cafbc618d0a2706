/** The name of a recording, by the milliseconds since 1970 at which it began (spec.md, 7): 'voice-1795255200000.wav'. */
export const voiceName = (timestamp: number): string => `voice-${timestamp}.wav`;
