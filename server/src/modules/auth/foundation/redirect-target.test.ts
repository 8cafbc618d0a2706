import { describe, expect, it } from 'vitest';
import { isAllowedOrigin, redirectTarget, withFragment, withQuery } from './redirect-target.ts';

const SITE = 'https://recueil.example';

describe('the redirect allow-list', () => {
  it('keeps a page of the site', () => {
    expect(redirectTarget('https://recueil.example/auth/update-password?a=1', SITE)).toBe(
      'https://recueil.example/auth/update-password?a=1',
    );
  });

  it.each([
    undefined,
    '',
    '/relative',
    'javascript:alert(1)',
    'http://recueil.example/',
    'https://recueil.example:8443/',
    'https://recueil.example.attacker.example/',
    'https://recueil.example@attacker.example/',
    'https://user@recueil.example/',
    'https://attacker.example/?https://recueil.example',
    'https:\\\\attacker.example',
    '//attacker.example',
    'https://sub.recueil.example/',
  ])('turns %j into the site', (requested) => {
    expect(redirectTarget(requested, SITE)).toBe(SITE);
  });

  it('ignores the port on loopback, and only there', () => {
    expect(redirectTarget('http://localhost:5173/x', 'http://localhost:3000')).toBe(
      'http://localhost:5173/x',
    );
    expect(redirectTarget('http://127.0.0.1:5173/x', 'http://localhost:3000')).toBe('http://localhost:3000');
  });

  it('decides which origins may read the answers', () => {
    expect(isAllowedOrigin('https://recueil.example', SITE)).toBe(true);
    expect(isAllowedOrigin('https://attacker.example', SITE)).toBe(false);
    expect(isAllowedOrigin('null', SITE)).toBe(false);
  });

  it('adds parameters in order', () => {
    expect(withFragment(`${SITE}/x`, { type: 'signup', access_token: 'a' })).toBe(
      `${SITE}/x#access_token=a&sb=&type=signup`,
    );
    expect(withQuery(`${SITE}/x?keep=1#f`, { code: 'c' })).toBe(`${SITE}/x?keep=1&code=c#f`);
  });
});
