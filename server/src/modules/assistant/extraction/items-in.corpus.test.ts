import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsIn } from './items-in.ts';

describe('what a model has written', () => {
  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        const read = itemsIn(text);
        expect(read === undefined || Array.isArray(read)).toBe(true);
      }),
    );
  });
});
