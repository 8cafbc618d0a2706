import { describe, expect, it } from 'vitest';
import type { Moment } from '#contract/analyses.ts';
import { limitationsOf } from './limitations.ts';

const on = (day: string, certainty: Moment['certainty'] = 'exact'): Moment => ({
  certainty,
  from: day,
  to: day,
});
const UNKNOWN: Moment = { certainty: 'unknown', from: null, to: null };
const dated = (incident_id: string, moment: Moment) => ({ incident_id, moment });
const asked = (moment: Moment, series: ReturnType<typeof dated>[] = []) => {
  const incident = dated('here', moment);
  return { type: 'bullying' as const, incident, series: [incident, ...series], today: '2026-11-23' };
};
const first = (question: Parameters<typeof limitationsOf>[0]) => limitationsOf(question)[0];

describe('a limitation period', () => {
  it('runs from the last act of the series, and names it', () => {
    const series = [dated('later', on('2026-05-02')), dated('earlier', on('2020-01-01'))];
    expect(first(asked(on('2026-03-12'), series))).toMatchObject({
      rule: 'harassment-labour',
      from: { incident_id: 'later' },
      end: { day: '2031-05-02', is_approximate: false },
      is_over: false,
    });
  });

  it('ends as surely as it begins, and counts the last day of what went on', () => {
    expect(first(asked(on('2024-02-29', 'approximate')))?.end).toEqual({
      day: '2029-02-28',
      is_approximate: true,
    });
    expect(first(asked({ certainty: 'period', from: '2026-03-03', to: '2026-03-14' }))?.end).toEqual({
      day: '2031-03-14',
      is_approximate: false,
    });
  });

  it('is the rule alone where no day is known', () => {
    expect(first(asked(UNKNOWN))).toMatchObject({ from: null, end: null, is_over: false, undated: 1 });
  });

  it('has no end yet where the series still goes on, which has a day', () => {
    const ongoing = { certainty: 'period', from: '2026-03-03', to: null } as const;
    const none = { end: null, is_over: false, undated: 0 };
    expect(first(asked(ongoing))).toMatchObject({ from: { incident_id: 'here', moment: ongoing }, ...none });
    const series = [dated('ongoing', ongoing), dated('later', on('2026-05-02'))];
    expect(first(asked(on('2026-03-12'), series))).toMatchObject({
      from: { incident_id: 'ongoing' },
      ...none,
    });
  });

  it('counts what has no day, since that could be later', () => {
    expect(first(asked(on('2026-03-12'), [dated('undated', UNKNOWN)]))).toMatchObject({
      end: { day: '2031-03-12' },
      undated: 1,
    });
  });

  it('is over only after its last possible day', () => {
    const period = { certainty: 'period', from: '2021-11-01', to: '2021-11-23' } as const;
    expect(first(asked(period))?.is_over).toBe(false);
    expect(first({ ...asked(period), today: '2026-11-24' })?.is_over).toBe(true);
  });

  it('of discrimination runs at the earliest from the incident itself, and the end of a contract from no incident', () => {
    const series = [dated('later', on('2026-05-02'))];
    const rules = limitationsOf({ ...asked(on('2026-03-12'), series), type: 'discrimination' });
    expect(rules.map(({ rule, start, from }) => [rule, start, from?.incident_id])).toEqual([
      ['discrimination-labour', 'revelation', 'here'],
      ['contract-execution', 'knowledge', 'here'],
      ['contract-termination', 'termination', undefined],
    ]);
  });

  it('that depends on a type is left out where the type is not said', () => {
    const rules = limitationsOf({ ...asked(on('2026-03-12')), type: null });
    expect(rules.map(({ rule }) => rule)).toEqual(['contract-execution', 'contract-termination']);
  });
});
