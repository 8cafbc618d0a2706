import { describe, expect, it } from 'vitest';
import { codeChallengeFrom, isVerifierOf } from './pkce.ts';

// RFC 7636, appendix B.
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

describe('a PKCE challenge', () => {
  it('is opened by its verifier alone', () => {
    const s256 = codeChallengeFrom(CHALLENGE, 'S256');
    expect(s256).toEqual({ challenge: CHALLENGE, method: 's256' });
    expect(isVerifierOf(VERIFIER, { challenge: CHALLENGE, method: 's256' })).toBe(true);
    expect(isVerifierOf(CHALLENGE, { challenge: CHALLENGE, method: 's256' })).toBe(false);
    expect(isVerifierOf(VERIFIER, { challenge: VERIFIER, method: 'plain' })).toBe(true);
    expect(isVerifierOf('', { challenge: CHALLENGE, method: 's256' })).toBe(false);
  });

  it('may be absent, but not by half', () => {
    expect(codeChallengeFrom('', '')).toBeNull();
    expect(() => codeChallengeFrom(CHALLENGE, '')).toThrow('PKCE flow requires');
    expect(() => codeChallengeFrom('', 's256')).toThrow('PKCE flow requires');
  });

  it.each([
    ['a'.repeat(42), 's256'],
    ['a'.repeat(129), 's256'],
    [`${'a'.repeat(43)}é`, 's256'],
    [CHALLENGE, 'md5'],
  ])('is refused as %s by %s', (challenge, method) => {
    expect(() => codeChallengeFrom(challenge, method)).toThrow(
      expect.objectContaining({ code: 'validation_failed' }),
    );
  });
});
