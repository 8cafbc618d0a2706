/** The people of this product live in France; used when a browser gives no time zone, or an unknown one. */
export const DEFAULT_TIME_ZONE = 'Europe/Paris';

/**
 * The time zone, where it is a name that this runtime knows; else the default. An offset ('+05:30') is no name: PostgreSQL
 * counts it the other way round.
 */
export const usableTimeZone = (timeZone: string | undefined): string => {
  if (!timeZone || !/^[A-Za-z]/.test(timeZone)) return DEFAULT_TIME_ZONE;
  try {
    return new Intl.DateTimeFormat('fr', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
};
