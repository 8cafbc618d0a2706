import { describe, expect, it } from 'vitest';
import type { CollectedDetail, DetailKind } from '#contract/interview.ts';
import { draftSuggestion } from '../../draft-suggestion.ts';
import type { Pointer } from '../../extraction/pointer.ts';
import type { SaidMessage } from '../../guide/state.ts';
import { readInterview } from '../../read-interview.ts';
import type { StoredEdit } from '../edits.ts';

const AT = Date.parse('2026-11-21T10:00:00Z');

/** Person and assistant in turn, the person first. */
const saidFrom = (...contents: string[]): SaidMessage[] =>
  contents.map((content, at) => ({
    id: `m${at}`,
    role: at % 2 === 0 ? 'user' : 'assistant',
    content,
    at: new Date(AT + at * 60_000),
  }));

/** Points at the words, wherever they stand first. */
const at = (
  said: readonly SaidMessage[],
  kind: DetailKind,
  words: string,
  more: Partial<Pointer> = {},
): Pointer => {
  const message = said.find(({ role, content }) => role === 'user' && content.includes(words));
  if (!message) throw new Error(`Nobody said: ${words}`);
  const start = message.content.indexOf(words);
  return { kind, message_id: message.id, start, end: start + words.length, certainty: 'exact', ...more };
};

const read = (
  said: readonly SaidMessage[],
  pointers: readonly Pointer[],
  edits: readonly StoredEdit[] = [],
) => readInterview(said, { timeZone: 'Europe/Paris', edits, pointers });

const detailOf = (
  said: readonly SaidMessage[],
  pointers: readonly Pointer[],
  kind: DetailKind,
): CollectedDetail | undefined =>
  read(said, pointers).collected.details.find((detail) => detail.kind === kind);

const ACT = 'Mon chef m’a insultée';

