import { expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };
const modules = import.meta.glob<{ default: Texts }>('./fr/*.ts', { eager: true });

const textsIn = (texts: Texts): string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : textsIn(value)));

/** Texts that the specification writes otherwise, letter by letter. */
const AS_SPECIFIED = new Set([
  'Mot de passe oublié ?',
  'Inscription réussie ! Veuillez vérifier vos emails pour confirmer votre compte.',
  'Erreur API: {status}',
  'Erreur: {message}',
  'Erreur de mise à jour: {message}',
  'Erreur lors du chargement du profil: {message}',
]);

it.each(Object.keys(modules))('%s has a narrow no-break space where French has one', (path) => {
  const texts = textsIn(modules[path]?.default ?? {});
  expect(texts.length).toBeGreaterThan(0);
  const wrong = texts.filter(
    (text) => !AS_SPECIFIED.has(text) && /[^\u202f][;?!»]|[^\u202f\d]:|«[^\u202f]/.test(text),
  );
  expect(wrong).toEqual([]);
});
