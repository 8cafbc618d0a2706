import { describe, expect, it } from 'vitest';
import {
  areSeparate,
  type ExhibitValues,
  emptyExhibit,
  exhibitInputs,
  exhibitPatchBetween,
  withTogether,
} from './exhibit-values.ts';

const form = (over: Partial<ExhibitValues> = {}): ExhibitValues => ({
  ...emptyExhibit(),
  title: ' Le courrier ',
  description: ' Reçu à midi.\n',
  source: ' Ma boîte ',
  ...over,
});
const two = {
  files: ['a', 'b'],
  pieces: [
    { file: 'a', title: 'Premier', type: 'photo' as const },
    { file: 'b', title: 'Second', type: 'document' as const },
  ],
};
const sentBy = (values: ExhibitValues) =>
  exhibitInputs('draft', values).map(({ id, title, type, files }) => [id, title, type, files]);

it('a new form says nothing', () => {
  expect(emptyExhibit()).toMatchObject({ title: '', type: null, dated_on: null, together: false });
});

describe('what a form makes', () => {
  it('is one exhibit where there is no file, under the id that its draft keeps', () => {
    expect(exhibitInputs('draft', form())).toEqual([
      {
        id: 'draft',
        title: 'Le courrier',
        type: 'other',
        dated_on: null,
        source: 'Ma boîte',
        description: ' Reçu à midi.\n',
        files: [],
      },
    ]);
  });

  it('is one exhibit of each file, with what is said of all of them', () => {
    const values = form({ ...two, dated_on: '2026-03-12' });
    expect(sentBy(values)).toEqual([
      ['a', 'Premier', 'photo', ['a']],
      ['b', 'Second', 'document', ['b']],
    ]);
    for (const input of exhibitInputs('draft', values)) {
      expect(input).toMatchObject({
        source: 'Ma boîte',
        dated_on: '2026-03-12',
        description: ' Reçu à midi.\n',
      });
    }
  });

  it('is one exhibit of all files where that was chosen', () => {
    expect(sentBy(form({ ...two, together: true, type: 'email' }))).toEqual([
      ['draft', 'Le courrier', 'email', ['a', 'b']],
    ]);
  });

  it('keeps the id of a file’s exhibit when the others are taken out: sent again, it makes nothing twice', () => {
    const [, second] = two.pieces;
    const left = form({ files: ['b'], pieces: second ? [second] : [] });
    expect(sentBy(left)).toEqual([['b', 'Le courrier', 'other', ['b']]]);
  });
});

it('several files are separate until they are put together, which begins with the first title', () => {
  const values = form({ ...two, title: '' });
  expect(areSeparate(values)).toBe(true);
  expect(withTogether(values, true)).toMatchObject({ together: true, title: 'Premier', type: 'photo' });
  expect(withTogether(form(two), true).title).toBe(' Le courrier ');
  expect(areSeparate(withTogether(values, true))).toBe(false);
});

it('only what differs is changed, and blanks around title and source are no difference', () => {
  const stored = form({ type: 'photo', files: ['a'] });
  expect(exhibitPatchBetween(stored, { ...stored, title: 'Le courrier', source: 'Ma boîte' })).toEqual({});
  expect(exhibitPatchBetween(stored, { ...stored, dated_on: '2026-03-12', files: ['a', 'b'] })).toEqual({
    dated_on: '2026-03-12',
    files: ['a', 'b'],
  });
});
