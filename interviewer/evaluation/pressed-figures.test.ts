import { describe, expect, it } from 'vitest';
import { added, at, author, changed, perfect, proposalOn, type Read, ratesOf } from './evaluate.fixture.ts';
import type { Shown, Subject } from './subject.ts';

describe('figure 2', () => {
  it('looks for what was put right from that turn on, and not before', () => {
    const before = changed('laundry', (proposals, incident, told) =>
      incident === 0 && told === 2
        ? [...proposals, proposalOn('laundry', 1, 'Hier', at('2026-03-11', null))]
        : proposals,
    );
    expect(ratesOf({ read: before })['2 Came back: refused in words']).toBe('0/2');
    const after = added(1, 'Hier', at('2026-03-11', null));
    expect(ratesOf({ read: after })['2 Came back: refused in words']).toBe('1/2');
  });

  it('looks into titles and records where they are given', () => {
    const draftOf = (text: string, where: Shown['where'] = 'record'): Subject => ({
      read: perfect,
      draft: () => [{ where, incident: 0, detail: null, text }],
    });
    const part = '2 Came back: refused in words, in titles and records';
    expect(ratesOf(draftOf('Le 11 mars vers 14 h'))[part]).toBe('1/2');
    expect(ratesOf(draftOf('Le 10 mars. Non pardon, mardi.'))[part]).toBe('0/2');
    expect(ratesOf(draftOf('Un drap, le 11 mars', 'title'))[part]).toBe('1/2');
    const typed = (type: string): Subject => ({
      read: perfect,
      draft: () => [{ where: 'panel', incident: 0, detail: 'incident_type', text: type }],
    });
    expect(ratesOf(typed('violence'))[part]).toBe('1/2');
    expect(ratesOf(typed('sexual_violence'))[part]).toBe('0/2');
  });

  it('refuses what is wrong by a press, and counts what comes back', () => {
    const wrong = proposalOn('laundry', 3, 'Ma tante', author(null, 'tante'));
    const heeding: Read = (said, options) => {
      const isRefused = options.answers.some(
        ({ about, action }) => action === 'refuse' && about?.passages[0]?.words === 'Ma tante',
      );
      const state = isRefused ? 'refused' : 'proposed';
      return added(3, 'Ma tante', wrong.value, { state })(said, options);
    };
    expect(ratesOf({ read: heeding })['2 Came back: refused by a press']).toBe('0/1');
    const deaf = added(3, 'Ma tante', wrong.value);
    expect(ratesOf({ read: deaf })['2 Came back: refused by a press']).toBe('1/1');
  });
});

it('counts a value that was refused by a press and stands in the title', () => {
  const heeding: Read = (said, options) => {
    const state = options.answers.some(({ action }) => action === 'refuse') ? 'refused' : 'proposed';
    return added(1, '14 h', at(null, '04:00'), { state })(said, options);
  };
  const titled = (text: string): Subject => ({
    read: heeding,
    draft: () => [{ where: 'title', incident: 0, detail: null, text }],
  });
  expect(ratesOf(titled('Un drap arraché à 4 h'))['2 Came back: refused by a press']).toBe('1/1');
  expect(ratesOf(titled('Un drap arraché à 14 h'))['2 Came back: refused by a press']).toBe('0/1');
});
