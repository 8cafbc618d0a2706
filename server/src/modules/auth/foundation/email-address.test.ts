import { describe, expect, it } from 'vitest';
import { emailFrom } from './email-address.ts';

describe('an e-mail address', () => {
  it('is kept in lower case, without the space around it', () => {
    expect(emailFrom('  Nadia.Benali+note@Exemple.FR ')).toBe('nadia.benali+note@exemple.fr');
    expect(emailFrom('x@café.example.org')).toBe('x@café.example.org');
  });

  it.each([
    '',
    'nobody',
    'a@b',
    'a@@exemple.fr',
    'a b@exemple.fr',
    'a@exemple.fr,b@exemple.fr',
    'a@exemple.fr\r\nBcc: b@exemple.fr',
    '"a b"@exemple.fr',
    'Nadia <a@exemple.fr>',
    'a@-exemple.fr',
    'a@exemple..fr',
    'a\u0000@exemple.fr',
    `${'a'.repeat(250)}@exemple.fr`,
  ])('is refused as %j', (text) => {
    expect(emailFrom(text)).toBeNull();
  });
});
