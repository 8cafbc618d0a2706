import { describe, expect, it } from 'vitest';
import type { Pointer } from '../../extraction/pointer.ts';
import type { StoredEdit } from '../edits.ts';
import { ACT, at, detailOf, read, saidFrom } from './pointed.fixture.ts';

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
      at(said, 'incident_type', 'hurlé dessus'),
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
