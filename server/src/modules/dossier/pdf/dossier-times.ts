/** Days, moments and sizes as the dossier's PDF writes them. */
import type { DossierLanguage, ShownIncident } from '#verifier/dossier/format.ts';
import { DOSSIER_WORDS } from './dossier-words.ts';

/** The time zone in which the product is used; the first page says so. */
const PARIS = { timeZone: 'Europe/Paris' } as const;
const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const;

export interface DossierTimes {
  /** Of an ISO day: "3 mars 2026". What is no day stays as it is. */
  day(iso: string): string;
  /** Of an instant: "3 mars 2026 à 14 h 05". */
  moment(iso: string): string;
  /** "1 234 567 octets". */
  size(bytes: number): string;
  /** When an incident happened, as surely as it is known. */
  happened(incident: ShownIncident): string;
}

export const dossierTimes = (language: DossierLanguage): DossierTimes => {
  const words = DOSSIER_WORDS[language];
  const locale = LOCALES[language];
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const parisDays = new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...PARIS });
  // 'HH:MM' in both languages.
  const parisHours = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', ...PARIS });
  const numbers = new Intl.NumberFormat(locale);

  const day = (iso: string): string => {
    const parsed = new Date(iso);
    return Number.isNaN(parsed.getTime()) ? iso : ordinal(days.format(parsed));
  };
  const happened = ({
    incident_date: from,
    incident_time: time,
    incident_until: until,
    date_certainty: certainty,
    time_until: timeUntil = null,
    time_certainty: timeCertainty = null,
  }: ShownIncident): string => {
    if (from === null) return certainty === 'unknown' ? words.when.unknown : words.when.notStated;
    const days = until === null ? startOf(certainty, day(from)) : words.when.fromTo(day(from), day(until));
    const hours = hoursOf(time, timeUntil, timeCertainty ?? (certainty === 'approximate' ? certainty : null));
    return hours === null ? days : `${days}${hours}`;
  };
  const hoursOf = (time: string | null, until: string | null, certainty: string | null): string | null => {
    if (certainty === 'unknown') return `, ${words.when.hourUnknown}`;
    if (time === null) return null;
    if (certainty === 'approximate') return ` ${words.when.aboutAt(time)}`;
    if (certainty !== 'period') return ` ${words.when.at(time)}`;
    return until === null ? `, ${words.when.fromHour(time)}` : `, ${words.when.hours(time, until)}`;
  };
  const startOf = (certainty: string | null, from: string): string => {
    if (certainty === 'approximate') return words.when.about(from);
    return certainty === 'period' ? words.when.since(from) : words.when.exact(from);
  };
  const ordinal = (date: string): string => (language === 'fr' ? date.replace(/^1 /, '1er ') : date);

  return {
    day,
    moment: (iso) => {
      const at = new Date(iso);
      return `${ordinal(parisDays.format(at))} ${words.when.at(parisHours.format(at))}`;
    },
    size: (bytes) => `${numbers.format(bytes)} ${language === 'fr' ? 'octets' : 'bytes'}`,
    happened,
  };
};
