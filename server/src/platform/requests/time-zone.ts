/** The people of this product live in France; used when a browser gives no time zone, or an unknown one. */
export const DEFAULT_TIME_ZONE = 'Europe/Paris';

/** The time zone, where this runtime knows it; else the default. */
export const usableTimeZone = (timeZone: string | undefined): string => {
  if (!timeZone) return DEFAULT_TIME_ZONE;
  try {
    return new Intl.DateTimeFormat('fr', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
};
