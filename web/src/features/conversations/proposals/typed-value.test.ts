import { expect, it } from 'vitest';
import { whenOf } from '../test-messages.ts';
import { typedFrom, typedFromDraft, valueFrom, wordsOf } from './typed-value.ts';

const TODAY = '2026-11-22';

it('a correction begins with what is shown: the value, or the words where they are the value', () => {
  expect(typedFrom('when', whenOf('2026-11-18', '03:00'), 'mercredi')).toMatchObject({
    day: '2026-11-18',
    time: '03:00',
  });
  expect(typedFrom('where', { detail: 'where', text: null }, 'à la cantine').text).toBe('à la cantine');
  expect(typedFrom('where', { detail: 'where', text: 'au réfectoire' }, 'à la cantine').text).toBe(
    'au réfectoire',
  );
});

it('who is added is the author where people are asked for, and a witness among witnesses', () => {
  expect(typedFrom('people', null, '').part).toBe('author');
  expect(typedFrom('witnesses', null, '').part).toBe('witness');
});

it('a day or an hour is enough, and no day lies in the future', () => {
  const empty = typedFrom('when', null, '');
  expect(valueFrom('when', empty, TODAY)).toBe('when');
  expect(valueFrom('when', { ...empty, time: '10:00', approximate: true }, TODAY)).toEqual({
    detail: 'when',
    day: null,
    time: '10:00',
    approximate: true,
    habit: false,
  });
  expect(valueFrom('when', { ...empty, day: '2026-11-23' }, TODAY)).toBe('future');
});

it('a role without a name is somebody, and the part decides whether they are a witness', () => {
  const empty = typedFrom('people', null, '');
  expect(valueFrom('people', { ...empty, name: ' ' }, TODAY)).toBe('person');
  expect(valueFrom('people', { ...empty, role: ' grutier ', part: 'witness' }, TODAY)).toEqual({
    detail: 'witnesses',
    name: null,
    role: 'grutier',
    part: 'witness',
  });
  expect(valueFrom('witnesses', { ...empty, name: 'Léa', part: 'author' }, TODAY)).toMatchObject({
    detail: 'people',
    name: 'Léa',
  });
});

it('an empty text and no type are said to be missing', () => {
  const empty = typedFrom('impact', null, '');
  expect(valueFrom('impact', { ...empty, text: ' \n' }, TODAY)).toBe('text');
  expect(valueFrom('incident_type', empty, TODAY)).toBe('type');
});

it('what was typed before a reload is taken up, and anything else is left', () => {
  const typed = { ...typedFrom('where', null, ''), text: 'au réf' };
  expect(typedFromDraft(JSON.stringify(typed))).toEqual(typed);
  expect(typedFromDraft('au réf')).toBeNull();
  expect(typedFromDraft('{"text":1}')).toBeNull();
  expect(typedFromDraft(null)).toBeNull();
});

it('words that were said twice stand once in what is corrected', () => {
  const at = (words: string) => ({ message_id: 'm1', start: 0, end: words.length, words });
  expect(wordsOf({ sources: [at('à la cantine'), at('À la\ncantine'), at('au 3e')] })).toBe(
    'à la cantine au 3e',
  );
});
