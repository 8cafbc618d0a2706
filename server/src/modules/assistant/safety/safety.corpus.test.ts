import { describe, expect, it } from 'vitest';
import { BUILT_ALIKE } from './built-alike.corpus.ts';
import { EVERYDAY } from './everyday.corpus.ts';
import { FOLLOWED_HOME_CORPUS } from './followed-home.corpus.ts';
import { FRIGHTENED, FRIGHTENED_AFTER, FRIGHTENED_LAST } from './frightened.corpus.ts';
import { RESCUE_CORPUS } from './rescue.corpus.ts';
import { SAFETY_CORPUS } from './safety.corpus.ts';
import { recogniseSafety } from './safety.ts';
import { WRITTEN_APART } from './written-apart.corpus.ts';

const CORPUS = [
  ...SAFETY_CORPUS,
  ...RESCUE_CORPUS,
  ...BUILT_ALIKE,
  ...WRITTEN_APART,
  ...EVERYDAY,
  ...FRIGHTENED,
  ...FRIGHTENED_AFTER,
  ...FRIGHTENED_LAST,
  ...FOLLOWED_HOME_CORPUS,
];

describe('danger and distress', () => {
  it.each(CORPUS)('%s: %s', (kind, text) => {
    expect(recogniseSafety(text)).toBe(kind);
  });

  it('is recognised without accents, in capitals and with curly apostrophes', () => {
    for (const [kind, text] of CORPUS) {
      const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
      expect([text, recogniseSafety(plain.toUpperCase())]).toEqual([text, kind]);
      expect([text, recogniseSafety(text.replaceAll("'", '’'))]).toEqual([text, kind]);
    }
  });
});
