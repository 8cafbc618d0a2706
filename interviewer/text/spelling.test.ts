import { expect, test } from 'vitest';
import { isFrench, isStem, lemmas, stemOf } from './spelling.ts';

test('each stem of the dictionary is found among the few words that are looked at for it', () => {
  const missed = [...lemmas()].filter((word) => !isStem(stemOf(word)));
  expect(lemmas().size).toBeGreaterThan(70_000);
  expect(missed).toEqual([]);
});

test.each(['insultees', 'crient', 'menacait', 'voyaient', 'deifiquent', 'sciemment', 'poubelles'])(
  'some form of %s stands in the dictionary',
  (word) => expect(isFrench(word)).toBe(true),
);

test.each(['jveux', 'kevin', 'xyz', 'koi'])('"%s" is no word of the dictionary', (word) =>
  expect(isFrench(word)).toBe(false),
);