describe('words at which a model points', () => {
  it('are collected where the reading has found nothing, with the words and who found them', () => {
    const said = saidFrom(`${ACT} sous la verrière de la cour.`);
    expect(detailOf(said, [], 'where')).toBeUndefined();
    const pointers = [at(said, 'where', 'sous la verrière de la cour')];
    expect(detailOf(said, pointers, 'where')).toEqual({
      kind: 'where',
      certainty: 'exact',
      value: 'sous la verrière de la cour',
      sources: [{ message_id: 'm0', start: 22, end: 49, words: 'sous la verrière de la cour' }],
      found_by: 'model',
    });
    expect(read(said, pointers).collected.filled).toBe(read(said, []).collected.filled + 1);
  });

  it('change nothing where the reading has found the same words', () => {
    const said = saidFrom(
      'Hier vers 14h30 mon chef Marc Dupont m’a hurlé dessus dans la salle de réunion du 3e étage.',
      'Et depuis ?',
      'Depuis je ne dors plus. J’en ai parlé à la DRH.',
    );
    const before = read(said, []).collected;
    const pointers = [
      at(said, 'when', 'Hier vers 14h30'),
      at(said, 'where', 'dans la salle de réunion du 3e étage', { certainty: 'approximate' }),
      at(said, 'people', 'mon chef Marc Dupont'),
      at(said, 'impact', 'je ne dors plus'),
      at(said, 'actions', 'J’en ai parlé à la DRH'),
      at(said, 'description', 'mon chef Marc Dupont m’a hurlé dessus'),
      at(said, 'incident_type', 'hurlé dessus', { type: 'sexual_harassment' }),
    ];
    expect(read(said, pointers).collected).toEqual(before);
  });

  it('are no other thing than what the reading has understood them as', () => {
    const said = saidFrom(`${ACT}. J’en ai parlé à la DRH ce matin à 9h. Je ne dors plus.`);
    const before = read(said, []).collected;
    for (const kind of ['incident_type', 'where', 'witnesses', 'impact', 'when'] as const) {
      expect(read(said, [at(said, kind, 'J’en ai parlé à la DRH ce matin à 9h')]).collected).toEqual(before);
    }
    expect(read(said, [at(said, 'when', 'ce matin à 9h')]).collected).toEqual(before);
  });

  it('make exact what was vague, and keep the vague words behind', () => {
    const said = saidFrom(`${ACT} au bureau, pile sous la verrière du fond.`);
    expect(detailOf(said, [], 'where')).toMatchObject({ certainty: 'approximate' });
    const found = detailOf(said, [at(said, 'where', 'sous la verrière du fond')], 'where');
    expect(found).toMatchObject({ certainty: 'exact', value: 'sous la verrière du fond', found_by: 'model' });
    expect(found?.sources.map(({ words }) => words)).toEqual(['sous la verrière du fond', 'au bureau']);
  });

  it('are not as sure as the person when the model is not, she is not, or it is one word', () => {
    const said = saidFrom(`${ACT} sous la verrière. Je crois que c’était sous le porche. Verrière.`);
    expect(
      detailOf(said, [at(said, 'where', 'sous la verrière', { certainty: 'approximate' })], 'where'),
    ).toMatchObject({ certainty: 'approximate' });
    expect(detailOf(said, [at(said, 'where', 'sous le porche')], 'where')).toMatchObject({
      certainty: 'approximate',
    });
    expect(detailOf(said, [at(said, 'where', 'Verrière')], 'where')).toMatchObject({
      certainty: 'approximate',
    });
  });

  it.each([
    ['a question', `${ACT}. Est-ce que c’était sous la verrière ?`],
    ['any question', `${ACT}. Vous connaissez le coin sous la verrière ?`],
    ['a supposition', `${ACT}. S’il m’attend sous la verrière je pars.`],
    ['a dream', `${ACT}. J’ai rêvé que j’étais sous la verrière.`],
    ['a denial', `${ACT}. Ce n’était pas sous la verrière.`],
    ['a withdrawal', `${ACT}. Oubliez ce que j’ai dit sur le coin sous la verrière.`],
    ['somebody else’s story', `${ACT}. Ma cousine s’est fait insulter sous la verrière.`],
  ])('tell nothing in %s', (_what, content) => {
    const said = saidFrom(content);
    expect(detailOf(said, [at(said, 'where', 'sous la verrière')], 'where')).toBeUndefined();
  });

  it.each(['oui', 'Merci', 'bonjour', 'Voilà, merci.', 'je ne sais pas', '…', '12', '😀'])(
    'tell nothing when they are « %s »',
    (words) => {
      const said = saidFrom(ACT, 'Et ?', words);
      const before = read(said, []).collected;
      for (const kind of ['where', 'witnesses', 'impact', 'actions', 'people', 'description'] as const) {
        expect(read(said, [at(said, kind, words)]).collected).toEqual(before);
      }
    },
  );

  it('are not closed by a model: that she does not know is hers to say', () => {
    const said = saidFrom(`${ACT} sous la verrière.`);
    const pointers = [at(said, 'where', 'sous la verrière', { certainty: 'unknown' })];
    expect(read(said, pointers).collected).toEqual(read(said, []).collected);
  });

  it('do not stand against a later « je ne sais pas », and are known again when she tells', () => {
    const told = [`${ACT} sous la verrière.`, 'À quel endroit cela s’est-il passé ?', 'Je ne sais pas.'];
    const said = saidFrom(...told);
    expect(detailOf(said, [at(said, 'where', 'sous la verrière')], 'where')).toMatchObject({
      certainty: 'unknown',
    });
    const later = saidFrom(
      ...told,
      'Que s’est-il passé ensuite ?',
      'Si, j’y suis : contre la verrière du fond.',
    );
    expect(detailOf(later, [at(later, 'where', 'contre la verrière du fond')], 'where')).toMatchObject({
      certainty: 'exact',
    });
  });

  it('point at nothing outside of what she wrote', () => {
    const said = saidFrom(`${ACT} sous la verrière.`, 'Sous la verrière, donc ?', 'Voilà.');
    const before = read(said, []).collected;
    const place = at(said, 'where', 'sous la verrière');
    const strange: Pointer[] = [
      { ...place, message_id: 'm1', start: 0, end: 16 },
      { ...place, message_id: 'nobody' },
      { ...place, start: 9_000, end: 9_010 },
      { ...place, start: place.end, end: place.start },
      { ...place, start: -5, end: 4 },
      { ...place, start: place.start - 1 },
      { ...place, start: Number.NaN },
    ];
    expect(read(said, strange).collected).toEqual(before);
  });
});

describe('what the person does herself', () => {
  const said = saidFrom(`${ACT} sous la verrière.`, 'Et ?', 'Merci.');
  const pointers = [at(said, 'where', 'sous la verrière')];
  const edit = (action: 'erase' | 'unsure', through = 3): StoredEdit => ({
    episode: '',
    kind: 'where',
    through,
    action,
  });

  it('erases what a model has found, for good', () => {
    const { collected } = read(said, pointers, [edit('erase')]);
    expect(collected.details.some(({ kind }) => kind === 'where')).toBe(false);
    expect(collected.erased).toEqual(['where']);
  });

  it('keeps it from counting', () => {
    const { collected } = read(said, pointers, [edit('unsure')]);
    expect(collected.details.find(({ kind }) => kind === 'where')).toMatchObject({
      certainty: 'approximate',
      edit: 'unsure',
    });
    expect(collected.filled).toBe(read(said, []).collected.filled);
  });

  it('stands in its place when she corrects it', () => {
    const { collected } = read(said, pointers, [
      { episode: '', kind: 'where', through: 3, action: 'correct', value: 'dans la cour' },
    ]);
    expect(collected.details.find(({ kind }) => kind === 'where')).toEqual({
      kind: 'where',
      certainty: 'exact',
      value: 'dans la cour',
      sources: [],
      edit: 'corrected',
    });
  });

  it('takes it back in words', () => {
    for (const taking of [
      'Oubliez tout.',
      'Enlevez la verrière.',
      'En fait ce n’était pas sous la verrière.',
    ]) {
      const later = saidFrom(`${ACT} sous la verrière.`, 'Et ?', taking);
      expect(detailOf(later, pointers, 'where')).toBeUndefined();
    }
  });
});

