import { describe, expect, it } from 'vitest';
import { composeLetter, composeNotice } from './letters.ts';

const facts = {
  productName: 'Recueil & Cie',
  to: 'nadia@exemple.fr',
  code: '012345',
  link: 'https://recueil.example/auth/v1/verify?token=a&type=signup',
};

describe('a mail of the service', () => {
  it('carries link and code, in text and in HTML', () => {
    const letter = composeLetter('confirmation', facts);
    expect(letter.subject).toBe('Confirmez votre adresse email / Confirm your email address – Recueil & Cie');
    expect(letter.text).toContain(`\n${facts.link}\n`);
    expect(letter.text).toContain('Ou saisissez ce code\u202f: 012345');
    expect(letter.html).toContain('href="https://recueil.example/auth/v1/verify?token=a&amp;type=signup"');
    expect(letter.html).toContain('Recueil &amp; Cie');
  });

  it('says how to choose a password where two sign-ups disagreed on it, and only there', () => {
    const letter = composeLetter('confirmation_without_password', facts);
    for (const body of [letter.text, letter.html])
      expect(body).toContain('«\u202fMot de passe oublié\u202f?\u202f»');
    expect(composeLetter('confirmation', facts).text).not.toContain('oublié');
  });

  it('says the same in French and, below, in English', () => {
    const { text, html } = composeLetter('recovery', facts);
    expect(text.indexOf('Pour choisir un nouveau mot de passe')).toBeLessThan(
      text.indexOf('To choose a new password'),
    );
    expect(html).toContain('<div lang="en">');
  });

  it('that only tells asks for nothing: no link, no code', () => {
    const { text, html } = composeNotice('new_device', facts);
    expect(text).toContain('qui ne l’avait jamais ouvert');
    expect(text + html).not.toMatch(/https?:|<a |\d{6}/);
  });

  it('has no link where there is only a code to type', () => {
    const letter = composeLetter('reauthentication', { ...facts, link: null });
    expect(letter.text).toContain('\n012345\n');
    expect(letter.html).not.toContain('<a ');
  });
});
