import { describe, expect, it } from 'vitest';
import { createTotpSecret, stepOfCode } from './totp.ts';

/** RFC 6238, appendix B: the secret is the ASCII text 12345678901234567890; the last six of the eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a time-based code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [2_000_000_000, '279037'],
  ])('at %d seconds is that of RFC 6238', (seconds, code) => {
    expect(stepOfCode(SECRET, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
  });

  it('counts one step early and late, and no further', () => {
    const at = (seconds: number) => stepOfCode(SECRET, '081804', (1_111_111_109 + seconds) * 1_000);
    expect([at(30), at(-30)]).toEqual([37_037_036, 37_037_036]);
    expect([at(61), at(-61)]).toEqual([null, null]);
  });

  it.each(['', '08180', '0818040', 'abcdef', '０８１８０４'])('is none when it is %j', (code) => {
    expect(stepOfCode(SECRET, code, 1_111_111_109_000)).toBeNull();
  });

  it('comes with a secret of 160 bits, an address for the app and the same as a picture', () => {
    const { secret, uri, qrCode } = createTotpSecret('Récueil', 'nadia@exemple.fr');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain('otpauth://totp/');
    expect(uri).toContain(`secret=${secret}`);
    expect(qrCode).toMatch(/^<svg/);
  });
});
