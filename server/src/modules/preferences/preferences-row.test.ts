import { describe, expect, it } from 'vitest';
import { NOTICE_CHOICES } from '#contract/account/notices.ts';
import { DEFAULT_PREFERENCES } from '#contract/account/preference-values.ts';
import { DEFAULT_NOTICES, preferences } from '#contract/account/preferences.ts';
import { changesOf, preferencesOf } from './preferences-row.ts';

const NOON = new Date('2026-11-20T12:00:00.000Z');
const untouched = { notices: {}, chosen_at: {} };

describe('the preferences of a person', () => {
  it('are the defaults without a row', () => {
    const answer = preferencesOf(undefined);
    expect(preferences.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ language: null, theme: 'system', text_size: 'normal', updated_at: null });
    expect(Object.keys(answer.notices)).toEqual([...NOTICE_CHOICES]);
  });

  it('an exit that was kept when less was refused leads to the weather', () => {
    const row = {
      ...DEFAULT_PREFERENCES,
      theme: 'dark',
      exit_target: 'https://127.0.0.1/',
      ...untouched,
      updated_at: NOON,
    } as const;
    expect(preferencesOf(row)).toMatchObject({ theme: 'dark', exit_target: 'weather' });
  });

  it('an unfinished draft is told of only to those who ask for it', () => {
    expect(DEFAULT_NOTICES.unfinished_draft).toEqual({ in_app: false, by_mail: false });
  });
});

describe('a choice', () => {
  it('is kept with the moment at which it was made', () => {
    expect(changesOf(untouched, { theme: 'dark', language: null }, NOON)).toEqual({
      theme: 'dark',
      language: null,
      chosen_at: { theme: NOON.toISOString(), language: NOON.toISOString() },
    });
  });

  it('gives way to a newer one of the same name, and to no other', () => {
    const row = { notices: {}, chosen_at: { theme: '2026-11-20T12:00:00.001Z' } };
    expect(changesOf(row, { theme: 'dark', text_size: 'large' }, NOON)).toEqual({
      text_size: 'large',
      chosen_at: { ...row.chosen_at, text_size: NOON.toISOString() },
    });
    expect(changesOf(row, { theme: 'dark' }, NOON)).toEqual({});
  });

  it('of one notice leaves the others, and the other place of the same one, alone', () => {
    const row = {
      notices: { new_sign_in: { in_app: false }, export_ready: { by_mail: true } },
      chosen_at: {},
    };
    const patch = { notices: { new_sign_in: { by_mail: false } } };
    expect(changesOf(row, patch, NOON)).toEqual({
      notices: { new_sign_in: { in_app: false, by_mail: false }, export_ready: { by_mail: true } },
      chosen_at: { 'notices.new_sign_in': NOON.toISOString() },
    });
  });
});
