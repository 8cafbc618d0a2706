/** The IANA name of the browser's time zone: "yesterday" and the days of the timeline are read in it. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
