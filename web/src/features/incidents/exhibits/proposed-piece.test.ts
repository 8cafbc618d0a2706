import { describe, expect, it } from 'vitest';
import { EVIDENCE_TITLE_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { type ExhibitValues, emptyExhibit } from './exhibit-values.ts';
import { arePickedAnew, type PickedFile, titleByFile, typeByFile, withPicked } from './proposed-piece.ts';

const photo: PickedFile = { id: 'a', name: 'Bureau.jpg', type: 'image/jpeg' };
const letter: PickedFile = { id: 'b', name: 'Lettre.pdf', type: 'application/pdf' };
const titles = ({ pieces }: ExhibitValues) => pieces.map(({ title }) => title);

it.each([
  ['Photo du bureau.jpg', 'Photo du bureau'],
  ['archive.tar.gz', 'archive.tar'],
  ['.htaccess', '.htaccess'],
  ['Version 2. Suite', 'Version 2. Suite'],
  [`${'x'.repeat(250)}.pdf`, 'x'.repeat(EVIDENCE_TITLE_MAX_CHARACTERS)],
])('a file called %s is an exhibit called %s', (name, title) => {
  expect(titleByFile(name)).toBe(title);
});

it('the kind of a file proposes the type of its exhibit', () => {
  expect((['image/png', 'audio/wav', 'message/rfc822', 'text/plain'] as const).map(typeByFile)).toEqual([
    'photo',
    'audio',
    'email',
    'document',
  ]);
});

describe('a new form', () => {
  it('takes title and type of the only file, and gives them back when it goes', () => {
    const one = withPicked(emptyExhibit(), [], [photo]);
    expect(one).toMatchObject({ title: 'Bureau', type: 'photo' });
    expect(withPicked(one, [photo], [])).toMatchObject({ title: '', type: null, pieces: [] });
  });

  it('leaves what the person has typed and chosen', () => {
    const typed = { ...emptyExhibit(), title: 'La convocation', type: 'message' as const };
    const one = withPicked(typed, [], [letter]);
    expect(one).toMatchObject({ title: 'La convocation', type: 'message' });
    expect(withPicked(one, [letter], [])).toMatchObject({ title: 'La convocation', type: 'message' });
  });

  it('gives the first file what was said while it was the only one', () => {
    const one = { ...withPicked(emptyExhibit(), [], [photo]), title: 'Le bureau vide' };
    expect(titles(withPicked(one, [photo], [photo, letter]))).toEqual(['Le bureau vide', 'Lettre']);
  });

  it('says of the one that is left what was said of it', () => {
    const both = withPicked(emptyExhibit(), [], [photo, letter]);
    const named = both.pieces.map((piece) =>
      piece.file === 'b' ? { ...piece, title: 'Convocation' } : piece,
    );
    const left = withPicked({ ...both, pieces: named }, [photo, letter], [letter]);
    expect(left).toMatchObject({ title: 'Convocation', type: 'document' });
    expect(titles(left)).toEqual(['Convocation']);
  });

  it('keeps what it said of files that are found again after a reload', () => {
    const both = withPicked(emptyExhibit(), [], [photo, letter]);
    const named = { ...both, pieces: both.pieces.map((piece) => ({ ...piece, title: `${piece.title} !` })) };
    expect(titles(withPicked(named, [], [photo, letter]))).toEqual(['Bureau !', 'Lettre !']);
  });
});

it('the same files are nothing new', () => {
  expect(arePickedAnew([photo], [{ ...photo }])).toBe(false);
  expect(arePickedAnew([photo], [photo, letter])).toBe(true);
});
