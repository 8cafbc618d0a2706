import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { narrowSpaceFont } from '../../../build/narrow-space.ts';

it('is the font that web/build/narrow-space.ts makes', () => {
  const kept = readFileSync(join(import.meta.dirname, 'narrow-space.woff2'));
  expect(kept.equals(narrowSpaceFont())).toBe(true);
});
