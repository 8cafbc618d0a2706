import { expect, it } from 'vitest';
import { noticeLetter } from './notice-letter.ts';

const facts = { productName: 'Recueil', to: 'nadia@exemple.fr', origin: 'https://recueil.example' };

it('the mail says that something waits, where to sign in, and nothing else', () => {
  const { to, subject, text, html } = noticeLetter({ ...facts, language: 'fr' });
  expect([to, subject]).toEqual([facts.to, 'Du nouveau dans votre espace – Recueil']);
  expect(text).toContain('\nhttps://recueil.example/login\n');
  expect(html).toContain('<html lang="fr">');
  expect(text + html).not.toMatch(/transcription|export|brouillon|Hello/i);
});

it('the mail is in the language of the person, and in both where they chose none', () => {
  expect(noticeLetter({ ...facts, language: 'en' }).text).not.toContain('Bonjour');
  const { subject, text } = noticeLetter({ ...facts, language: null });
  expect(subject).toBe('Du nouveau dans votre espace / Something new in your space – Recueil');
  expect(text.indexOf('Bonjour')).toBeLessThan(text.indexOf('Hello'));
});
