import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReceipt, receiptOf } from './receipt.ts';

const ends = fc
  .tuple(fc.integer({ min: 1, max: 2_147_483_647 }), fc.string())
  .map(([sequence, text]) => ({ sequence, hash: createHash('sha256').update(text).digest('hex') }));

test('A receipt is read as it was given, however it was typed', () => {
  fc.assert(
    fc.property(ends, (end) => {
      const code = receiptOf(end);
      const said = { sequence: end.sequence, hashStart: end.hash.slice(0, 20) };
      expect(readReceipt(code)).toEqual(said);
      expect(readReceipt(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toEqual(said);
    }),
  );
});

test('One wrong character, or two that changed places, are no receipt', () => {
  fc.assert(
    fc.property(ends, fc.nat(), fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'), (end, at, wrong) => {
      const code = [...receiptOf(end).replaceAll('-', '')];
      const place = at % (code.length - 1);
      const changed = code.with(place, wrong);
      if (changed[place] !== code[place]) expect(readReceipt(changed.join(''))).toBeNull();
      const swapped = code.with(place, code[place + 1] as string).with(place + 1, code[place] as string);
      if (place + 2 < code.length && code[place] !== code[place + 1])
        expect(readReceipt(swapped.join(''))).toBeNull();
    }),
  );
});

test('What is no receipt is refused', () => {
  for (const text of ['', '1', 'bonjour', '0'.repeat(40), '-'.repeat(20)])
    expect(readReceipt(text)).toBeNull();
});