describe('a moment', () => {
  it('has a day only where our own reader finds one in the words', () => {
    const said = saidFrom(`${ACT} la veille de mon départ en congé maternité.`);
    expect(read(said, [at(said, 'when', 'la veille de mon départ')]).collected).toMatchObject({
      day: null,
      details: expect.arrayContaining([
        expect.objectContaining({ kind: 'when', certainty: 'approximate', value: 'la veille de mon départ' }),
      ]),
    });
  });

  it('is the one that was told and read, whatever a model points at', () => {
    const said = saidFrom(`${ACT} hier à 14h. Le 3 mars à 9h on en reparle.`);
    const before = read(said, []).collected;
    expect(before).toMatchObject({ day: '2026-11-20', time: '14:00' });
    const after = read(said, [at(said, 'when', 'Le 3 mars à 9h')]).collected;
    expect([after.day, after.time, after.filled]).toEqual([before.day, before.time, before.filled]);
  });
});

describe('a person', () => {
  it('is one whom the reading has not seen, by name or by role', () => {
    const said = saidFrom(`${ACT}. Tout vient de Zbigniew, au fond.`);
    expect(read(said, []).collected.people.map(({ name }) => name)).toEqual(['Mon chef']);
    const { collected } = read(said, [at(said, 'people', 'Zbigniew')]);
    expect(collected.people).toContainEqual({ name: 'Zbigniew', role: '', full: false, witness: false });
  });

  it.each([
    ['no name', `${ACT}, le temps était gris.`, 'le temps'],
    ['a word at the beginning', `${ACT}. Verrière sombre.`, 'Verrière'],
    ['a company', `${ACT} chez Zbigniew.`, 'Zbigniew'],
    ['herself', `Je m’appelle Zoubida Rahal. ${ACT}.`, 'Rahal'],
    ['cleared', `${ACT}. Ce n’était pas Zbigniew.`, 'Zbigniew'],
    ['a month', `${ACT} en Novembre.`, 'Novembre'],
  ])('is not anybody who is %s', (_what, content, words) => {
    const said = saidFrom(content);
    const before = read(said, []).collected;
    expect(read(said, [at(said, 'people', words)]).collected).toEqual(before);
  });

  it('is cleared also later', () => {
    const said = saidFrom(`${ACT}. Tout vient de Zbigniew, au fond.`, 'Et ?', 'Zbigniew n’y est pour rien.');
    const found = [at(said, 'people', 'Zbigniew')];
    expect(read(said, found).collected.people).toEqual(read(said, []).collected.people);
  });
});

describe('the nature of the facts', () => {
  const said = saidFrom(
    'Hier à 14h mon chef Marc Dupont m’a donné une vieille table dans la réserve du sous-sol, il m’a pris mes dossiers et il m’a dit de rester là toute la journée.',
    'Et ?',
    'Julie Leroy a tout vu. Je ne dors plus. J’en ai parlé à la DRH. Pour moi c’est une exécution sociale.',
  );

  it.each(['bullying', 'sexual_harassment', 'discrimination', 'violence', 'verbal_abuse'] as const)(
    'is in her words, counts for nothing, and gives no name on a model’s word: %s',
    (type) => {
      const before = read(said, []).collected;
      expect([before.type, before.filled]).toEqual([null, 7]);
      const state = read(said, [at(said, 'incident_type', 'une exécution sociale', { type })]);
      expect(state.collected).toMatchObject({ type, filled: 7 });
      expect(state.collected.details[0]).toMatchObject({
        kind: 'incident_type',
        certainty: 'approximate',
        value: 'une exécution sociale',
        found_by: 'model',
      });
      const draft = draftSuggestion(state, said);
      expect(draft?.title).toMatch(/^Incident professionnel/);
      expect(draft?.extractedData.facts).toEqual(['une exécution sociale']);
    },
  );

  it('is what the reading has heard, whatever a model takes it for', () => {
    const heard = saidFrom(`${ACT}. Une exécution sociale.`);
    const before = read(heard, []).collected;
    expect(before.type).toBe('verbal_abuse');
    const pointers = [at(heard, 'incident_type', 'Une exécution sociale', { type: 'sexual_harassment' })];
    expect(read(heard, pointers).collected).toEqual(before);
  });
});

it('belongs to the incident in whose part of the message its words stand', () => {
  const said = saidFrom(
    `Le 3 mars à 10h, mon chef Marc Dupont m’a insultée sous la verrière. Le 12 avril à 9h, il m’a poussée contre le mur.`,
  );
  const { collected } = read(said, [at(said, 'where', 'sous la verrière')]);
  const all = [collected, ...(collected.others ?? [])].toSorted(
    (one, other) => (one.number ?? 0) - (other.number ?? 0),
  );
  expect(all.map(({ day }) => day)).toEqual(['2026-03-03', '2026-04-12']);
  const places = all.map(({ details }) => details.find(({ kind }) => kind === 'where')?.value);
  expect(places[0]).toBe('sous la verrière');
  expect(places[1]).not.toBe('sous la verrière');
});
