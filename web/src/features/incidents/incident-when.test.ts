import { beforeAll, describe, expect, it } from 'vitest';
import type { When } from '#contract/common/incident-when.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { i18n, loadCatalogue } from '#web/i18n/texts.ts';
import { factsText, whenInProse, whenText } from './incident-when.ts';

beforeAll(async () => {
  await loadTexts(['incidents'], 'fr');
  await loadCatalogue('incidents', 'en');
});

const NONE: When = {
  incident_date: null,
  incident_until: null,
  date_certainty: null,
  incident_time: null,
  time_until: null,
  time_certainty: null,
};
const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ') ?? null;
const said = (when: Partial<When>, language: 'fr' | 'en' = 'fr') =>
  plain(whenText({ ...NONE, ...when }, i18n.getFixedT(language, 'incidents'), language));
const listed = (when: Partial<When>) =>
  plain(factsText({ ...NONE, ...when }, i18n.getFixedT('fr', 'incidents'), 'fr'));

describe('when it happened', () => {
  it('is the day as the specification writes it, and its hour', () => {
    expect(said({ incident_date: '2026-03-12' })).toBe('12 mars 2026');
    expect(said({ incident_date: '2026-03-01', date_certainty: 'exact', incident_time: '14:05' })).toBe(
      '01 mars 2026 à 14 h 05',
    );
  });

  it('in prose it is the day as it is said', () => {
    const inProse = (when: Partial<When>) =>
      plain(whenInProse({ ...NONE, ...when }, i18n.getFixedT('fr', 'incidents'), 'fr'));
    expect(inProse({ incident_date: '2026-03-01', incident_time: '09:00' })).toBe('1er mars 2026 à 9 h');
    expect(inProse({ incident_date: '2026-03-01', date_certainty: 'approximate' })).toBe(
      'vers le 1er mars 2026',
    );
    expect(inProse({})).toBeNull();
  });

  it('is never surer than the person is', () => {
    const about = { incident_date: '2026-03-01', date_certainty: 'approximate' } as const;
    expect(said(about)).toBe('vers le 1er mars 2026');
    expect(said({ ...about, incident_time: '09:00' })).toBe('vers le 1er mars 2026, vers 9 h');
    expect(said(about, 'en')).toBe('around 1 March 2026');
  });

  it.each([
    ['2026-03-03', '2026-03-14', 'du 3 au 14 mars 2026', 'from 3 to 14 March 2026'],
    ['2026-02-28', '2026-03-01', 'du 28 février au 1er mars 2026', 'from 28 February to 1 March 2026'],
    [
      '2025-12-28',
      '2026-01-03',
      'du 28 décembre 2025 au 3 janvier 2026',
      'from 28 December 2025 to 3 January 2026',
    ],
    ['2026-03-03', null, 'à partir du 3 mars 2026', 'from 3 March 2026 on'],
    ['2026-03-03', '2026-03-03', '03 mars 2026', '03 March 2026'],
  ])('is the period from %s to %s', (incident_date, incident_until, fr, en) => {
    const period = { incident_date, incident_until, date_certainty: 'period' } as const;
    expect(said(period)).toBe(fr);
    expect(said(period, 'en')).toBe(en);
  });

  it('keeps the hour of the first day of a period', () => {
    expect(
      said({
        incident_date: '2026-03-03',
        incident_time: '09:00',
        incident_until: '2026-03-14',
        date_certainty: 'period',
      }),
    ).toBe('du 3 mars 2026 à 9 h au 14 mars 2026');
  });

  it.each([
    [{ time_certainty: 'approximate' }, '12 mars 2026, vers 14 h 30', '12 March 2026, around 14:30'],
    [{ time_certainty: 'exact' }, '12 mars 2026 à 14 h 30', '12 March 2026 at 14:30'],
    [
      { time_certainty: 'period', time_until: '16:00' },
      '12 mars 2026, entre 14 h 30 et 16 h',
      '12 March 2026, between 14:30 and 16:00',
    ],
    [{ time_certainty: 'period' }, '12 mars 2026, à partir de 14 h 30', '12 March 2026, from 14:30 on'],
    [
      { time_certainty: 'unknown', incident_time: null },
      '12 mars 2026, heure inconnue',
      '12 March 2026, time not known',
    ],
    [
      { date_certainty: 'approximate', time_certainty: 'exact' },
      'vers le 12 mars 2026 à 14 h 30',
      'around 12 March 2026 at 14:30',
    ],
    [
      { date_certainty: 'period', incident_until: '2026-03-14', time_certainty: 'approximate' },
      'du 12 mars 2026, vers 14 h 30, au 14 mars 2026',
      'from 12 March 2026, around 14:30, to 14 March 2026',
    ],
  ] as const)('has an hour that is as sure as the person says: %o', (when, fr, en) => {
    const told = {
      incident_date: '2026-03-12',
      incident_time: '14:30',
      date_certainty: 'exact',
      ...when,
    } as const;
    expect(said(told)).toBe(fr);
    expect(said(told, 'en')).toBe(en);
  });

  it('is nothing where it is not known or was not said', () => {
    expect(said({})).toBeNull();
    expect(said({ date_certainty: 'unknown' })).toBeNull();
  });

  it('stands in a row of a list', () => {
    expect(listed({ incident_date: '2026-03-12', incident_time: '09:00' })).toBe('Faits du 12 mars 2026');
    expect(listed({ incident_date: '2026-03-12', date_certainty: 'approximate' })).toBe(
      'Faits vers le 12 mars 2026',
    );
    expect(
      listed({ incident_date: '2026-03-03', incident_until: '2026-03-14', date_certainty: 'period' }),
    ).toBe('Faits du 3 au 14 mars 2026');
    expect(listed({ incident_date: '2026-03-12', incident_time: '09:00', time_certainty: 'unknown' })).toBe(
      'Faits du 12 mars 2026',
    );
    expect(listed({ date_certainty: 'unknown' })).toBe('Date des faits non spécifiée');
  });
});
