import { describe, expect, it } from 'vitest';
import { INCIDENT_TYPES } from '#contract/incidents.ts';
import type { CuratedText } from './law-text.ts';
import { LIMITATION_RULES } from './limitation-rules.ts';
import { relevantTexts } from './relevant-texts.ts';
import { LAW_TEXTS, LIMITATION_TEXTS } from './texts.ts';

const curated: readonly Omit<CuratedText, 'concerns'>[] = [...LAW_TEXTS, ...Object.values(LIMITATION_TEXTS)];

describe('the curated texts', () => {
  it('have each a name, a summary in both languages, and an official source', () => {
    expect(new Set(curated.map(({ id }) => id)).size).toBe(curated.length);
    for (const { id, reference, summary, source } of curated) {
      for (const words of [reference, summary])
        expect([id, words.fr !== '', words.en !== '']).toEqual([id, true, true]);
      expect(source).toMatch(/^https:\/\/(www\.legifrance\.gouv\.fr|code\.travail\.gouv\.fr)\//);
    }
  });

  it('say when they were checked, or that they are to be confirmed', () => {
    for (const { id, status, verified } of [...curated, ...LIMITATION_RULES])
      expect([id, verified]).toEqual([
        id,
        status === 'checked' ? expect.stringMatching(/^\d{4}-\d\d$/) : null,
      ]);
  });

  it('keep French punctuation from standing alone on a line', () => {
    const french = [...curated.flatMap(({ reference, summary }) => [reference.fr, summary.fr])];
    for (const text of [...french, ...LIMITATION_RULES.map(({ title }) => title.fr)])
      expect(text).not.toMatch(/ [;:?!»]|« /);
  });
});

describe('which texts may concern an incident', () => {
  const bare = { type: null, exhibits: [], persons: [] };

  it('follows from its type, with that as the reason', () => {
    for (const type of INCIDENT_TYPES)
      for (const { because } of relevantTexts({ ...bare, type }))
        expect(because).toEqual({ what: 'type', type });
    expect(relevantTexts({ ...bare, type: 'sexual_harassment' }).map(({ text }) => text.id)).toContain(
      'l1153-1',
    );
    expect(relevantTexts({ ...bare, type: 'fraud' })).toEqual([]);
  });

  it('follows from recordings and witnesses whatever the type, and is nothing without either', () => {
    expect(relevantTexts(bare)).toEqual([]);
    const found = relevantTexts({
      type: null,
      exhibits: [
        { id: 'photo', number: 1, type: 'photo' },
        { id: 'voice', number: 4, type: 'audio' },
      ],
      persons: [
        { id: 'marc', part: null },
        { id: 'julie', part: 'witness' },
      ],
    });
    expect(found.map(({ text, because }) => [text.id, because])).toEqual([
      ['plen-20-20648', { what: 'exhibit', evidence_id: 'voice', number: 4 }],
      ['cp-226-1', { what: 'exhibit', evidence_id: 'voice', number: 4 }],
      ['cpc-202', { what: 'person', person_id: 'julie' }],
    ]);
  });
});
