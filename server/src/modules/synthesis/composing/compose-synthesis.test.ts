import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SYNTHESIS_SENTENCE_MAX_CHARACTERS, SYNTHESIS_SENTENCES_MAX_COUNT } from '#contract/common/limits.ts';
import type { SynthesisPart } from '#contract/syntheses.ts';
import type { ToldIncident } from '../../incidents/index.ts';
import type { ToldEntry } from '../../journal/index.ts';
import { composeSynthesis } from './compose-synthesis.ts';
import { happened, kept, materialOf, noted, somebody } from './material.fixture.ts';

const plain = (text: string): string => text.replaceAll('\u202f', ' ');
const made = (
  incidents: readonly ToldIncident[],
  entries: readonly ToldEntry[] = [],
  language: 'fr' | 'en' = 'fr',
) => composeSynthesis(materialOf(incidents, entries), language).drafts;
const textsOf = (drafts: ReturnType<typeof made>, part: SynthesisPart): string[] =>
  drafts.filter((one) => one.part === part).map(({ text }) => plain(text));
const headOf = (changes: Partial<ToldIncident>, language: 'fr' | 'en' = 'fr'): string =>
  textsOf(made([happened(changes)], [], language), 'chronology')[0] ?? '';

describe('the chronology', () => {
  it('says a day as surely as the person said it, in both languages', () => {
    expect(headOf({ incident_time: '10:30' })).toBe(
      'Le 3 mars 2026, à 10 h 30 : « Remarque » (INC-2026-0001).',
    );
    expect(headOf({ incident_date: '2026-03-01', location: 'Salle B' })).toBe(
      'Le 1er mars 2026 : « Remarque », lieu noté : « Salle B » (INC-2026-0001).',
    );
    expect(headOf({ date_certainty: null })).toMatch(/^À la date notée du 3 mars 2026 : «/);
    expect(headOf({ date_certainty: 'approximate' })).toMatch(/^Vers le 3 mars 2026 : «/);
    expect(headOf({ date_certainty: 'period', incident_until: '2026-03-09' })).toMatch(
      /^Entre le 3 mars 2026 et le 9 mars 2026 : «/,
    );
    expect(headOf({ date_certainty: 'period' })).toMatch(/^À partir du 3 mars 2026, sans fin notée/);
    expect(headOf({ date_certainty: 'unknown', incident_date: null })).toMatch(
      /^À une date dite inconnue : «/,
    );
    expect(headOf({ date_certainty: null, incident_date: null })).toMatch(/^Sans date notée : «/);
    const hour = { incident_time: '10:30', time_certainty: 'approximate' } as const;
    expect(headOf(hour)).toMatch(/^Le 3 mars 2026, vers 10 h 30 : «/);
    expect(headOf({ incident_time: '10:30', date_certainty: 'approximate' })).toMatch(
      /^Vers le 3 mars 2026, vers 10 h 30 : «/,
    );
    expect(headOf({ ...hour, time_certainty: 'period' })).toMatch(/^Le 3 mars 2026, à partir de 10 h 30/);
    expect(headOf({ ...hour, time_certainty: 'period', time_until: '12:00' })).toMatch(
      /^Le 3 mars 2026, entre 10 h 30 et 12 h : «/,
    );
    expect(headOf({ time_certainty: 'unknown' })).toMatch(/^Le 3 mars 2026, à une heure dite inconnue : «/);
    expect(headOf({ ...hour, time_certainty: 'period', time_until: '12:00' }, 'en')).toMatch(
      /^On 3 March 2026, between 10:30 and 12:00: “/,
    );
    expect(headOf({ incident_time: '10:30' }, 'en')).toBe(
      'On 3 March 2026, at 10:30: “Remarque” (INC-2026-0001).',
    );
    expect(headOf({ date_certainty: 'approximate' }, 'en')).toMatch(/^About 3 March 2026/);
  });

  it('has what happened first at the top, what has no day at the end, and entries between them', () => {
    const drafts = made(
      [
        happened({ incident_date: null, date_certainty: null, title: 'Sans jour' }),
        happened({ incident_date: '2026-05-02', title: 'Mai' }),
        happened({ title: 'Mars' }),
      ],
      [noted({ title: 'Avril', happened_on: '2026-04-10' }), noted({ title: 'Écrit le 12 mars' })],
    );
    const heads = textsOf(drafts, 'chronology').filter((text) => text.includes('«'));
    expect(heads.map((text) => /« (.*?) »/.exec(text)?.[1])).toEqual([
      'Mars',
      'Écrit le 12 mars',
      'Avril',
      'Mai',
      'Sans jour',
    ]);
    expect(heads[1]).toMatch(/^Journal, écrit le 12 mars 2026, sans date des faits/);
    expect(heads[2]).toMatch(/^Journal, à la date notée du 10 avril 2026 : «/);
  });

  it('holds every sentence of a short description, as it was written', () => {
    const description = 'Il a dit : « Tu ne vaux rien. » Personne n’a réagi ! J’étais seule...';
    expect(textsOf(made([happened({ description })]), 'chronology').slice(1)).toEqual([
      'Il a dit : « Tu ne vaux rien. »',
      'Personne n’a réagi !',
      'J’étais seule...',
    ]);
  });

  it('leaves sentences of a long description where they are, and says how many', () => {
    const description = Array.from({ length: 30 }, (_, at) => `Il a crié ${at + 1} fois.`).join(' ');
    const { drafts, leftOut } = composeSynthesis(materialOf([happened({ description })]), 'fr');
    const told = drafts.filter(({ part, made: by }) => part === 'chronology' && by === 'words');
    expect(told).toHaveLength(12);
    expect(leftOut).toBe(18);
  });
});

