/** What readers of files share: how a fact and a time are made of what a file says. Runs in the confined process. */
import type { FactKind } from '#contract/files.ts';
import type { InsideAnswer } from './read-inside.ts';

/** A fact, where the file says something of it. */
export const said = (kind: FactKind, value: unknown, source: string): InsideAnswer['facts'] =>
  typeof value === 'string' && value.trim() !== '' ? [{ kind, value: value.trim(), source }] : [];

const DAY = String.raw`(\d{4})[-:/]?(\d{2})[-:/]?(\d{2})`;
const HOUR = String.raw`(\d{2}):?(\d{2}):?(\d{2})`;
const TIME = new RegExp(
  String.raw`^(?:D:)?${DAY}(?:[ T]?${HOUR}(?:\.\d+)?(?:(Z)|([+-]\d{2})[':]?(\d{2})'?)?)?`,
);

/**
 * A time as the contract writes it (`factTime`), from the ways in which EXIF, PDF, ID3 and WAV write theirs:
 * `2026:03:12 14:05:09`, `D:20260312140509+01'00'`, `2026-03-12T14:05:09`, `2026-03-12`. Undefined for anything else, and for a
 * day or an hour that does not exist: programs without a clock write zeros.
 */
export const timeFrom = (written: unknown): string | undefined => {
  const match = typeof written === 'string' ? TIME.exec(written.trim()) : null;
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second, utc, offsetHour, offsetMinute] = match;
  const date = `${year}-${month}-${day}`;
  const instant = new Date(`${date}T${hour ?? '00'}:${minute ?? '00'}:${second ?? '00'}Z`);
  const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
  if (!exists || year === '0000') return undefined;
  const zone = utc ?? (offsetHour === undefined ? '' : `${offsetHour}:${offsetMinute}`);
  return hour === undefined ? date : `${date}T${hour}:${minute}:${second}${zone}`;
};
