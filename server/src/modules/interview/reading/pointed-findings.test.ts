import { describe, expect, it } from 'vitest';
import type { DetailKind } from '#contract/interview.ts';
import type { SaidMessage } from '#interviewer/index.ts';
import type { Pointer } from '../extraction/pointer.ts';
import { liveOf, readingOf, STORY, saidFrom } from './conversation.fixture.ts';

const PLACE = 'là où on range les palettes';
const TOLD = `Mon chef m’a insultée, pile ${PLACE}.`;

/** A pointer at these words in the first message that has them. */
const at = (
  said: readonly SaidMessage[],
  kind: DetailKind,
  words: string,
  more: Partial<Pointer> = {},
): Pointer => {
  const message = said.find(({ content }) => content.includes(words));
  const start = message?.content.indexOf(words) ?? 0;
  return {
    kind,
    message_id: message?.id ?? '',
    start,
    end: start + words.length,
    certainty: 'exact',
    ...more,
  };
};

describe('words at which a model points', () => {
  it('are proposed where nothing was read, with who found them, and count as told', () => {
    const said = saidFrom(TOLD);
    expect(liveOf(readingOf(said).collected, 'where')).toEqual([]);
    const { collected } = readingOf(said, { pointers: [at(said, 'where', PLACE)] });
    expect(liveOf(collected, 'where')).toMatchObject([
      { sources: [{ words: PLACE }], state: 'proposed', certain: false, found_by: 'model' },
    ]);
    expect(collected.told).toContain('where');
  });

  it('change nothing where the same words were read', () => {
    const said = saidFrom(...STORY);
    const pointers = [
      at(said, 'when', 'Hier vers 14h30'),
      at(said, 'where', 'dans la salle de réunion du 3e étage', { certainty: 'approximate' }),
      at(said, 'people', 'mon chef Marc Dupont'),
      at(said, 'impact', 'je ne dors plus'),
      at(said, 'actions', "J'en ai parlé à la DRH"),
    ];
    expect(readingOf(said, { pointers }).collected).toEqual(readingOf(said).collected);
  });

  it('name no kind of facts, no day, and no part that somebody played', () => {
    const said = saidFrom('Le machin de mardi, avec Zed Zorg, il me l’a fait.');
    const pointers = [
      at(said, 'incident_type', 'il me l’a fait'),
      at(said, 'when', 'Le machin'),
      at(said, 'people', 'Zed Zorg'),
      at(said, 'people', 'il me l’a fait'),
    ];
    const found = readingOf(said, { pointers }).collected.proposals.filter(
      ({ found_by }) => found_by === 'model',
    );
    expect(found.map(({ detail }) => detail)).not.toContain('incident_type');
    for (const { value, certain } of found) {
      expect(certain).toBe(false);
      if ('part' in value) expect(value.part).toBe('mentioned');
      if (value.detail === 'when') expect([value.day, value.time]).toEqual([null, null]);
    }
  });

  it.each(['personne n’a rien vu', 'aucun témoin', 'j’étais seule'])(
    'are nobody where the person says that there was nobody: « %s »',
    (words) => {
      const said = saidFrom(`Il m’a insultée, ${words}.`);
      const { collected } = readingOf(said, { pointers: [at(said, 'witnesses', words)] });
      expect(collected.proposals.filter(({ found_by }) => found_by === 'model')).toEqual([]);
    },
  );

  it('tell nothing where the model says that the person does not know, or outside of what the person wrote', () => {
    const said = saidFrom(TOLD, 'Là où on range les palettes, donc ?', 'Voilà.');
    const before = readingOf(said).collected;
    const place = at(said, 'where', PLACE);
    const strange: Pointer[] = [
      { ...place, certainty: 'unknown' },
      { ...place, message_id: 'm1', start: 0, end: 27 },
      { ...place, message_id: 'nobody' },
      { ...place, start: 9_000, end: 9_010 },
    ];
    expect(readingOf(said, { pointers: strange }).collected).toEqual(before);
  });

  it('belong to the incident in whose part of the message they stand', () => {
    const said = saidFrom(
      `Le 3 mars 2026 Marc Dupont m’a insultée, pile ${PLACE}. Une autre fois, le 12 avril 2026, Paul Girard m’a poussée.`,
    );
    const { collected } = readingOf(said, { pointers: [at(said, 'where', PLACE)] });
    expect(collected.number).toBe(2);
    expect(liveOf(collected, 'where')).toEqual([]);
    expect(collected.others?.map((one) => liveOf(one, 'where').length)).toEqual([1]);
  });
});

it('what only a model pointed at brings no suggestion; what the person told, or confirmed of it, does', () => {
  const said = saidFrom(
    'Hier à 20h au cinéma avec ma sœur, tout le monde riait, je me suis bien amusée, on a mangé des crêpes.',
  );
  const pointers = (
    [
      ['when', 'Hier à 20h'],
      ['where', 'au cinéma'],
      ['people', 'ma sœur'],
      ['description', 'on a mangé des crêpes'],
      ['witnesses', 'tout le monde'],
      ['impact', 'je me suis bien amusée'],
      ['actions', 'on a mangé'],
    ] as const
  ).map(([kind, words]) => at(said, kind, words));
  const { collected, drafts } = readingOf(said, { pointers });
  expect(collected.told.length).toBeGreaterThanOrEqual(6);
  expect(drafts.map(({ suggestion }) => suggestion)).toEqual([null]);
  const told = liveOf(collected, 'description').find(({ found_by }) => found_by === 'model');
  const [source] = told?.sources ?? [];
  const { message_id: messageId = '', start = 0, end = 0, words = '' } = source ?? {};
  const answers = [
    {
      made: 1,
      incident: '',
      detail: 'description' as const,
      about: { passages: [{ messageId, start, end, words }], value: { detail: 'description' as const } },
      action: 'confirm' as const,
      after: 'm0',
    },
  ];
  expect(readingOf(said, { pointers, answers }).drafts[0]?.suggestion).not.toBeNull();
});