describe('persons and repetition', () => {
  const key = '018f0000-0000-7000-8000-0000000000aa';
  const three = ['2026-03-03', '2026-04-10', '2026-05-02'].map((incident_date, at) =>
    happened({
      incident_date,
      reference_number: `INC-2026-000${at + 1}`,
      type: 'harassment',
      unstated: at === 2 ? ['type'] : [],
      persons: [somebody({ person_key: key, role: 'chef', part: at === 0 ? 'author' : null })],
    }),
  );

  it('are counted, and are what the person noted', () => {
    const drafts = made(three);
    expect(textsOf(drafts, 'persons')).toEqual([
      '« Marc Dupont », « chef ». Place dans les faits : auteur·e des faits (INC-2026-0001) ; non notée (INC-2026-0002, INC-2026-0003).',
    ]);
    expect(textsOf(drafts, 'repetition')).toEqual([
      '« Marc Dupont », dans 3 incidents : INC-2026-0001, INC-2026-0002, INC-2026-0003. Premier : 3 mars 2026 ; dernier : 2 mai 2026 (dates notées).',
      'Type choisi : « Harcèlement », dans 2 incidents : INC-2026-0001, INC-2026-0002. Premier : 3 mars 2026 ; dernier : 10 avril 2026 (dates notées).',
    ]);
    expect(drafts.find(({ part }) => part === 'persons')?.sources.map(({ passage }) => passage)).toEqual([
      null,
      null,
      { field: 'full_name', start: 0, end: 11 },
    ]);
  });

  it('name nobody who is shown as « Anonyme », and say nothing of a type that nobody chose', () => {
    const drafts = made([
      happened({ persons: [somebody({ is_anonymized: true, full_name: 'Marc', role: 'chef' })] }),
      happened({ persons: [], unstated: ['type'], type: 'harassment' }),
      happened({ persons: [], unstated: ['type'], type: 'harassment' }),
    ]);
    expect(textsOf(drafts, 'persons').join()).toBe(
      'Une personne affichée « Anonyme ». Place dans les faits : auteur·e des faits (INC-2026-0001).',
    );
    expect(textsOf(drafts, 'repetition')).toEqual([]);
  });
});

describe('effects, steps and what is missing', () => {
  it('are the person’s sentences, led in by when and where they stand, and questions', () => {
    const description = 'Il m’a insultée. Depuis je dors mal. J’ai écrit aux RH.';
    const drafts = made([happened({ description, location: 'Bureau', hasExhibit: true })]);
    expect(textsOf(drafts, 'effects')).toEqual(['Le 3 mars 2026 (INC-2026-0001) :', 'Depuis je dors mal.']);
    expect(textsOf(drafts, 'steps')).toEqual(['Le 3 mars 2026 (INC-2026-0001) :', 'J’ai écrit aux RH.']);
    expect(textsOf(drafts, 'chronology').slice(1)).toEqual(['Il m’a insultée.']);
    const missing = textsOf(drafts, 'missing');
    expect(missing).toContain('Qui a pu voir ou entendre, si vous le savez ? (INC-2026-0001)');
    expect(missing.every((text) => text.includes('?'))).toBe(true);
  });

  it('ask nothing that only the words answer where nobody could read them', () => {
    const material = { incidents: [{ incident: happened(), read: null }], entries: [] };
    const { drafts } = composeSynthesis(material, 'fr');
    expect(textsOf(drafts, 'missing').join(' ')).not.toMatch(/changé pour vous|fait ensuite/);
    expect(textsOf(drafts, 'chronology')[1]).toBe('Il a crié sur moi devant tout le monde.');
  });
});

