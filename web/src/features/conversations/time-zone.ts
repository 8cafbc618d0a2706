/** The IANA name of the browser's time zone: « hier » is read in it. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
