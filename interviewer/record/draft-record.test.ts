import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, type Mark, person, talk, told } from '../guide/talk.fixture.ts';
import { draftRecord } from './draft-record.ts';

const TOLD: readonly [string, readonly Mark[]][] = [
  [
    'Bonjour. Mardi à 9 h mon chef a jeté mon badge dans le bac, devant le quai 4. Vous gardez tout ça ?',
    [
      day('Mardi à 9 h', '2026-11-17', { time: '09:00' }),
      person('people', 'mon chef', null, 'chef'),
      told('description', 'a jeté mon badge dans le bac'),
      told('where', 'devant le quai 4'),
    ],
  ],
  ['Louise a tout vu.', [person('witnesses', 'Louise', 'Louise', null)]],
  ['Depuis je dors mal. Merci de me lire', [told('impact', 'je dors mal')]],
];

const drafted = (lines: readonly [string, readonly Mark[]][], refused: readonly string[] = []) => {
  const { say, refuse, incident, said } = talk();
  for (const [line, marks] of lines) say(line, { marks });
  for (const words of refused) refuse(words);
  return { draft: draftRecord(incident(), said), said };
};

describe('the draft of a record', () => {
  it('is none below six told details', () => {
    expect(drafted(TOLD.slice(0, 2)).draft).toBeNull();
    expect(drafted(TOLD, ['devant le quai 4']).draft).toBeNull();
  });

  it('has a title in the words of the person, with a day that says that it is not certain', () => {
    expect(drafted(TOLD).draft?.title).toBe(
      'Mon chef a jeté mon badge dans le bac – 17 novembre 2026 (date à confirmer) – devant le quai 4',
    );
  });

  it.each([
    [{ state: 'confirmed', by: 'press' }, /17 novembre 2026 – devant/],
    [{ conflictsWith: ['other'] }, /^Mon chef a jeté mon badge dans le bac – devant/],
  ] as const)('names a day as surely as it is known: %j', (rest, title) => {
    const [[line, marks], ...others] = TOLD as [(typeof TOLD)[number], ...typeof TOLD];
    const known = [day('Mardi à 9 h', '2026-11-17', rest), ...marks.slice(1)];
    expect(drafted([[line, known], ...others]).draft?.title).toMatch(title);
  });

  it.each([
    ['sexual_harassment', 'critical'],
    ['violence', 'critical'],
    ['bullying', 'high'],
    ['discrimination', 'high'],
    ['verbal_abuse', 'high'],
    ['harassment', 'medium'],
  ] as const)('of %s is graver, as the specification has it: %s', (type, severity) => {
    const marks: Mark[] = [{ words: 'comme ça', value: { detail: 'incident_type', type } }];
    expect(drafted([...TOLD, ['Je le dis comme ça.', marks]]).draft).toMatchObject({ type, severity });
  });

  it('has a type only by the own word of the person, and not where it is doubted or refused', () => {
    const label = (state: Mark['state']): [string, Mark[]] => [
      "C'est du harcèlement.",
      [
        {
          words: 'harcèlement',
          value: { detail: 'incident_type', type: 'harassment' },
          ...(state && { state }),
        },
      ],
    ];
    expect(drafted(TOLD).draft).toMatchObject({ type: null, severity: 'medium' });
    expect(drafted([...TOLD, label('proposed')]).draft?.type).toBe('harassment');
    expect(drafted([...TOLD, label('unsure')]).draft?.type).toBeNull();
    const refused = drafted([...TOLD, label('refused')]).draft;
    expect(refused?.type).toBeNull();
    expect(`${refused?.title} ${refused?.description}`).not.toMatch(/harcèlement/i);
  });

  it('tells the account in order, without greetings and questions, and keeps the rest apart', () => {
    const { draft, said } = drafted(TOLD);
    expect(draft?.description).toBe(
      'Mardi à 9 h mon chef a jeté mon badge dans le bac, devant le quai 4.\n\nDepuis je dors mal.',
    );
    expect(draft?.rest.map(({ words }) => words)).toEqual([
      'Bonjour.',
      'Vous gardez tout ça ?',
      'Louise a tout vu.',
      'Merci de me lire',
    ]);
    for (const { messageId, start, end, words } of [...(draft?.account ?? []), ...(draft?.rest ?? [])]) {
      expect(said.find(({ id }) => id === messageId)?.content.slice(start, end)).toBe(words);
    }
  });

  it('never holds what was refused, not even in a sentence that tells something else', () => {
    const line = 'Paul Rivet, le chef, a jeté mon sac par la fenêtre.';
    const marks = [
      person('people', 'Paul Rivet', 'Paul Rivet', null),
      told('description', 'a jeté mon sac par la fenêtre'),
      told('actions', 'a jeté mon sac par la fenêtre'),
    ];
    const { draft } = drafted([...TOLD, [line, marks]], ['Paul Rivet']);
    expect(draft?.description).toContain('a jeté mon sac par la fenêtre');
    expect(JSON.stringify([draft?.title, draft?.description, draft?.people, draft?.certain])).not.toContain(
      'Rivet',
    );
  });

  it('is cut around a day that was put right, and keeps what was done', () => {
    const line = 'Vendredi mon tuteur a fermé le local à clé. Jeudi, pardon.';
    const marks = [
      day('Vendredi', '2026-11-13', { state: 'refused' }),
      told('description', 'mon tuteur a fermé le local à clé'),
    ];
    const { draft } = drafted([[line, [...marks, told('actions', 'mon tuteur a fermé le local')]], ...TOLD]);
    expect(draft?.description).toMatch(/^mon tuteur a fermé le local à clé/);
    expect(draft?.title).toMatch(/^Mon tuteur a fermé le local à clé – 17 novembre/);
    expect(`${draft?.title} ${draft?.description}`).not.toMatch(/vendredi/i);
  });

  it('tells what is certain from what is not and from what is empty', () => {
    const { draft } = drafted(TOLD);
    expect(draft?.certain).toEqual([]);
    expect(draft?.notCertain.map(({ detail }) => detail)).toContain('when');
    expect(draft?.empty).toEqual(['incident_type', 'actions']);
  });

  it('loses no word of what was said, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (text) => {
        const { draft, said } = drafted([
          ...TOLD,
          [`${text} Il a crié.`, [told('description', 'Il a crié')]],
        ]);
        const parts = [...(draft?.account ?? []), ...(draft?.rest ?? [])];
        const letters = (content: string) => [...content.replace(/\s/g, '')].sort().join('');
        const own = said.filter(({ role }) => role === 'user');
        expect(letters(parts.map(({ words }) => words).join(''))).toBe(
          letters(own.map(({ content }) => content).join('')),
        );
        expect(draft?.title.isWellFormed()).toBe(text.isWellFormed() || draft?.title.isWellFormed());
      }),
      { numRuns: 60 },
    );
  });
});