describe('exhibits', () => {
  it('are named by their number, date and title, and told in the person’s words, in the order of the incidents', () => {
    const mail = kept({
      number: 3,
      dated_on: '2026-03-04',
      description: 'Il l’écrit lui-même. Voir la fin.',
    });
    const drafts = made([
      happened({ reference_number: 'INC-2026-0002', incident_date: '2026-05-02', exhibits: [kept()] }),
      happened({ exhibits: [mail, kept({ number: 4, title: 'Photo' })] }),
    ]);
    expect(textsOf(drafts, 'exhibits').map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Pièce n° 3 de INC-2026-0001, à la date notée du 4 mars 2026 : « Le mail du soir ».',
      'Il l’écrit lui-même. Voir la fin.',
      'Pièce n° 4 de INC-2026-0001, sans date notée : « Photo ».',
      'Pièce n° 1 de INC-2026-0002, sans date notée : « Le mail du soir ».',
    ]);
    const sources = drafts.filter(({ part }) => part === 'exhibits').flatMap((draft) => draft.sources);
    expect(sources.slice(0, 2)).toEqual([
      { entity: 'evidence', id: mail.id, version: 1, passage: { field: 'title', start: 0, end: 15 } },
      { entity: 'evidence', id: mail.id, version: 1, passage: { field: 'description', start: 0, end: 33 } },
    ]);
    const english = textsOf(made([happened({ exhibits: [mail] })], [], 'en'), 'exhibits')[0];
    expect(english).toBe('Exhibit 3 of INC-2026-0001, on the noted date of 4 March 2026: “Le mail du soir”.');
  });

  it('have room for a part of them, and what has none is counted', () => {
    const exhibits = Array.from({ length: 3_000 }, (_, at) => kept({ number: at + 1, description: 'Mots.' }));
    const { drafts, leftOut } = composeSynthesis(materialOf([happened({ exhibits })]), 'fr');
    const told = drafts.filter(({ part }) => part === 'exhibits');
    expect(told.length).toBeGreaterThan(900);
    expect(leftOut).toBe(6_000 - told.length);
  });
});

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    'Il a crié. ',
    '« Non ! » ',
    'Depuis je dors mal… ',
    '\n',
    'J’ai écrit aux RH ? ',
    'é'.repeat(2_500),
  ),
);
const textOf = fc.array(words, { maxLength: 12 }).map((parts) => parts.join(''));

describe('whatever was written', () => {
  it('a sentence in the person’s words is what stands at the place that it names', () => {
    fc.assert(
      fc.property(textOf, textOf, textOf, (description, content, described) => {
        const incident = happened({ description, exhibits: [kept({ description: described })] });
        const entry = noted({ content });
        for (const draft of made([incident], [entry])) {
          expect(draft.sources.length).toBeGreaterThan(0);
          if (draft.made !== 'words') continue;
          const [source] = draft.sources;
          const { start = 0, end = 0 } = source?.passage ?? {};
          const texts = { incident: description, evidence: described, journal_entry: content };
          const text = Reflect.get(texts, source?.entity ?? '') as string;
          expect(text.slice(start, end)).toBe(draft.text);
          expect(draft.text.length).toBeLessThanOrEqual(SYNTHESIS_SENTENCE_MAX_CHARACTERS);
          if (text.isWellFormed()) expect(draft.text.isWellFormed()).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('it fits, with as many sentences of each record as there is room for', () => {
    const incident = happened({ description: 'Il a crié. Il a ri. Depuis je dors mal. J’ai écrit aux RH.' });
    const [read] = materialOf([incident]).incidents;
    const incidents = Array.from(
      { length: 1_000 },
      () => ({ ...read, incident }) as NonNullable<typeof read>,
    );
    const { drafts, leftOut } = composeSynthesis({ incidents, entries: [] }, 'fr');
    expect(drafts.length).toBeLessThanOrEqual(SYNTHESIS_SENTENCES_MAX_COUNT);
    expect(drafts.filter(({ part, made: by }) => part === 'chronology' && by === 'rule')).toHaveLength(1_000);
    expect(leftOut).toBeGreaterThan(0);
  });
});
