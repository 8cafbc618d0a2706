import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import CASES from './alarm-cases.json' with { type: 'json' };
import { hearAlarm } from './hear-alarm.ts';

const degreeOf = (text: string, before: readonly string[] = []): string => {
  const alarm = hearAlarm(text, before);
  return alarm === null ? 'nothing' : `${alarm.kind} ${alarm.degree}`;
};

describe('an alarm', () => {
  it.each(CASES['distress plain'])('is plain distress: %s', (text) => {
    expect(degreeOf(text)).toBe('distress plain');
  });

  it.each(CASES['danger plain'])('is plain danger: %s', (text) => {
    expect(degreeOf(text)).toBe('danger plain');
  });

  it.each(CASES['distress faint'])('is a faint sign: %s', (text) => {
    expect(degreeOf(text)).toBe('distress faint');
  });

  it.each(CASES['at most faint'])('is at most a faint sign of the past or of others: %s', (text) => {
    expect(degreeOf(text)).not.toMatch(/plain/);
  });

  it.each(CASES.nothing)('is none: %s', (text) => {
    expect(degreeOf(text)).toBe('nothing');
  });
});

describe('hearing an alarm', () => {
  it('does not hang on capitals and accents', () => {
    for (const text of CASES['distress plain'].slice(0, 12)) {
      const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
      expect([text, degreeOf(bare)]).toEqual([text, 'distress plain']);
    }
  });

  it('tells a life that is at stake now from a wish', () => {
    expect(hearAlarm("j'ai avalé toute la boîte de somnifères", [])?.isRescue).toBe(true);
    expect(hearAlarm("j'ai envie de mourir", [])?.isRescue).toBe(false);
  });

  it('names the words and their place', () => {
    const text = 'Bonjour. jveu mourir, voilà.';
    const alarm = hearAlarm(text, []);
    expect(alarm?.words).toContain('mourir');
    expect(text.slice(alarm?.start, alarm?.end)).toBe(alarm?.words);
  });

  it('hears a weapon of a game that was told of before as none', () => {
    const text = 'il sort un couteau et il me menace';
    expect(degreeOf(text)).toBe('danger plain');
    expect(degreeOf(text, ['on tourne un court-métrage avec le club vidéo'])).toBe('nothing');
  });

  it('lowers what was done on another day to the line', () => {
    expect(degreeOf('Le 3 mars il a sorti un couteau')).toBe('danger faint');
    expect(degreeOf('il a sorti un couteau', ['Lundi dernier, à la caisse.'])).toBe('danger faint');
  });

  it('never throws, and its words stand where it says', () => {
    const words = fc.constantFrom(
      'je',
      'pas',
      'mourir',
      'couteau',
      'il',
      'me',
      'tue',
      'hier',
      '«',
      '»',
      '.',
      'jveuxmourir',
      '5min',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words, { maxLength: 40 }).map((all) => all.join(' ')),
        ),
        (text) => {
          const alarm = hearAlarm(text, [text]);
          if (alarm !== null) expect(text.slice(alarm.start, alarm.end)).toBe(alarm.words);
        },
      ),
    );
  });
});
