import { describe, expect, it } from 'vitest';
import { evidenceAddress } from './evidence-address.ts';

describe('evidenceAddress', () => {
  it('keeps the path of the file', () => {
    expect(evidenceAddress('0198/photo 1.png')).toBe('/api/evidence/0198/photo%201.png');
  });

  it('never leads out of the evidence', () => {
    expect(evidenceAddress('../../auth/v1/user')).toBe('/api/evidence/auth/v1/user');
    expect(evidenceAddress('a?b#c')).toBe('/api/evidence/a%3Fb%23c');
  });
});
