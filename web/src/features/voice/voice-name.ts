/** The name of a recording, by the milliseconds since 1970 at which it began (spec.md, 7): 'voice-1795255200000.wav'. */
export const voiceName = (timestamp: number): string => `voice-${timestamp}.wav`;

/** What the bytes of the browser's recorder are called when they are saved as they are: 'voice-1795255200000.webm'. */
export const originalName = (timestamp: number, type: string): string =>
  `voice-${timestamp}.${/^audio\/(webm|mp4|ogg)/.exec(type)?.[1] ?? 'webm'}`;
