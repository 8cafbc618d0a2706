import { expect, it } from 'vitest';
import { quoted } from './quoted.ts';

it('words stand in guillemets, and a quotation within them in the other marks', () => {
  expect(quoted('Il a crié.')).toBe('«\u202fIl a crié.\u202f»');
  expect(quoted('Il a dit\u202f: «\u202fSors\u202f», puis « encore ».')).toBe(
    '«\u202fIl a dit\u202f: “Sors”, puis “encore”.\u202f»',
  );
});
