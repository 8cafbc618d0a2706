import { expect, it } from 'vitest';
import { DEFAULT_TIME_ZONE, usableTimeZone } from './time-zone.ts';

it.each(['Europe/Paris', 'America/Martinique', 'Asia/Kolkata', 'UTC'])('takes the name %s', (zone) => {
  expect(new Date(0).toLocaleString('fr', { timeZone: usableTimeZone(zone) })).toBe(
    new Date(0).toLocaleString('fr', { timeZone: zone }),
  );
});

it.each([undefined, '', '+05:30', '-08', '+0530', '−05:30', 'GMT+5', 'Mars/Olympus', "Europe/Paris'"])(
  'takes the default in place of %s',
  (zone) => expect(usableTimeZone(zone)).toBe(DEFAULT_TIME_ZONE),
);
