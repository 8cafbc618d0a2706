import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedPart } from './changed-part.ts';

it('a changed word stands alone, whole, between what stayed', () => {
  expect(changedPart('Il a parlé fort hier.', 'Il a crié fort hier.')).toEqual({
    before: 'Il a',
    removed: ' parlé',
    added: ' crié',
    after: ' fort hier.',
  });
});

it('what was only added, or only removed, has nothing against it', () => {
  expect(changedPart('Un mot.', 'Un mot. Encore.')).toMatchObject({ removed: '', added: ' Encore.' });
  expect(changedPart('Un mot. Encore.', 'Un mot.')).toMatchObject({ removed: ' Encore.', added: '' });
});

it('both versions can be put together again from the parts, letter for letter', () => {
  const texts = fc.array(fc.constantFrom('a', 'b', ' ', '\n', '😶', ' ')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      const { before, removed, added, after } = changedPart(one, other);
      expect(`${before}${removed}${after}`).toBe(one);
      expect(`${before}${added}${after}`).toBe(other);
    }),
  );
});
