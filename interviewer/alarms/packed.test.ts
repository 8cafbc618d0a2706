import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LARGEST_WEIGHT, packed, unpacked } from './packed.ts';

it('gives back the weights that were packed', () => {
  const pair = fc.tuple(
    fc.integer({ min: -LARGEST_WEIGHT, max: LARGEST_WEIGHT }),
    fc.integer({ min: -LARGEST_WEIGHT, max: LARGEST_WEIGHT }),
  );
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      const weights = Int8Array.from(pairs.flat());
      expect(unpacked(packed(weights))).toEqual(weights);
    }),
  );
});
