import { describe, expect, it } from 'vitest';
import type { Draft } from '../composing/draft.ts';
import { type Around, arrange, sentencesIn } from './arrange.ts';

const draft = (text: string, some: Partial<Draft> & { of?: string } = {}): Draft => {
  const { of = text, ...rest } = some;
  return {
    part: 'chronology',
    text,
    made: 'words',
    sources: [{ entity: 'incident', id: of, version: 1, passage: null }],
    on: null,
    ...rest,
  };
};
const AROUND: Around = { language: 'fr', sureDays: new Set() };
const DRAFTS = [
  draft('Il a crié.', { on: '2026-03-04' }),
  draft('Il a ri.', { on: '2026-03-03' }),
  draft('Je suis partie.'),
];
const textsOf = (drafts: readonly Draft[]): string[] => drafts.map(({ text }) => text);

describe('what a model answers', () => {
  it('is read as JSON, also in a code fence, and is nothing else', () => {
    expect(sentencesIn('```json\n{"sentences":[{"from":[1],"text":"Il a crié."}]}\n```')).toHaveLength(1);
    expect(sentencesIn('{"sentences":"non"}')).toBeNull();
    expect(sentencesIn('Je ne peux pas.')).toBeNull();
  });

  it('joins sentences in place of the first of them, with all of their sources', () => {
    const { drafts, dropped } = arrange(DRAFTS, [{ from: [1, 2], text: 'Il a ri. Il a crié.' }], AROUND);
    expect(drafts.map(({ text, made, on }) => [text, made, on])).toEqual([
      ['Il a ri. Il a crié.', 'model', '2026-03-03'],
      ['Je suis partie.', 'words', null],
    ]);
    expect(drafts[0]?.sources.map(({ id }) => id)).toEqual(['Il a crié.', 'Il a ri.']);
    expect(dropped).toEqual([]);
  });

  it('is put together of the sentences as they were written, whatever spaces it gave them', () => {
    const written = [
      draft('Il a dit\u202f: «\u202fNon.\u202f»', { of: 'one' }),
      draft('Puis\nrien.', { of: 'two' }),
    ];
    const { drafts } = arrange(written, [{ from: [1, 2], text: 'Il a dit : « Non. » Puis rien.' }], AROUND);
    expect(textsOf(drafts)).toEqual(['Il a dit\u202f: «\u202fNon.\u202f» Puis\nrien.']);
  });

  it('leaves every sentence where it was that it made something else of', () => {
    const { drafts, dropped } = arrange(
      DRAFTS,
      [
        { from: [1], text: 'Marc a crié.' },
        { from: [9], text: 'Il a crié.' },
        { from: [3], text: 'Je suis partie.' },
        { from: [3], text: 'Je suis partie.' },
      ],
      AROUND,
    );
    expect(drafts).toEqual(DRAFTS);
    expect(dropped.map(({ because }) => because)).toEqual(['act', 'no_source', 'no_source']);
  });
});

describe('a model that means harm', () => {
  const told = ['Marc est venu.', 'Paul est entré.', 'Il m’a poussée.'].map((text) =>
    draft(text, { of: 'one' }),
  );

  it('gives nobody what somebody else did: sentences of one record stay one behind the other', () => {
    const answers = [
      { from: [1, 3], text: 'Marc est venu. Il m’a poussée.' },
      { from: [2, 1], text: 'Paul est entré. Marc est venu.' },
      { from: [3, 2], text: 'Il m’a poussée. Paul est entré.' },
    ];
    const { drafts, dropped } = arrange(told, answers, AROUND);
    expect(drafts).toEqual(told);
    expect(dropped.map(({ because }) => because)).toEqual(['changed', 'changed', 'changed']);
    expect(
      textsOf(arrange(told, [{ from: [2, 3], text: 'Paul est entré. Il m’a poussée.' }], AROUND).drafts),
    ).toEqual(['Marc est venu.', 'Paul est entré. Il m’a poussée.']);
  });

  it('takes nothing away from what stands in the call before, or in the one behind', () => {
    const two = [draft('Paul est entré.', { of: 'one' }), draft('Il a ri.', { of: 'two' })];
    const turned = [{ from: [1, 2], text: 'Il a ri. Paul est entré.' }];
    expect(arrange(two, turned, AROUND).dropped).toEqual([]);
    const neighbours = [
      { before: draft('Marc est venu.', { of: 'one' }) },
      { behind: draft('Il a crié.', { of: 'two' }) },
    ];
    for (const beside of neighbours)
      expect(arrange(two, turned, { ...AROUND, ...beside }).drafts).toEqual(two);
  });

  it('says of no two days that they are one, and of none that it came later, where nobody said so', () => {
    const of = (id: string, on: string): Draft => draft(`Fait ${id}.`, { of: id, on, made: 'rule' });
    const days = [of('a', '2026-01-03'), of('b', '2026-03-04'), of('c', '2026-03-04'), of('d', '2026-03-05')];
    const sure = { ...AROUND, sureDays: new Set(['a', 'b', 'c']) };
    const glued = (from: number[], glue: string): string[] => {
      const [one, other] = from.map((place) => days[place - 1]?.text);
      const { drafts, dropped } = arrange(days, [{ from, text: `${one} ${glue} : ${other}` }], sure);
      return dropped.length > 0
        ? dropped.map(({ because, words }) => `${because} ${words}`)
        : textsOf(drafts);
    };
    expect(glued([1, 2], 'Le même jour')).toEqual(['date le même jour']);
    expect(glued([2, 1], 'Ensuite')).toEqual(['date ensuite']);
    expect(glued([2, 3], 'Puis')).toEqual(['date puis']);
    // Of this one the day is not sure.
    expect(glued([3, 4], 'Puis')).toEqual(['date puis']);
    expect(glued([2, 3], 'le même jour')[1]).toBe('Fait b. Le même jour\u202f: Fait c.');
    expect(glued([1, 2], 'Ensuite')[0]).toBe('Fait a. Ensuite\u202f: Fait b.');
  });

  it('says nothing of the day of the person’s own sentence, which may tell of another', () => {
    const days = [
      draft('Fait.', { of: 'a', on: '2026-03-04', made: 'rule' }),
      draft('La veille il a ri.', { of: 'b', on: '2026-03-04' }),
    ];
    const { drafts } = arrange(days, [{ from: [1, 2], text: 'Fait. Le même jour : La veille il a ri.' }], {
      ...AROUND,
      sureDays: new Set(['a', 'b']),
    });
    expect(drafts).toEqual(days);
  });
});
